import { PAGE_SIZE, paginate } from '@/lib/records/pagination';
import { en } from '@/lib/i18n/messages/en';

it('§9 a page holds 10 records', () => {
  expect(PAGE_SIZE).toBe(10);
});

it.each([
  { page: 1, total: 300, start: 0, end: 10 },
  { page: 30, total: 300, start: 290, end: 300 },
  { page: 3, total: 23, start: 20, end: 23 },
  { page: 1, total: 0, start: 0, end: 0 },
])(
  '§4 page $page of $total records goes from $start to before $end',
  ({ page, total, start, end }) => {
    expect(paginate(total, page, en.records.browser)).toMatchObject({ start, end });
  },
);

it.each([
  { page: 1, total: 300, text: 'Showing 1 to 10 of 300 records' },
  { page: 30, total: 300, text: 'Showing 291 to 300 of 300 records' },
  { page: 3, total: 23, text: 'Showing 21 to 23 of 23 records' },
  { page: 1, total: 1, text: 'Showing 1 to 1 of 1 records' },
])('§2 page $page of $total records reads "$text"', ({ page, total, text }) => {
  expect(paginate(total, page, en.records.browser).recordsText).toBe(text);
});

it.each([
  { page: 1, total: 300, text: 'Page 1 of 30' },
  { page: 2, total: 20, text: 'Page 2 of 2' },
  { page: 3, total: 21, text: 'Page 3 of 3' },
])('§2 page $page of $total records reads "$text"', ({ page, total, text }) => {
  expect(paginate(total, page, en.records.browser).pageText).toBe(text);
});

it('§8 no record reads "Showing 1 to 0 of 0 records"', () => {
  expect(paginate(0, 1, en.records.browser).recordsText).toBe('Showing 1 to 0 of 0 records');
});

it('§8 no record reads "Page 1 of 0"', () => {
  expect(paginate(0, 1, en.records.browser).pageText).toBe('Page 1 of 0');
});

it.each([
  { kind: 'the first of many pages', page: 1, total: 300, hasPrevious: false, hasNext: true },
  { kind: 'a page in the middle', page: 2, total: 300, hasPrevious: true, hasNext: true },
  { kind: 'the last page', page: 30, total: 300, hasPrevious: true, hasNext: false },
  { kind: 'the only page', page: 1, total: 10, hasPrevious: false, hasNext: false },
  { kind: 'page 1 of 0', page: 1, total: 0, hasPrevious: false, hasNext: false },
])('§4 $kind: Previous $hasPrevious, Next $hasNext', ({ page, total, hasPrevious, hasNext }) => {
  expect(paginate(total, page, en.records.browser)).toMatchObject({ hasPrevious, hasNext });
});

it('a page beyond the last is the last', () => {
  expect(paginate(23, 9, en.records.browser)).toMatchObject({ number: 3, start: 20, end: 23 });
  expect(paginate(0, 9, en.records.browser)).toMatchObject({ number: 1, pageText: 'Page 1 of 0' });
});
