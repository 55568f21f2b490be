import { findNonRecordKind, OTHER_TABLE } from '@/editor/records/import/non-record-rows';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { RECORD_FIELDS } from '@/lib/model/record-columns';

/** The columns of the sheet: SL. NO., NAME, GAME, RANK, and one that is left out. */
const positions = RECORD_FIELDS.map((field) => ['slNo', 'name', 'game', 'rank'].indexOf(field));

it.each<[SheetCell[], string | undefined]>([
  [['(1)', '(2)', '(3)'], 'Numbers of the columns'],
  [[1, 2], undefined],
  [[1, 3, 2], undefined],
  [['Total', null, 45, 44], 'Totals'],
  [['Total', 45, 44, 43], undefined],
  [['Totally', null, 45], undefined],
  [['योग', null, 45], 'Totals'],
  [['योग', 'मीना'], undefined],
  [['Boys under 17'], 'Headings'],
  [['Boys', null, 17], undefined],
  [[null, 'Boys under 17'], undefined],
  [[17], 'Rows without a value in these columns'],
  [[null, null, null, null, 17], 'Rows without a value in these columns'],
  [[null, null, 17], undefined],
  [['SL. NO.', 'NAME', 'GAME'], 'Titles again'],
  [['NAME', 'GAME'], OTHER_TABLE],
  [['SL. NO.', 'NAME', 'Asha', 'Karate'], undefined],
])('The row %j is: %s', (cells, kind) =>
  expect(findNonRecordKind({ number: 9, cells }, positions, [])).toBe(kind),
);
