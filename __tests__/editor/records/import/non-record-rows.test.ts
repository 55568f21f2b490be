import { readTable } from '@/__tests__/support/read-table';
import { findNonRecordKind } from '@/editor/records/import/non-record-rows';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { RECORD_FIELDS } from '@/lib/model/record-columns';

/** The columns of the sheet: SL. NO., NAME, GAME, RANK, and one that is left out. */
const positions = RECORD_FIELDS.map((field) => ['slNo', 'name', 'game', 'rank'].indexOf(field));

const table = readTable('editor/records/import/non-record-rows.yaml') as Record<
  string,
  SheetCell[][]
>;

it.each(Object.entries(table))('The rows are: %s', (kind, rows) => {
  const kinds = rows.map((cells) => findNonRecordKind({ number: 9, cells }, positions, []));
  expect(kinds).toEqual(rows.map(() => (kind === 'Records' ? undefined : kind)));
});
