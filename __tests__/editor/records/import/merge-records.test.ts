import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { createRecordsChecker } from '@/lib/content/check-records';
import { mergeRecords } from '@/editor/records/import/merge-records';
import type { Cells } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const [first, second] = ROWS.map((row) => row.split(',')) as [string[], string[]];
const records = [first, second];

const [SL_NO, NAME, FATHER, BIRTH, RANK, CERTIFICATE, MONTH] = [0, 1, 2, 3, 6, 7, 8] as const;

const change = (cells: Cells, changes: Record<number, string>) =>
  cells.map((cell, column) => changes[column] ?? cell);

/** Merges a sheet with these records. */
const mergeSheet = (
  all: readonly Cells[],
  imported: readonly Cells[],
  { hasOwnTitles = false, hasConsentColumn = false } = {},
) =>
  mergeRecords(all, {
    rows: imported.map((record, index) => ({ number: index + 2, record, sheetTexts: [] })),
    hasOwnTitles,
    hasConsentColumn,
  });
const merge = (...imported: Cells[]) => mergeSheet(records, imported);

it('A certificate number corrects its record, which keeps its serial number and where the sheet is blank', () => {
  const {
    records: all,
    changes,
    notes,
  } = merge(change(first, { [SL_NO]: '9', [NAME]: 'Asha Sharma', [FATHER]: '' }), second);
  expect(all).toEqual([change(first, { [NAME]: 'Asha Sharma' }), second]);
  expect(changes.get(0)?.before[NAME]).toBe('Asha Verma');
  expect(notes).toEqual([
    'There already: Ravi Khan (SL. NO. 2)',
    'Where the spreadsheet is blank, what is there stays: FATHER NAME (1)',
  ]);
});

it('A certificate number corrects spellings too, which another result does not', () => {
  const spelled = change(first, { [NAME]: 'ASHA VERMA', [BIRTH]: '' });
  expect(merge(change(spelled, { [FATHER]: 'Ram' })).records[0]?.[NAME]).toBe('ASHA VERMA');
  expect(merge(change(spelled, { [CERTIFICATE]: '' })).records).toEqual(records);
});

it('A certificate number of another name and birth corrects nothing, and is there for the check to report', () => {
  const other = change(first, { [NAME]: 'Usha Rani', [BIRTH]: '' });
  const { records: all, changes } = merge(other);
  expect(all).toEqual([...records, change(other, { [SL_NO]: '3' })]);
  expect(changes.get(2)?.isNew).toBe(true);
});

it.each([
  ['without its number', { [CERTIFICATE]: '' }],
  ['without number and date of birth', { [CERTIFICATE]: '', [BIRTH]: '' }],
  ['without number and father', { [CERTIFICATE]: '', [FATHER]: '' }],
  ['in capital letters', { [CERTIFICATE]: '', [NAME]: 'ASHA VERMA', [FATHER]: 'MOHAN VERMA' }],
  [
    'with titles',
    { [CERTIFICATE]: '', [NAME]: 'Km. Asha Verma', [FATHER]: 'Late Shri Mohan Verma' },
  ],
  ['with a date of two readings', { [CERTIFICATE]: '', [BIRTH]: '7/3/2005' }],
  ['with an American date of two readings', { [CERTIFICATE]: '', [BIRTH]: '3/7/2005' }],
  ['with its number and a date of two readings', { [BIRTH]: '7/3/2005' }],
])('A result that is there is known %s', (_, changes) => {
  const { records: all, notes } = merge(change(first, changes));
  expect(all).toEqual(records);
  expect(notes[0]).toContain('There already: ');
  expect(notes[0]).toContain('Asha Verma (SL. NO. 1)');
});

/** A student of few names, whose cells may be blank. Days are no months. */
const student = fc
  .tuple(
    fc.constantFrom('Asha Verma', 'Asha Varma', 'Ravi Khan'),
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
      const other = change(two, { [SL_NO]: '2', [CERTIFICATE]: two[CERTIFICATE] ? 'AT23002' : '' });
      const { records: all, unsure } = mergeSheet([one], [other]);
      const words = [[one, other] as const, [other, one] as const].map((rows) => {
        const found = checkFile({ titles, rows }).find((problem) => problem.firstPosition === 0);
        if (!found) return 'another';
        return found.problem.includes('twice') ? 'same' : 'unsure';
      });
      const merged = all.length > 1 ? 'another' : 'same';
      expect(words).toEqual(Array(2).fill(unsure.length > 0 ? 'unsure' : merged));
    }),
    { numRuns: 3000 },
  );
});

it('A merge loses no record and no row, changes only what it lists, and blanks no cell but a consent', () => {
  const rows = fc
    .array(student, { maxLength: 6 })
    .map((all) => all.map((cells, index) => change(cells, { [SL_NO]: `${index + 1}` })));
  fc.assert(
    fc.property(rows, rows, fc.boolean(), (file, sheet, hasOwnTitles) => {
      const { records: all, changes, unsure } = mergeSheet(file, sheet, { hasOwnTitles });
      for (const [position, cells] of file.entries()) {
        const merged = all[position] ?? [];
        if (!changes.has(position)) expect(merged).toEqual(cells);
        expect(cells.filter((cell, column) => cell !== '' && !merged[column])).toEqual([]);
      }
      expect([...all.keys()].every((one) => one < file.length || changes.has(one))).toBe(true);
      const names = [
        ...all.map((cells) => cells[NAME]),
        ...unsure.map(({ record }) => record[NAME]),
      ];
      expect(names).toEqual(expect.arrayContaining(sheet.map((cells) => cells[NAME])));
    }),
  );
});

it('What may be there already is left out, until the office brings it in or lets it correct the record', () => {
  const old = change(first, { [CERTIFICATE]: '' });
  const ranked = change(old, { [RANK]: '1st' });
  const left = mergeSheet([old], [ranked]);
  expect([left.records, left.changes.size]).toEqual([[old], 0]);
  expect(left.notes).toEqual([
    'May be there already, left out: Asha Verma (SL. NO. 1) [RANK 2nd, in the sheet 1st]',
  ]);
  const sheet = {
    rows: [{ number: 2, record: ranked, sheetTexts: [] }],
    hasOwnTitles: false,
    hasConsentColumn: false,
  };
  const added = mergeRecords([old], sheet, { includedRows: [2] });
  expect(added.records).toEqual([old, change(ranked, { [SL_NO]: '2' })]);
  expect(mergeRecords([old], sheet, { correctingRows: [2] }).records).toEqual([ranked]);
});

it('A result that is in the sheet twice is added once, with all that is known of it', () => {
  const meena = change(first, { [SL_NO]: '', [NAME]: 'Meena Das', [CERTIFICATE]: '', [BIRTH]: '' });
  const { records: all, notes } = merge(meena, change(meena, { [CERTIFICATE]: 'AT23009' }));
  expect(all.slice(2)).toEqual([change(meena, { [SL_NO]: '3', [CERTIFICATE]: 'AT23009' })]);
  expect(notes[0]).toBe('In the spreadsheet more than once, and taken once: Meena Das (SL. NO. 3)');
});

it('In a sheet, students of one name who were born on one day are told apart by their fathers', () => {
  const meena = change(first, { [SL_NO]: '3', [NAME]: 'Meena Das', [CERTIFICATE]: '' });
  const other = change(meena, { [SL_NO]: '4', [FATHER]: 'Hari Das' });
  expect(merge(meena, other).records.slice(2)).toEqual([meena, other]);
});

const list = ['Usha', 'Asha', 'Rita', 'Meena'].map((name, index) =>
  change(first, { [SL_NO]: `${index + 1}`, [NAME]: name, [CERTIFICATE]: '', [BIRTH]: '' }),
);

it.each([
  ['name', { [NAME]: 'Aasha' }],
  ['capitals', { [NAME]: 'ASHA' }],
  ['date of birth', { [BIRTH]: '09-03-2005' }],
  ['rank', { [RANK]: '3rd' }],
  ['certificate number', { [CERTIFICATE]: 'AT23007' }],
  ['rank and month', { [RANK]: '3rd', [MONTH]: 'May 2024' }],
])('In a downloaded file, a serial number corrects its record: %s', (_, changes) => {
  const [usha = [], asha = [], ...others] = list;
  const corrected = [...others, change(asha, changes), usha];
  expect(mergeSheet(list, corrected, { hasOwnTitles: true }).records).toEqual([
    usha,
    change(asha, changes),
    ...others,
  ]);
});

it.each([
  ['a new row moves those below it', ['Usha', 'Asha', 'Rita', 'Nila', 'Meena'], 'Nila'],
  ['a new row has the place of another', ['Usha', 'Nila', 'Rita', 'Meena'], 'Nila'],
])('In a downloaded file, no student is corrected to another where %s', (_, names, name) => {
  const rows = names.map((one, index) => {
    const own = list.find((cells) => cells[NAME] === one);
    const values = own ?? change(first, { [NAME]: one, [BIRTH]: '08-08-2008', [CERTIFICATE]: '' });
    return change(values, { [SL_NO]: `${index + 1}` });
  });
  const { records: all } = mergeSheet(list, rows, { hasOwnTitles: true });
  expect(all.slice(0, 4)).toEqual(list);
  expect(all.slice(4).map((cells) => cells[NAME])).toEqual([name]);
});

it('A downloaded file brings deleted records back where they were, with their numbers', () => {
  const names = ['Usha', 'Rita', 'Meena', 'Kavita', 'Sunil'];
  const deleted = fc.subarray(names, { minLength: 1, maxLength: names.length - 1 });
  fc.assert(
    fc.property(deleted, fc.integer({ min: 1, max: 3 }), (gone, step) => {
      const download = names.map((name, index) =>
        change(first, { [SL_NO]: `${1 + index * step}`, [NAME]: name, [CERTIFICATE]: '' }),
      );
      const kept = download.filter((cells) => !gone.includes(cells[NAME] ?? ''));
      const other = change(second, { [SL_NO]: '99' });
      const { records: all, changes } = mergeSheet([...kept, other], download, {
        hasOwnTitles: true,
      });
      expect(all).toEqual([...download, other]);
      const added = [...changes].flatMap(([position, one]) => (one.isNew ? [position] : []));
      expect(added.map((position) => all[position]?.[NAME])).toEqual(gone);
    }),
  );
});

it('A list under the titles of a download that shares no record with the file gets the next numbers', () => {
  const file = [change(second, { [SL_NO]: '5' })];
  const { records: all } = mergeSheet(file, [first], { hasOwnTitles: true });
  expect(all).toEqual([...file, change(first, { [SL_NO]: '6' })]);
});

it('What the sheet shows where the record has another text is told', () => {
  const record = change(first, { [NAME]: 'ASHA VERMA', [CERTIFICATE]: '' });
  const sheetTexts = first.map((cell) => (cell === 'Long Jump' ? 'LONG JUMP' : undefined));
  const rows = [{ number: 2, record, sheetTexts }];
  const { changes } = mergeRecords(records, { rows, hasOwnTitles: false, hasConsentColumn: false });
  expect(changes.get(0)?.sheetTexts.filter(Boolean)).toEqual(['ASHA VERMA', 'LONG JUMP']);
});

it('Of students of one name, each is there already', () => {
  const same = change(first, { [FATHER]: '', [BIRTH]: '', [CERTIFICATE]: '' });
  const both = [same, change(same, { [SL_NO]: '2' })];
  const { records: all, changes } = mergeSheet(both, both);
  expect([all, changes.size]).toEqual([both, 2]);
});

it('A known result of another student, and another spelling in Hindi, are told by name', () => {
  const sanjay = change(first, { [NAME]: 'सञ्जय', [CERTIFICATE]: '' });
  const { records: all, notes } = mergeSheet([sanjay], [change(sanjay, { [NAME]: 'कु० संजय' })]);
  expect(all).toEqual([sanjay]);
  expect(notes).toEqual(['There already: कु० संजय is सञ्जय (SL. NO. 1)']);
});

it('The first records keep their serial numbers, unless these begin again', () => {
  expect(mergeSheet([], [second]).records).toEqual([second]);
  const again = [first, change(second, { [SL_NO]: '1' })];
  expect(mergeSheet([], again).records).toEqual(records);
});

it.each([
  ['form 12', '', '', 'Consent taken back'],
  ['form 12', 'withdrawn', 'withdrawn', 'Consent taken back'],
  ['withdrawn', 'form 12', 'form 12', 'Consent given after a refusal'],
  ['withdrawn', '', 'withdrawn', 'Consent refused, so that the site does not show them'],
])(
  'Where the file has "%s" below CONSENT and the sheet "%s", it is "%s"',
  (was, is, merged, note) => {
    const [old, imported] = [was, is].map((consent) => [[...first, consent]]);
    const { records: all, notes } = mergeSheet(old ?? [], imported ?? [], {
      hasConsentColumn: true,
    });
    expect(all).toEqual([[...first, merged]]);
    expect(notes).toContain(`${note}: Asha Verma (SL. NO. 1)`);
  },
);

it('A consent stays where the sheet has no column for it, but not with another name', () => {
  const consented = [...first, 'form 12'];
  const mergeInto = (cells: Cells) => mergeSheet([consented], [cells]);
  expect(mergeInto([...change(first, { [RANK]: '1st' }), '']).records[0]?.at(-1)).toBe('form 12');
  const { records: all, notes } = mergeInto([...change(first, { [NAME]: 'Usha Verma' }), '']);
  expect(all).toEqual([[...change(first, { [NAME]: 'Usha Verma' }), '']]);
  expect(notes).toContain('Consent taken back: Usha Verma (SL. NO. 1)');
});

it('Of two rows of a sheet for one record, a refusal counts', () => {
  for (const consents of [
    ['form 12', 'No'],
    ['No', 'form 12'],
  ]) {
    const rows = consents.map((consent) => [...first, consent]);
    expect(mergeSheet([], rows, { hasConsentColumn: true }).records).toEqual([[...first, 'No']]);
  }
});
