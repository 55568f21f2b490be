import { content } from '@/__tests__/support/content';
import { importLines } from '@/__tests__/support/import-lines';
import type { Action, FormState } from '@/editor/records/actions';
import { createRecordsForm } from '@/editor/records/form-state';
import { createDeletion } from '@/editor/records/table';
import { getConsent } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const form = createRecordsForm(content);
const text = [TITLES, ...ROWS].join('\n');
const opened = form.open(text);

const act = (state: FormState, ...actions: readonly Action[]) => actions.reduce(form.reduce, state);

const type = (position: number, column: number, value: string): Action => ({
  type: 'type',
  position,
  column,
  value,
});

const search = (query: string, ...found: number[]): Action => ({
  type: 'show',
  view: { query, found },
});

const remove = (...positions: number[]): Action => createDeletion(positions, 'Meena');

const UNDO: Action = { type: 'undo' };
const REDO: Action = { type: 'redo' };

const CORRECTED = ROWS[0].replace('Asha Verma', 'Asha Sharma');
const ADDED = '7,Meena Das,,,Karate,Junior Kata,3rd,,Dec 2025';
const imported = act(opened, importLines([TITLES, CORRECTED, ADDED]));

const listNames = ({ now }: FormState) => now.records.map(([, name]) => name);

it('The column for consent is added where it is needed, or where a sheet has it, and stays', () => {
  const site = { ...content.site, recordsNeedConsent: true };
  const added = createRecordsForm({ ...content, site }).open(text).now;
  expect(added.records.map(String)).toEqual(ROWS.map((row) => `${row},`));
  expect(added.problems).toEqual([]);
  const refused = act(opened, importLines([`${TITLES},CONSENT`, `${ROWS[0]},No`, `${ROWS[1]},`]));
  const file = [`${TITLES},CONSENT`, `${ROWS[0]},No`, `${ROWS[1]},`].join('\n');
  expect(form.format(refused.now)).toBe(file);
  expect(form.format(act(form.open(file), type(0, 1, 'Asha')).now)).toContain('CONSENT\n1,Asha,');
  expect(form.format(act(refused, UNDO).now)).toBe(text);
});

it('A title that turns the consent around is no title of consents, and the office is told', () => {
  const isRead = (title: string) => {
    const { now } = act(opened, importLines([`${TITLES},${title}`, `${ADDED},Yes`]));
    const isTold = now.lastImport?.notes.some((note) => note.includes('may say who refuses'));
    expect(isTold).toBe(now.titles.length === 9);
    return now.titles.length > 9;
  };
  const titles = ['CONSENT', 'Consent (Y/N)', 'CONSENT (REFUSED)', 'Consent refused', 'No consent'];
  expect(titles.map(isRead)).toEqual([true, true, false, false, false]);
});

it('Cells beyond the last column are a problem, and never become consent', () => {
  const site = { ...content.site, recordsNeedConsent: true };
  const careful = createRecordsForm({ ...content, site });
  const read = careful.open([TITLES, `${ROWS[0]},Yes`].join('\n'));
  const { now } = careful.reduce(read, type(0, 1, 'Asha'));
  const problem = expect.stringMatching('has 11 cells instead of 10') as string;
  expect(now.problems).toEqual([{ position: 0, problem }]);
  expect(now.records.map(getConsent)).toEqual(['blank']);
  // The last cell shows them, so who types there replaces them.
  expect(careful.reduce(read, type(0, 9, 'No')).now).toMatchObject({ problems: [] });
});

it('Other titles are a problem of the whole file', () => {
  expect(form.open(`NAME,GAME\nAsha,Karate`).now.problems).toMatchObject([{ position: -1 }]);
});

it('The records that are shown stay while they are changed, and move up when others are deleted', () => {
  const found = act(opened, search('khan', 1));
  expect(act(found, type(1, 1, 'Meena')).now.found).toEqual([1]);
  expect(act(found, remove(0)).now).toMatchObject({
    found: [0],
    records: [opened.now.records[1]],
  });
});

it('All that is typed into a cell is one step, and the next cell is another', () => {
  const typed = act(opened, type(1, 1, 'R'), type(1, 1, 'Ra'), type(1, 6, '2'), type(1, 6, '2nd'));
  expect(typed.past).toHaveLength(2);
  expect(typed.now.step).toBe('RANK of Ra (SL. NO. 2)');
  const undone = act(typed, UNDO);
  expect(undone.now.records[1]?.[6]).toBe('1st');
  expect(listNames(undone)).toEqual(['Asha Verma', 'Ra']);
  expect(listNames(act(undone, UNDO))).toEqual(['Asha Verma', 'Ravi Khan']);
});

it('Each change is undone and redone with what was shown, up to the text of the file', () => {
  const searched = act(imported, search('meena', 2));
  const deleted = act(searched, remove(2));
  const undone = act(deleted, UNDO);
  expect(undone.now).toEqual(searched.now);
  expect(undone.future[0]?.step).toBe('deletion of Meena');
  expect(act(undone, REDO).now).toEqual(deleted.now);
  const first = act(undone, UNDO);
  expect(first).toMatchObject({ past: [], now: opened.now });
  expect(form.format(first.now)).toBe(text);
  expect(act(first, UNDO)).toMatchObject({ past: [], now: opened.now });
});

it('What changes nothing is no step: the same file again, or the same records', () => {
  const again = act(imported, importLines([TITLES, CORRECTED, ADDED]));
  expect(again.past).toEqual(imported.past);
  expect(again.now.records).toBe(imported.now.records);
  expect(act(again, UNDO).now).toEqual(opened.now);
  const { records } = opened.now;
  const same = act(opened, {
    type: 'change',
    step: 'no change',
    change: () => ({ records: [...records] }),
  });
  expect(same.past).toEqual([]);
});

it('Three hundred steps can be undone, the first import too', () => {
  const typed = Array.from({ length: 299 }, (_, index) => type(0, index % 2 ? 1 : 2, `${index}`));
  const undone = act(imported, ...typed, ...Array<Action>(300).fill(UNDO));
  expect(undone.now).toEqual(opened.now);
});

it('After a new change, what was undone cannot come back', () => {
  expect(act(imported, UNDO, type(0, 1, 'Rani'), REDO).now.records[0]?.[1]).toBe('Rani');
});

it('An import shows the records that are new or changed, and what they were', () => {
  expect(imported.now.found).toEqual([0, 2]);
  expect(imported.now.step).toBe('import of a.xlsx');
  expect(imported.now.records[2]?.slice(0, 2)).toEqual(['3', 'Meena Das']);
  const typed = act(imported, type(1, 1, 'Ravi Das'));
  expect(typed.now.lastImport?.changes.get(0)?.before).toContain('Asha Verma');
});

it('Records that were deleted above an imported one leave its change with it', () => {
  const deleted = act(imported, remove(0, 1));
  expect([...(deleted.now.lastImport?.changes ?? [])]).toMatchObject([[0, { isNew: true }]]);
});

const HIDDEN = importLines([TITLES, ADDED, ADDED.replace('Meena', 'Rani')], 2);
const WITH_HIDDEN: Action = { ...HIDDEN, options: { includedRows: [2] } };

it('A sheet is read again with its hidden rows, as one step', () => {
  expect(listNames(act(opened, HIDDEN))).toEqual(['Asha Verma', 'Ravi Khan', 'Rani Das']);
  const again = act(opened, HIDDEN, WITH_HIDDEN);
  expect(listNames(again)).toEqual(['Asha Verma', 'Ravi Khan', 'Meena Das', 'Rani Das']);
  expect(listNames(act(again, UNDO))).toEqual(['Asha Verma', 'Ravi Khan']);
});

it('A sheet is not read again once something was corrected, until that is undone', () => {
  const corrected = act(opened, HIDDEN, type(0, 1, 'Asha Sharma'));
  expect(act(corrected, WITH_HIDDEN).now).toEqual(corrected.now);
  expect(listNames(act(corrected, UNDO, WITH_HIDDEN))).toHaveLength(4);
});

it('A sheet of which nothing is new is read again without taking back the step before', () => {
  const same = importLines([TITLES, CORRECTED, ADDED]);
  const typed = act(imported, type(1, 1, 'Ravi Das'), same);
  const again = act(typed, { ...same, options: { columns: { 3: -1 } } });
  expect(again.now.records).toEqual(typed.now.records);
  expect(again.past).toEqual(typed.past);
});

it('A sheet whose columns are not known waits until one is chosen, or all are accepted as they are', () => {
  const unknown = importLines(['1,Meena Das,Ram Das,07-03-2005']);
  const waiting = act(opened, unknown);
  expect(waiting).toMatchObject({ now: opened.now, pending: { step: 'columns' } });
  expect(act(waiting, { type: 'prepare' })).toMatchObject({ now: opened.now, pending: undefined });
  expect(act(waiting, { type: 'prepare', message: 'It is damaged.' }).told).toBeUndefined();
  const read = (columns: Record<number, number>) =>
    act(waiting, { ...unknown, options: { columns } })
      .now.records[2]?.slice(1, 4)
      .join();
  expect(read({})).toBe('Meena Das,Ram Das,07-03-2005');
  expect(read({ 1: 2, 2: 1 })).toBe('Ram Das,Meena Das,07-03-2005');
});

it('A sheet of which no row is taken for a record waits until rows are brought in', () => {
  const hidden = importLines([TITLES, ADDED], 2);
  const waiting = act(opened, hidden);
  expect(waiting).toMatchObject({ now: opened.now, pending: { step: 'rows' } });
  const { pending, now } = act(waiting, { ...hidden, options: { includedRows: [2] } });
  expect([pending, now.records[2]?.[1]]).toEqual([undefined, 'Meena Das']);
});

it('A sheet without records says so, and changes nothing', () => {
  const message = 'There are no records in a.xlsx: it has nothing below its titles.';
  expect(act(opened, importLines([TITLES]))).toMatchObject({ now: opened.now, message });
});

it('While a cell is typed into, its record alone is checked; all are when it is left', () => {
  const typed = act(opened, type(1, 0, '1'), type(1, 6, 'Best'));
  expect(typed.now.problems).toMatchObject([{ position: 1, column: 6 }]);
  const left = act(typed, { type: 'leave' });
  expect(left.now.problems).toMatchObject([
    { position: 1, column: 6 },
    { position: 1, column: 0, firstPosition: 0 },
  ]);
  expect(act(left, { type: 'leave' })).toBe(left);
  expect(act(left, type(1, 6, '2nd')).past).toHaveLength(3);
  expect(act(opened, type(1, 0, '1'), UNDO, REDO).now.problems).toMatchObject([{ column: 0 }]);
});
