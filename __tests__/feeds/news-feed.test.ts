import { readXml } from '@/__tests__/support/xml';
import { writeFeed, type FeedDescription, type FeedItem } from '@/lib/feeds/news-feed';

const about: FeedDescription = {
  language: 'en',
  title: 'SCSE news',
  author: 'State Council',
  pageUrl: 'https://scse.example/gallery#news',
  feedUrl: 'https://scse.example/news.xml',
  establishedYear: 2017,
};
const item: FeedItem = {
  id: 'new ground',
  title: 'Ground <b> & lanes',
  content: 'Eight lanes & "a" <stand> ]]>',
  picture: {
    url: 'https://scse.example/assets/gallery/image3.jpg',
    description: 'Picture for: Ground <b> & lanes',
  },
  published_at: '2025-02-10',
};
const updatedItem = { ...item, updated_at: '2025-03-02' };

const find = (name: string, ...items: FeedItem[]) =>
  readXml(writeFeed(items, about)).filter((element) => element.name === name);
const findTexts = (name: string, ...items: FeedItem[]) =>
  find(name, ...items).map(({ text }) => text);

it('an entry has its whole text and its picture, as HTML in which nothing reads as a tag', () => {
  expect(findTexts('content', item)).toEqual([
    '<p>Eight lanes &amp; &quot;a&quot; &lt;stand&gt; ]]&gt;</p>' +
      '<p><img src="https://scse.example/assets/gallery/image3.jpg" alt="Picture for: Ground &lt;b&gt; &amp; lanes"></p>',
  ]);
  expect(findTexts('title', item)).toEqual(['SCSE news', 'Ground &lt;b&gt; &amp; lanes']);
  expect(findTexts('content', { ...item, picture: undefined })[0]).not.toContain('img');
});

it('the id of an entry stays the same after any change', () => {
  const changed = { ...updatedItem, title: 'Other', published_at: '2025-03-01' };
  for (const revision of [item, changed]) {
    expect(findTexts('id', revision)).toContain('tag:scse.example,2017:en/new%20ground');
  }
});

it('the feed links to the page and to itself, and an entry to its place on the page', () => {
  expect(find('link', item).map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
    ['alternate', about.pageUrl],
    ['self', about.feedUrl],
    [undefined, 'https://scse.example/gallery#news-new%20ground'],
  ]);
  expect(find('feed', item)[0]?.attributes['xml:lang']).toBe('en-IN');
});

it('dates are noon in India; the newest dates the feed, and an empty one its year', () => {
  const [published, updated] = ['2025-02-10T06:30:00.000Z', '2025-03-02T06:30:00.000Z'];
  expect(findTexts('published', item, updatedItem)).toEqual([published, published]);
  expect(findTexts('updated', item, updatedItem)).toEqual([updated, published, updated]);
  expect(findTexts('updated')).toEqual(['2017-01-01T00:00:00.000Z']);
});
