import { PAGE_SIZE, paginate } from '@/lib/records/pagination';
import { en } from '@/lib/i18n/messages/en';

const getPage = (page: number, total: number) => paginate(total, page, en.records.browser);

it('§9 a page holds 10 records', () => {
  expect(PAGE_SIZE).toBe(10);
});

it.each([
  [1, 300, { start: 0, end: 10, hasPrevious: false, hasNext: true }],
  [2, 300, { start: 10, end: 20, hasPrevious: true, hasNext: true }],
  [30, 300, { start: 290, end: 300, hasPrevious: true, hasNext: false }],
  [3, 23, { start: 20, end: 23, hasPrevious: true, hasNext: false }],
  [1, 10, { start: 0, end: 10, hasPrevious: false, hasNext: false }],
  [1, 0, { start: 0, end: 0, hasPrevious: false, hasNext: false }],
  // Beyond the last page is the last page.
  [9, 23, { number: 3, start: 20, end: 23 }],
  [9, 0, { number: 1, start: 0, end: 0 }],
])('§4 page %d of %d records is %j', (page, total, expected) => {
  expect(getPage(page, total)).toMatchObject(expected);
});

it.each([
  [1, 300, 'Showing 1 to 10 of 300 records', 'Page 1 of 30'],
  [30, 300, 'Showing 291 to 300 of 300 records', 'Page 30 of 30'],
  [3, 23, 'Showing 21 to 23 of 23 records', 'Page 3 of 3'],
  [2, 20, 'Showing 11 to 20 of 20 records', 'Page 2 of 2'],
  [3, 21, 'Showing 21 to 21 of 21 records', 'Page 3 of 3'],
  [1, 1, 'Showing 1 to 1 of 1 records', 'Page 1 of 1'],
  [1, 0, 'Showing 1 to 0 of 0 records', 'Page 1 of 0'],
])('§2 §8 page %d of %d records reads "%s" and "%s"', (page, total, recordsText, pageText) => {
  expect(getPage(page, total)).toMatchObject({ recordsText, pageText });
});
