import {
  createRecordsForm,
  searchRecords,
  showProblems,
  type RecordsState,
} from '@/editor/records/records-state';
import { content } from '@/__tests__/support/content';
import { ROWS, TITLES } from '@/scripts/testing/records-rows';

const form = createRecordsForm(content);
const state = form.read([TITLES, ...ROWS].join('\n'));

/** Imports a sheet whose rows are lines of a records file. */
const land = (lines: readonly string[], hiddenRow?: number, before = state): RecordsState => {
  const rows = lines.map((line, index) => ({
    number: index + 1,
    cells: line.split(','),
    isHidden: index + 1 === hiddenRow,
  }));
  return form.land(before, { source: 'a.xlsx', sheet: { name: 'Results', rows }, options: {} });
};

const CORRECTED = ROWS[0].replace('Asha Verma', 'Asha Sharma');
const ADDED = '7,Meena Das,,,Karate,Junior Kata,3rd,,Dec 2025';
const landed = land([TITLES, CORRECTED, ADDED]);

it('Without a file, there are no records and no problems', () => {
  expect(form.read('')).toMatchObject({ records: [], problems: [], found: [] });
});

it('The column for consent is added to a file that does not have it yet', () => {
  const site = { ...content.site, recordsNeedConsent: true };
  const { records, problems } = createRecordsForm({ ...content, site }).read(form.format(state));
  expect(records.map(String)).toEqual(ROWS.map((row) => `${row},`));
  expect(problems).toEqual([]);
});

it('Cells beyond the last column are shown in it, as a problem', () => {
  const { records, problems } = form.read([TITLES, `${ROWS[0]},more`].join('\n'));
  expect(records[0]?.[8]).toBe('Mar 2024,more');
  expect(problems).toMatchObject([{ position: 0, column: 8 }]);
});

it('Other titles are a problem of the whole file', () => {
  expect(form.read(`NAME,GAME\nAsha,Karate`).problems).toMatchObject([{ position: -1 }]);
});

it('The records that are shown stay while they are changed, and move up when others are deleted', () => {
  const found = searchRecords(state, 'khan');
  expect(form.changeCell(found, 1, 1, 'Meena').found).toEqual([1]);
  expect(form.deleteRecords(found, [0])).toMatchObject({ found: [0], records: [state.records[1]] });
});

it('A new record is shown alone', () => {
  expect(form.addRecord(state).found).toEqual([2]);
});

it('Records with problems are shown', () => {
  expect(showProblems(form.changeCell(state, 1, 6, '7th')).found).toEqual([1]);
});

it('What is typed leaves the table in place, and all else draws it anew', () => {
  expect(form.changeCell(state, 1, 1, 'Meena').version).toBe(state.version);
  expect(form.deleteRecords(state, [0]).version).not.toBe(state.version);
});

it('An import shows the records that are new or changed', () => {
  expect(landed.found).toEqual([0, 2]);
  expect(landed.records[2]?.slice(0, 2)).toEqual(['3', 'Meena Das']);
});

it('The undo of an import takes back the import alone', () => {
  const edited = form.changeCell(form.changeCell(landed, 0, 6, '1st'), 1, 1, 'Ravi Das');
  const deleted = form.deleteRecords(edited, [2]);
  for (const one of [edited, deleted])
    expect(form.undoImport(one).records.map(String)).toEqual([
      ROWS[0].replace('2nd', '1st'),
      ROWS[1].replace('Ravi Khan', 'Ravi Das'),
    ]);
});

it('The undo of an import brings back the records that were deleted for it', () => {
  const only = form.keepOnlyImport(landed);
  expect(only.records).toEqual([landed.records[0], landed.records[2]]);
  expect(form.undoImport(only)).toMatchObject({ records: state.records, landed: undefined });
});

it('A sheet is read again without its hidden rows', () => {
  const both = land([TITLES, ADDED, ADDED.replace('Meena', 'Rani')], 2);
  const again = both.landed && form.landAgain(both, both.landed, { withoutHidden: true });
  expect(again?.records.map(([, name]) => name)).toEqual(['Asha Verma', 'Ravi Khan', 'Rani Das']);
});

it('A sheet without titles waits until its columns are chosen', () => {
  const waiting = land([ADDED]);
  expect(waiting).toMatchObject({ records: state.records, waiting: { step: 'columns' } });
});

it('A sheet without records says so, and changes nothing', () => {
  const message = 'There are no records in a.xlsx.';
  expect(land([TITLES])).toMatchObject({ records: state.records, message });
});
