import { parseFeed } from '@rowanmanning/feed-parser';
import { formatNewsFeed, type FeedDescription, type FeedItem } from '@/lib/feeds/news-feed';

const about: FeedDescription = {
  language: 'en',
  title: 'SCSE news',
  author: 'State Council',
  pageUrl: 'https://scse.example/gallery#news',
  feedUrl: 'https://scse.example/news.xml',
  establishedYear: 2017,
  buildDay: '2026-11-29',
};
const item: FeedItem = {
  id: 'new ground',
  title: 'Ground <b> & lanes',
  content: 'Eight lanes & "a" <stand> ]]>',
  picture: {
    url: 'https://scse.example/assets/gallery/image3.jpg',
    description: 'A ground with <b> & lanes',
  },
  published_at: '2025-02-10',
};
const updatedItem = { ...item, updated_at: '2025-03-02' };

const parse = (...items: FeedItem[]) => parseFeed(formatNewsFeed(items, about));

it('An entry has its whole text and its picture, as HTML in which nothing reads as a tag', () => {
  const text = formatNewsFeed([item], about);
  expect(text).toContain('[CDATA[Ground &lt;b&gt; &amp; lanes]]');
  expect(text).toContain(
    '[CDATA[<p>Eight lanes &amp; &quot;a&quot; &lt;stand&gt; ]]&gt;</p>' +
      '<p><img src="https://scse.example/assets/gallery/image3.jpg" alt="A ground with &lt;b&gt; &amp; lanes"></p>]]',
  );
  expect(formatNewsFeed([{ ...item, picture: undefined }], about)).not.toContain('img');
});

it('The id of an entry stays the same after any change', () => {
  const changed = { ...updatedItem, title: 'Other', published_at: '2025-03-01' };
  for (const { id } of parse(item, changed).items)
    expect(id).toBe('tag:scse.example,2017:en/new%20ground');
});

it('The feed links to the page and to itself, and an entry to its place on the page', () => {
  expect(parse(item)).toMatchObject({
    language: 'en-IN',
    url: about.pageUrl,
    self: about.feedUrl,
    items: [{ url: 'https://scse.example/gallery#news-new%20ground' }],
  });
});

it('Dates are noon in India; the newest dates the feed, and an empty one its year', () => {
  const [published, updated] = [new Date('2025-02-10T06:30Z'), new Date('2025-03-02T06:30Z')];
  expect(parse(item, updatedItem)).toMatchObject({
    updated,
    items: [
      { published, updated: published },
      { published, updated },
    ],
  });
  expect(parse().updated).toEqual(new Date('2017'));
});

it('Nothing is dated later than the build', () => {
  for (const buildDay of ['2025-03-02', '2025-02-10', '2025-01-31']) {
    const { updated, items } = parseFeed(formatNewsFeed([updatedItem], { ...about, buildDay }));
    for (const date of [updated, items[0]?.updated, items[0]?.published])
      expect(Number(date)).toBeLessThanOrEqual(Date.parse(`${buildDay}T00:00+05:30`));
  }
});
