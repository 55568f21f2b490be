import { content, first } from '@/__tests__/support/content';
import { findAddressProblem } from '@/lib/content/page-links';
import { getNewsAnchor } from '@/lib/urls/addresses';

/** The problem of a link of the first page, with some of the content replaced. */
const find = (address: string, changes: Partial<typeof content> = {}) =>
  findAddressProblem(address, {
    content: { ...content, ...changes },
    page: first(content.pages),
    language: 'en',
    text: '',
  });

it.each([
  '/student-records.csv',
  'https://scse.example/student-records.csv?all',
  '/student-records%2Ecsv?%zz',
  '/%73tudent-records/../student-records%2ecsv',
  'https://scse.example/student-records//.%2frows/0123/all.csv',
  'https://scse.example/student-records%2Ecsv%',
  'https://other.example/?to=/student-records.csv',
])('A page may link to %s only if search engines may list the records', (address) => {
  const set = (hideRecordsFromSearch: boolean) => ({
    site: { ...content.site, hideRecordsFromSearch },
  });
  expect(find(address, set(false))).toBeUndefined();
  expect(find(address, set(true))).toMatch(/^leads search engines to records/);
});

it('A link without an address leads nowhere', () => {
  expect(find('')).toMatch(/^is no address/);
});

it.each(['राज्य दल', 'Final & prizes 50%'])(
  'A page may link to the news item "%s" by the address that the feed gives it',
  (id) => {
    const news = [{ ...first(content.news), id }];
    expect(find(`/gallery#${getNewsAnchor(id)}`, { news })).toBeUndefined();
  },
);
