import { useReducer } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '@/__tests__/support/content';
import { EditableRecordsTable } from '@/editor/records/editable-records-table';
import { createRecordsForm } from '@/editor/records/form-state';
import { RecordsToolbar } from '@/editor/records/records-toolbar';
import { RepeatedValuesPanel } from '@/editor/records/repeated-values-panel';
import { ROWS, TITLES } from '@/testing/records-rows';

const form = createRecordsForm(content);

function Parts({ lines }: { lines: readonly string[] }) {
  const [state, dispatch] = useReducer(form.reduce, form.open([TITLES, ...lines].join('\n')));
  const part = { state, dispatch };
  return (
    <>
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
const getCell = (title: string, student: string) =>
  within(screen.getByRole('rowheader', { name: student }).closest('tr') ?? document.body).getByRole(
    'textbox',
    { name: title },
  );

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
