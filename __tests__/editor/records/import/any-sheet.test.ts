import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { createRecordsForm } from '@/editor/records/form-state';
import type { ImportOptions } from '@/editor/records/import/import-records';
import type { SheetRow } from '@/editor/spreadsheets/sheet';

const form = createRecordsForm(content);

/** Titles in one row or, with a bar, in two, and titles that the form does not know. */
const TITLES = [
  ...['S.No.', 'Name', 'Name of|Player', 'विजेता', "Father's|Name", 'Parent/Guardian Name', 'DOB'],
  ...['Game / Sport', 'खेल विधा', 'Event', 'Medal/Position', 'Result', 'Certificate|No.', 'माह'],
  ...['Quota', 'Relation', 'Akhara', 'Pahalwan', 'Class (2025)', ''],
];

/** What may stand below any title: words of titles, posts and values. */
const word = fc.constantFrom(
  ...['No', 'Sports', 'Medal', 'Father', 'Certificate', 'Winner', 'विजेता', 'Name', 'Coach', 'do'],
  ...['Nil', '-', 'Total', 'ਆਸ਼ਾ', '1st', 'Participated', 'Nov 2025', '14-07-2010', '3', 'Judo'],
  ...['Boys under 17', 'Prepared by', '', '', '', ''],
);

const sheet = fc.shuffledSubarray(TITLES, { minLength: 1, maxLength: 9 }).chain((titles) => {
  const titleRows = [0, 1].map((row) => titles.map((title) => title.split('|')[row] ?? ''));
  const nameIndex = Math.max(titles.indexOf('Name'), titles.indexOf('Pahalwan'), 0);
  const cells = fc.array(word, { minLength: titles.length, maxLength: titles.length });
  const row = fc.oneof(
    { weight: 5, arbitrary: cells.map((one) => one.with(nameIndex, 'Asha Negi')) },
    { weight: 2, arbitrary: cells.map((one) => one.map((text, at) => (at ? '' : text))) },
    fc.constantFrom(
      [],
      ['Total', '', '45'],
      ['', 'Dr. Sen', 'Shri Das'],
      ['', 'Principal', 'Coach'],
    ),
  );
  return fc.record({
    above: fc.array(fc.constantFrom([], ['Trials 2026'], ['', 'District Agra']), { maxLength: 2 }),
    titleRows: fc.constant(titleRows.filter((one) => one.some(Boolean))),
    below: fc.array(row, { minLength: 1, maxLength: 8 }),
  });
});

/** What the form makes of rows; undefined if it has only a message. */
function read(rows: readonly SheetRow[], options: ImportOptions) {
  const source = { source: 'a.xlsx', sheet: { name: '', rows }, options };
  const { now, pending } = form.reduce(form.open(''), { type: 'import', ...source });
  const imported = pending && 'imported' in pending ? pending.imported : now.lastImport?.imported;
  const leftOut = imported?.leftOut.flatMap((one) => one.rows) ?? [];
  const notes = imported?.notes.join('\n') ?? '';
  return { records: imported?.rows ?? [], leftOut, notes };
}

it('Each row of a sheet is a record or is left out by name, and none is lost, doubled or made up', () => {
  fc.assert(
    fc.property(sheet, ({ above, titleRows, below }) => {
      const all = [...above, ...titleRows, ...below].map((cells, at) => ({
        number: at + 1,
        cells,
      }));
      const rows = all.filter(({ cells }) => cells.some(Boolean));
      const others = rows.filter(({ cells }) => !titleRows.some((titles) => titles === cells));
      const { records, leftOut, notes } = read(rows, {});
      const taken = records.map(({ number }) => number);
      const seen = [...taken, ...leftOut];
      expect(new Set(seen).size).toBe(seen.length);
      for (const { cells, record, sheetTexts } of records)
        for (const [column, text] of record.entries())
          expect(['', ...cells]).toContain(sheetTexts[column] ?? text);
      // The rows of another table have a note of their own.
      if (notes.includes('paste it on its own')) return;
      expect(seen).toEqual(expect.arrayContaining(others.map(({ number }) => number)));
      const again = read(rows, { includedRows: leftOut, columns: { 0: 1 } });
      expect(again.records.map(({ number }) => number)).toEqual(expect.arrayContaining(leftOut));
    }),
    { numRuns: 200 },
  );
});
