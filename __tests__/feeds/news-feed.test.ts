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

const elements = (items: FeedItem[]) => readXml(writeFeed(items, about));
const texts = (name: string, items: FeedItem[] = [item]) =>
  elements(items)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

it('an entry has its whole text and its picture, as HTML in which nothing is taken for a tag', () => {
  expect(texts('content')).toEqual([
    '<p>Eight lanes &amp; &quot;a&quot; &lt;stand&gt; ]]&gt;</p>' +
      '<p><img src="https://scse.example/assets/gallery/image3.jpg" alt="Picture for: Ground &lt;b&gt; &amp; lanes"></p>',
  ]);
  expect(texts('title')).toEqual(['SCSE news', 'Ground &lt;b&gt; &amp; lanes']);
});

it('an entry without a picture has its text alone', () => {
  expect(texts('content', [{ ...item, picture: undefined }])[0]).not.toContain('img');
});

it('an entry has a name for good, whatever changes in it', () => {
  const changed = { ...item, title: 'Other', published_at: '2025-03-01', updated_at: '2025-03-02' };
  expect(texts('id', [changed])).toEqual(texts('id'));
  expect(texts('id')).toContain('tag:scse.example,2017:en/new%20ground');
});

it('an entry leads to its own place on the page', () => {
  const links = elements([item]).filter(
    ({ name, within }) => name === 'link' && within.at(-1)?.name === 'entry',
  );
  expect(links.map(({ attributes }) => attributes.href)).toEqual([
    'https://scse.example/gallery#news-new%20ground',
  ]);
});

it('an entry was changed when it says so, and else when it was published', () => {
  const changed = { ...item, updated_at: '2025-03-02' };
  expect(texts('updated', [item])[1]).toBe('2025-02-10T06:30:00.000Z');
  expect(texts('published', [changed])).toEqual(['2025-02-10T06:30:00.000Z']);
  expect(texts('updated', [changed])).toEqual([
    '2025-03-02T06:30:00.000Z',
    '2025-03-02T06:30:00.000Z',
  ]);
});

it.each([
  ['en', 'en-IN'],
  ['hi', 'hi'],
] as const)('says that it is in %s', (language, tag) => {
  const [feed] = readXml(writeFeed([item], { ...about, language }));
  expect(feed?.attributes['xml:lang']).toBe(tag);
});

it('dates are those of the news, and the newest is that of the feed', () => {
  const older = { ...item, id: 'older', published_at: '2024-12-18' };
  expect(texts('published', [item, older])).toEqual([
    '2025-02-10T06:30:00.000Z',
    '2024-12-18T06:30:00.000Z',
  ]);
  expect(texts('updated', [item, older])[0]).toBe('2025-02-10T06:30:00.000Z');
});

it('without news it is dated by the year of the council, whenever it is written', () => {
  expect(texts('updated', [])).toEqual(['2017-01-01T00:00:00.000Z']);
});

it('leads to itself and to the page', () => {
  const links = elements([]).filter(({ name }) => name === 'link');
  expect(links.map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
    ['alternate', about.pageUrl],
    ['self', about.feedUrl],
  ]);
});
