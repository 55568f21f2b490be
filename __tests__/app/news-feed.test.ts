import { parseFeed } from '@rowanmanning/feed-parser';
import { formatNewsFeed } from '@/app/news-feed';
import { en } from '@/lib/i18n/messages/en';
import type { NewsItem } from '@/lib/model/news-and-events';
import { setBuildDay } from '@/__tests__/support/set-build-day';

const item: NewsItem = {
  id: 'new ground',
  title: 'Ground <b> & lanes',
  content: 'Eight lanes & "a" <stand> ]]>',
  image_url: '/assets/gallery/image3.jpg',
  description: 'A ground with <b> & lanes',
  published_at: '2025-02-10',
};
const updatedItem = { ...item, updated_at: '2025-03-02' };

function write(items: NewsItem[], buildDay = '2026-11-29'): string {
  setBuildDay(buildDay, { SITE_URL: 'https://scse.example' });
  return formatNewsFeed(items, en);
}

const parse = (...items: NewsItem[]) => parseFeed(write(items));

it('An entry has its whole text and its picture, as HTML in which nothing reads as a tag', () => {
  const text = write([item]);
  expect(text).toContain('[CDATA[Ground &lt;b&gt; &amp; lanes]]');
  expect(text).toContain(
    '[CDATA[<p>Eight lanes &amp; &quot;a&quot; &lt;stand&gt; ]]&gt;</p>' +
      '<p><img src="https://scse.example/assets/gallery/image3.jpg" alt="A ground with &lt;b&gt; &amp; lanes"></p>]]',
  );
  expect(write([{ ...item, image_url: undefined }])).not.toContain('img');
});

it('The id of an entry stays the same after any change', () => {
  const changed = { ...updatedItem, title: 'Other', published_at: '2025-03-01' };
  for (const { id } of parse(item, changed).items)
    expect(id).toBe('tag:scse.example,2017:en/new%20ground');
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
    const { updated, items } = parseFeed(write([updatedItem], buildDay));
    for (const date of [updated, items[0]?.updated, items[0]?.published])
      expect(Number(date)).toBeLessThanOrEqual(Date.parse(`${buildDay}T00:00+05:30`));
  }
});
