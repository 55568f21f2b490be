import { HIDDEN_ROWS } from '@/editor/spreadsheets/sheet';

/** The import of a sheet whose rows are lines of a records file. */
export function importLines(lines: readonly string[], hiddenRow?: number) {
  const rows = lines.map((line, index) => ({
    number: index + 1,
    cells: line.split(','),
    unseenKind: index + 1 === hiddenRow ? HIDDEN_ROWS : undefined,
  }));
  const sheet = { name: 'Results', rows };
  return { type: 'import' as const, source: 'a.xlsx', sheet, options: {} };
}
