import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { readTable } from '@/__tests__/support/read-table';
import { createRecordsChecker } from '@/lib/content/check-records';
import type { ImportOptions } from '@/editor/records/import/import-records';
import { mergeRecords } from '@/editor/records/import/merge-records';
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const [first, second] = ROWS.map((row) => row.split(',')) as [string[], string[]];

type Changes = Partial<Record<RecordField, string>>;

const change = (cells: Cells, changes: Changes) =>
  cells.map((cell, column) => changes[RECORD_FIELDS[column] ?? 'slNo'] ?? cell);

/** Numbers records from 1. */
const number = (all: readonly Cells[]) =>
  all.map((cells, index) => change(cells, { slNo: `${index + 1}` }));

/** Merges a sheet with these records. */
const merge = (
  all: readonly Cells[],
  imported: readonly Cells[],
  { isDownload = false, hasConsent = false, options = {} as ImportOptions } = {},
) =>
  mergeRecords(
    all,
    {
      rows: imported.map((record, index) => ({ number: index + 2, record, sheetTexts: [] })),
      hasOwnTitles: isDownload,
      hasConsentColumn: hasConsent,
    },
    options,
  );

interface Example {
  rule: string;
  isDownload?: boolean;
  hasConsent?: boolean;
  options?: ImportOptions;
  file: string[];
  sheet: string[];
  records: string[];
  notes?: string[];
}

it.each(readTable('editor/records/import/merge-records.yaml') as Example[])(
  '$rule',
  ({ file, sheet, records, notes, ...how }) => {
    const [all, rows] = [file, sheet].map((lines) => lines.map((line) => line.split(',')));
    const merged = merge(all ?? [], rows ?? [], how);
    expect(merged.records.map(String)).toEqual(records);
    if (notes) expect(merged.notes).toEqual(notes);
  },
);

/** A student of few names, whose cells may be blank. Days are no months. */
const student = fc
  .tuple(
    fc.constantFrom('Asha Verma', 'ASHA VERMA', 'Asha Varma', 'Ravi Khan'),
    fc.constantFrom('', 'Mohan Verma', 'Hari Das'),
    fc.constantFrom('', '17-03-2005', '18-03-2005'),
    fc.constantFrom('Athletics', 'Karate', ''),
    fc.constantFrom('', 'Long Jump', 'High Jump'),
    fc.constantFrom('', '1st', '2nd', 'Team 1st'),
    fc.constantFrom('', '', 'AT23001'),
    fc.constantFrom('', 'Mar 2024', 'Apr 2024'),
  )
  .map((cells) => ['1', ...cells]);

it('An import and the check agree on what is the same result, another one, or unsure', () => {
  const checkFile = createRecordsChecker(content);
  const titles = TITLES.split(',');
  fc.assert(
    fc.property(student, student, (one, two) => {
      const other = change(two, {
        slNo: '2',
        certificateNo: two[COLUMN_OF.certificateNo] ? 'AT23002' : '',
      });
      const { records: all, unsure } = merge([one], [other]);
      const words = [[one, other] as const, [other, one] as const].map((rows) => {
        const found = checkFile({ titles, rows }).find((problem) => problem.firstPosition === 0);
        if (!found) return 'another';
        return found.problem.includes('twice') ? 'same' : 'unsure';
      });
      const merged = all.length > 1 ? 'another' : 'same';
      expect(words).toEqual(Array(2).fill(unsure.length > 0 ? 'unsure' : merged));
    }),
    { numRuns: 1000 },
  );
});

it('A merge loses no record and no row, changes only what it lists, and blanks no cell but a consent', () => {
  const rows = fc.array(student, { maxLength: 6 }).map(number);
  fc.assert(
    fc.property(rows, rows, fc.boolean(), (file, sheet, isDownload) => {
      const { records: all, changes, unsure } = merge(file, sheet, { isDownload });
      for (const [position, cells] of file.entries()) {
        const merged = all[position] ?? [];
        if (!changes.has(position)) expect(merged).toEqual(cells);
        expect(cells.filter((cell, column) => cell !== '' && !merged[column])).toEqual([]);
      }
      expect([...all.keys()].every((one) => one < file.length || changes.has(one))).toBe(true);
      const texts = [...changes.values()].flatMap(({ sheetTexts }) => sheetTexts);
      // A blank cell holds nothing that could be lost.
      const kept = [...all, ...unsure.map(({ record }) => record), texts, ''].flat();
      for (const [, ...cells] of sheet) expect(kept).toEqual(expect.arrayContaining(cells));
    }),
  );
});

it('A result that is there is known without some of its values, and with a date of two readings', () => {
  const person = fc.constantFrom({}, { dateOfBirth: '' }, { fatherName: '' });
  const date = fc.constantFrom({}, { dateOfBirth: '7/3/2005' }, { dateOfBirth: '3/7/2005' });
  const others = fc.constantFrom({}, { certificateNo: '' }, { rank: '' });
  fc.assert(
    fc.property(date, person, others, (...changes) => {
      const known = merge([first, second], [change(first, Object.assign({}, ...changes))]);
      expect(known.records).toEqual([first, second]);
      expect(known.notes[0]).toBe('There already: Asha Verma (SL. NO. 1)');
    }),
  );
});

const list = number(
  ['Usha', 'Asha', 'Rita', 'Meena'].map((name) =>
    change(first, { name, certificateNo: '', dateOfBirth: '' }),
  ),
);

it('In a downloaded file, a serial number corrects its record', () => {
  const name = fc.record({ name: fc.constantFrom('Aasha', 'ASHA', 'Bina') });
  const values = fc.record(
    {
      dateOfBirth: fc.constant('09-03-2005'),
      rank: fc.constant('3rd'),
      certificateNo: fc.constant('AT23007'),
      yearMonth: fc.constant('May 2024'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(name, values), (changed) => {
      const corrected = list.with(1, change(list[1] ?? [], changed));
      const { records } = merge(list, corrected.toReversed(), { isDownload: true });
      expect(records).toEqual(corrected);
    }),
  );
});

it('In a downloaded file, no student is corrected to another where a new row has the place of one', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(1), (place, removed) => {
      const nila = change(first, { name: 'Nila', event: 'High Jump', certificateNo: '' });
      const { records } = merge(list, number(list.toSpliced(place, removed, nila)), {
        isDownload: true,
      });
      expect(records.slice(0, 4)).toEqual(list);
      expect(records.slice(4).map((cells) => cells[COLUMN_OF.name])).toEqual(['Nila']);
    }),
  );
});

it('A downloaded file brings deleted records back where they were, with their numbers', () => {
  const names = ['Usha', 'Rita', 'Meena', 'Kavita', 'Sunil'];
  const deleted = fc.subarray(names, { minLength: 1, maxLength: names.length - 1 });
  fc.assert(
    fc.property(deleted, fc.integer({ min: 1, max: 3 }), (gone, step) => {
      const download = names.map((name, index) =>
        change(first, { slNo: `${1 + index * step}`, name, certificateNo: '' }),
      );
      const kept = download.filter((cells) => !gone.includes(cells[COLUMN_OF.name] ?? ''));
      const other = change(second, { slNo: '99' });
      const { records: all, changes } = merge([...kept, other], download, {
        isDownload: true,
      });
      expect(all).toEqual([...download, other]);
      const added = [...changes].flatMap(([position, one]) => (one.isNew ? [position] : []));
      expect(added.map((position) => all[position]?.[COLUMN_OF.name])).toEqual(gone);
    }),
  );
});
