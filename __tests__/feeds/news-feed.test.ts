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
const findLinks = (...items: FeedItem[]) =>
  find('link', ...items).map(({ attributes: { rel, href } }) => [rel, href]);

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
  expect(findTexts('id', changed)).toEqual(findTexts('id', item));
  expect(findTexts('id', item)).toContain('tag:scse.example,2017:en/new%20ground');
});

it('the feed links to the page and to itself, and an entry to its place on the page', () => {
  expect(findLinks(item)).toEqual([
    ['alternate', about.pageUrl],
    ['self', about.feedUrl],
    [undefined, 'https://scse.example/gallery#news-new%20ground'],
  ]);
});

it.each([
  ['en', 'en-IN'],
  ['hi', 'hi'],
] as const)('says that it is in %s', (language, tag) => {
  const [feed] = readXml(writeFeed([item], { ...about, language }));
  expect(feed?.attributes['xml:lang']).toBe(tag);
});

describe('dates', () => {
  const PUBLISHED = '2025-02-10T06:30:00.000Z';
  const UPDATED = '2025-03-02T06:30:00.000Z';
  const older = { ...item, id: 'older', published_at: '2024-12-18' };

  it.each([
    ['an entry', [item], [PUBLISHED], [PUBLISHED, PUBLISHED]],
    ['an updated entry', [updatedItem], [PUBLISHED], [UPDATED, UPDATED]],
    [
      'several entries, of which the newest dates the feed',
      [item, older],
      [PUBLISHED, '2024-12-18T06:30:00.000Z'],
      [PUBLISHED, PUBLISHED, '2024-12-18T06:30:00.000Z'],
    ],
    ['no entry: those of the year of establishment', [], [], ['2017-01-01T00:00:00.000Z']],
  ])('of %s', (_, items, published, updated) => {
    expect(findTexts('published', ...items)).toEqual(published);
    expect(findTexts('updated', ...items)).toEqual(updated);
  });
});
