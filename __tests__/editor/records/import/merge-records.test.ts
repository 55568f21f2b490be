import { mergeRecords } from '@/editor/records/import/merge-records';
import type { Cells } from '@/lib/records/records-file';
import { ROWS } from '@/testing/records-rows';

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
    rows: imported.map((record) => ({ record, sheetTexts: [] })),
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

it.each([
  ['another date of birth', { [BIRTH]: '08-03-2005', [CERTIFICATE]: '' }],
  ['another father and no date of birth', { [BIRTH]: '', [FATHER]: 'Ram', [CERTIFICATE]: '' }],
  ['another certificate number', { [CERTIFICATE]: 'AT23009' }],
])('A result of a student with %s is another one', (_, changes) => {
  expect(merge(change(first, changes)).records).toHaveLength(3);
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

it('A result whose rank is known later gets it', () => {
  const unranked = change(first, { [RANK]: '', [CERTIFICATE]: '' });
  const ranked = change(unranked, { [RANK]: '2nd' });
  expect(mergeSheet([unranked], [ranked]).records).toEqual([ranked]);
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

it('What the sheet shows where the record has another text is told', () => {
  const record = change(first, { [NAME]: 'ASHA VERMA', [CERTIFICATE]: '' });
  const sheetTexts = first.map((cell) => (cell === 'Long Jump' ? 'LONG JUMP' : undefined));
  const rows = [{ record, sheetTexts }];
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

it('The first records are numbered anew where their serial numbers begin again', () => {
  const { records: all } = mergeSheet([], [first, change(second, { [SL_NO]: '1' })]);
  expect(all).toEqual(records);
});

it('The first records keep their serial numbers', () => {
  expect(mergeSheet([], [second]).records).toEqual([second]);
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
