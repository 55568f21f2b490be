import {
  createRecordsForm,
  searchRecords,
  showProblems,
} from '@/scripts/editor/browser/records/records-state';
import { content } from '@/__tests__/support/content';
import { ROWS, TITLES } from '@/scripts/testing/records-rows';

const form = createRecordsForm(content);
const state = form.read([TITLES, ...ROWS].join('\n'));

it('Without a file, there are no records and no problems', () => {
  expect(form.read('')).toMatchObject({ records: [], problems: [], found: [] });
});

it('The column for consent is added to a file that does not have it yet', () => {
  const site = { ...content.site, recordsNeedConsent: true };
  const { records, problems } = createRecordsForm({ ...content, site }).read(state.text);
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

it('Records that are taken over are shown, without those that were there', () => {
  expect(form.addRecord(state).found).toEqual([2]);
});

it('Records with problems are shown', () => {
  expect(showProblems(form.changeCell(state, 1, 6, '7th')).found).toEqual([1]);
});
