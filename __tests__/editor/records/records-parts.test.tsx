import { useReducer } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '@/__tests__/support/content';
import { importLines } from '@/__tests__/support/import-lines';
import { EditableRecordsTable } from '@/editor/records/editable-records-table';
import { createRecordsForm } from '@/editor/records/form-state';
import { LastImportPanel } from '@/editor/records/import/last-import-panel';
import { RecordsToolbar } from '@/editor/records/records-toolbar';
import { RepeatedValuesPanel } from '@/editor/records/repeated-values-panel';
import { ROWS, TITLES } from '@/testing/records-rows';

const form = createRecordsForm(content);

interface PartsProps {
  lines: readonly string[];
  /** The rows of a sheet that is imported. */
  sheet?: readonly string[];
}

function Parts({ lines, sheet }: PartsProps) {
  const opened = form.open([TITLES, ...lines].join('\n'));
  const initial = sheet ? form.reduce(opened, importLines([TITLES, ...sheet])) : opened;
  const [state, dispatch] = useReducer(form.reduce, initial);
  const { lastImport } = state.now;
  const part = { state, dispatch };
  return (
    <>
      {lastImport && <LastImportPanel {...part} lastImport={lastImport} />}
      <RepeatedValuesPanel {...part} />
      <RecordsToolbar {...part} />
      <EditableRecordsTable id="cell" {...part} />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectSummary = (text: RegExp) => expect(screen.getByText(text)).toBeVisible();
const expectTold = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);
const getInput = (name: string) => screen.getByRole('textbox', { name });
function getCell(title: string, student: string): HTMLElement {
  const row = screen.getByRole('rowheader', { name: student }).closest('tr');
  return within(row ?? document.body).getByRole('textbox', { name: title });
}

it('A value that is wrong in several records is corrected in all of them, and undone', async () => {
  render(<Parts lines={ROWS.map((row) => row.replace(/,\dst|,\dnd/, ',Thrid'))} />);
  expectSummary(/^2 records. Correct 2 problems to save.$/);
  const input = getInput('RANK “Thrid” in 2 records');
  await userEvent.clear(input);
  await userEvent.type(input, '3rd{Enter}');
  expectSummary(/^2 records$/);
  expect(screen.queryByText('Correct many cells at once')).toBeNull();
  expect(getCell('RANK', 'Ravi Khan (SL. NO. 2)')).toHaveValue('3rd');
  await press('Undo: change of all Thrid');
  expectTold('Undone: change of all Thrid.');
});

it.each([
  ['All day first', '07-03-2005'],
  ['All month first', '03-07-2005'],
])('Dates of birth that have two readings are read %s', async (button, date) => {
  render(<Parts lines={[ROWS[0].replace('07-03-2005', '7/3/2005')]} />);
  expect(screen.getByText(/^1 date of birth such as 7\/3\/2005/)).toBeVisible();
  await press(button);
  expect(getCell('DATE OF BIRTH', 'Asha Verma (SL. NO. 1)')).toHaveValue(date);
});

it('A page has 20 records, and a search changes what is shown', async () => {
  const lines = Array.from({ length: 21 }, (_, index) => `${index + 1},Asha ${'ABC'[index % 3]},`);
  render(<Parts lines={lines.map((line) => line + ROWS[0].split(',').slice(2).join())} />);
  const isDisabled = (name: string) =>
    screen.getByRole('button', { name }).matches('[aria-disabled="true"]');
  expect(screen.getByText(/^1 to 20 of 21/)).toBeVisible();
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false]);
  await press('Next');
  expect(screen.getByText(/^21 to 21 of 21/)).toBeVisible();
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, true]);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expectTold('Records 21 to 21 of 21.');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the records' }), 'asha b');
  expectSummary(/^21 records, 7 of them shown/);
  await press('Show all');
  expect(screen.getByText(/^1 to 20 of 21/)).toBeVisible();
});

const ASHA = 'Asha Verma (SL. NO. 1)';

it('A cell says what was there, what the sheet shows, and what is wrong', () => {
  const row = ROWS[0].replace('Asha Verma', 'Asha Sharma').replace('2nd', 'Gold');
  render(<Parts lines={ROWS} sheet={[row.replace('2024', '1999')]} />);
  const getOwn = (title: string) => getCell(title, 'Asha Sharma (SL. NO. 1)');
  expect(getOwn('NAME')).toHaveAccessibleDescription('changed was Asha Verma');
  expect(getOwn('RANK')).toHaveAccessibleDescription('was 2nd in the sheet: Gold');
  expect(getOwn('YEAR & MONTH')).toHaveAccessibleDescription(/is before.* was Mar 2024$/);
  expect(getOwn('YEAR & MONTH')).toBeInvalid();
});

it('A column of a sheet is what the office chooses, and the column that was that is left out', async () => {
  render(<Parts lines={[]} sheet={[ROWS[0]]} />);
  const getChoice = (name: RegExp) => screen.getByRole('combobox', { name });
  await userEvent.selectOptions(getChoice(/^NAME/), 'FATHER NAME');
  expect(getChoice(/^NAME/)).toHaveDisplayValue('FATHER NAME');
  expect(getChoice(/^FATHER NAME/)).toHaveDisplayValue('leave it out');
});

it.each([
  ['Asha\tKarate', true],
  ['Asha\nUsha', true],
  ['Asha\r\n', false],
])('The clipboard %j is rows, which a cell refuses: %s', (text, isRefused) => {
  render(<Parts lines={ROWS} />);
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const clipboardData = { getData: () => text };
  expect(fireEvent.paste(getCell('NAME', ASHA), { clipboardData })).toBe(!isRefused);
  expect(alert.mock.calls).toHaveLength(isRefused ? 1 : 0);
});

it('A record is deleted only if the question is answered by yes', async () => {
  render(<Parts lines={ROWS} />);
  jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await press(`Delete ${ASHA}`);
  expectSummary(/^2 records$/);
  await press(`Delete ${ASHA}`);
  expectSummary(/^1 record$/);
});

it.each([
  ['{Enter}', 'NAME', 3],
  ['{Shift>}{Enter}', 'NAME', 1],
  ['{ArrowDown}', 'NAME', 3],
  ['{ArrowUp}', 'NAME', 1],
  ['{ArrowLeft}', 'SL. NO.', 2],
  ['{ArrowRight}', 'FATHER NAME', 2],
])('%s moves the focus from the name of record 2 to %s of record %d', async (keys, title, slNo) => {
  render(<Parts lines={[1, 2, 3].map((number) => ROWS[0].replace('1', String(number)))} />);
  const cell = getCell('NAME', 'Asha Verma (SL. NO. 2)') as HTMLInputElement;
  cell.focus();
  cell.select();
  await userEvent.keyboard(keys);
  expect(getCell(title, `Asha Verma (SL. NO. ${slNo})`)).toHaveFocus();
});

it('§9 Where no certificate number is left, it is said in place of the button', () => {
  const sheet = [',Meena Das,,,Karate,,,,', ',Usha Rani,,,Karate,,,,'];
  render(<Parts lines={[ROWS[0].replace('23001', '99998')]} sheet={sheet} />);
  expect(screen.queryByRole('button', { name: /^Number/ })).toBeNull();
  expect(screen.getByText(/end at 99999, so none are left for 2 records/)).toBeVisible();
});
