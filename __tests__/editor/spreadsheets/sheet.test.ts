import { formatNotes, listRows } from '@/editor/spreadsheets/sheet';

it.each([
  [[2], 'row 2'],
  [[2, 3], 'rows 2 to 3'],
  [[2, 4], 'rows 2, 4'],
  [[2, 3, 4, 9, 11, 12], 'rows 2 to 4, 9, 11 to 12'],
  [[9, 8], 'rows 9, 8'],
])('The rows %j are listed as %s', (rows, text) => expect(listRows(rows)).toBe(text));

it('A note names at most ten, and is left out without any', () => {
  const list = [...'ABCDEFGHIJ'];
  expect(formatNotes([{ note: 'Ten', list }])).toEqual(['Ten: A, B, C, D, E, F, G, H, I, J']);
  expect(formatNotes([{ note: 'Eleven', list: [...list, 'K'] }])[0]).toMatch(/, J and 1 more$/);
  expect(formatNotes([{ note: 'None' }, { note: 'Rows', rows: [7] }])).toEqual(['Rows: row 7']);
});
