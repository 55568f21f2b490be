import { paginate } from '@/lib/records/pagination';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

it.each([
  [1, 300, 'Showing 1 to 10 of 300 records', 'Page 1 of 30', { hasPrevious: false, hasNext: true }],
  [2, 300, 'Showing 11 to 20 of 300 records', 'Page 2 of 30', { start: 10, hasPrevious: true }],
  [30, 300, 'Showing 291 to 300 of 300 records', 'Page 30 of 30', { hasNext: false }],
  [3, 23, 'Showing 21 to 23 of 23 records', 'Page 3 of 3', { start: 20, end: 23 }],
  [1, 10, 'Showing 1 to 10 of 10 records', 'Page 1 of 1', { hasNext: false }],
  [1, 0, 'Showing 1 to 0 of 0 records', 'Page 1 of 0', { hasPrevious: false, hasNext: false }],
  // Beyond the last page is the last page.
  [9, 23, 'Showing 21 to 23 of 23 records', 'Page 3 of 3', { number: 3 }],
  [9, 0, 'Showing 1 to 0 of 0 records', 'Page 1 of 0', { number: 1, start: 0, end: 0 }],
])(
  '§4 §8 §9 Page %d of %d records reads "%s", "%s"',
  (page, total, recordsText, pageText, rest) => {
    const expected = { recordsText, pageText, ...rest };
    expect(paginate(total, page, en.records.browser)).toMatchObject(expected);
  },
);

it('An empty list has a text of its own in Hindi', () => {
  const { noneShown } = hi.records.browser;
  expect(paginate(0, 1, hi.records.browser).recordsText).toBe(noneShown);
  expect(paginate(1, 1, hi.records.browser).recordsText).not.toBe(noneShown);
});
