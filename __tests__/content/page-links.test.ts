import { content, first } from '@/__tests__/support/content';
import { findAddressProblem } from '@/lib/content/page-links';
import { getNewsAnchor } from '@/lib/urls/anchors';

const language = 'en' as const;
const page = first(content.pages);

it.each([
  '/student-records.csv',
  'https://scse.example/student-records.csv?all',
  '/student-records%2Ecsv?%zz',
  '/%73tudent-records/../student-records%2ecsv',
  'https://scse.example/student-records//.%2frows/0123/all.csv',
])('A page may link to %s only if search engines may list the records', (address) => {
  const find = (hideRecordsFromSearch: boolean) => {
    const site = { ...content.site, hideRecordsFromSearch };
    return findAddressProblem(address, {
      content: { ...content, site },
      page,
      language,
      text: '',
    });
  };
  expect(find(false)).toBeUndefined();
  expect(find(true)).toMatch(/^leads search engines to records/);
});

it('A link without an address leads nowhere', () => {
  const body = { content, page, language, text: '' } as const;
  expect(findAddressProblem('', body)).toMatch(/^is no address/);
});

it.each(['राज्य दल', 'Final & prizes 50%'])(
  'A page may link to the news item "%s" by the address that the feed gives it',
  (id) => {
    const news = [{ ...first(content.news), id }];
    const body = { content: { ...content, news }, page, language, text: '' } as const;
    const address = `/gallery#${getNewsAnchor(id)}`;
    expect(findAddressProblem(address, body)).toBeUndefined();
  },
);
