import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RecordsTable } from '@/components/records/records-table';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { getCsvTitleRow, toCsvRows } from '@/lib/records/csv';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { publishRecords } from '@/__tests__/support/published-records';
import { readTexts } from '@/__tests__/support/read-texts';
import { makeRecord, makeRecords } from '@/__tests__/support/student-record';
import { translatePage } from '@/__tests__/support/translate-page';

const messages = en.records.browser;
const { loading, next, previous, retry } = messages;
const RECORDS = makeRecords(23);

const getInput = () => screen.getByPlaceholderText(messages.placeholder);
const getButton = (name: string) => screen.getByRole('button', { name });
const getStatus = () => screen.getByRole('status');
const queryError = () => screen.queryByRole('alert');

/** The texts of the cells, row by row. */
const listRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => readTexts([...row.children]));

const listNumbers = () => listRows().map(([number]) => number);
const expectPage = (text: string) => expect(screen.getByText(text)).toBeVisible();
const expectBusy = (isBusy: boolean) =>
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', String(isBusy));

let user: UserEvent;

/** Clicks buttons, one after another. */
async function click(...names: string[]): Promise<void> {
  for (const name of names) await user.click(getButton(name));
}

/** Lets the network do something, and the page react to it. */
const answer = (network: () => void) => act(async () => network());

/** Shows the first page of some records, whose shards arrive when the test says so. */
function setUpWaiting(records = RECORDS) {
  user = userEvent.setup();
  const site = publishRecords(records);
  render(
    <StudentRecordsBrowser
      language="en"
      messages={messages}
      firstRows={toCsvRows(records.slice(0, PAGE_SIZE))}
      total={records.length}
      address={site.address}
      csvUrl="/student-records.csv"
      columns={en.records.columnTitles}
      titleRow={getCsvTitleRow()}
    />,
  );
  return site;
}

/** The same, and the shards arrive at once. */
async function setUp(records = RECORDS) {
  const site = setUpWaiting(records);
  await answer(site.always);
  return site;
}

it('§2 R1 The table has a caption, the nine columns in order, and a dash for a blank value', async () => {
  await setUp([makeRecord({ fatherName: '' })]);
  expect(screen.getByRole('table')).toHaveAccessibleName();
  const headers = screen.getAllByRole('columnheader');
  expect(readTexts(headers)).toEqual(STUDENT_RECORD_COLUMNS.map(({ title }) => title));
  for (const header of headers) expect(header).toHaveAttribute('scope', 'col');
  const values = '1,Asha Verma,–,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024';
  expect(listRows()).toEqual([values.split(',')]);
});

it('A page in Hindi shows games, events, ranks and months by their Hindi names, and marks what is in Latin letters, also when a browser has translated it', () => {
  const createTable = (row: string) => (
    <RecordsTable
      rows={[row]}
      columns={hi.records.columnTitles}
      hindiNames={{ Karate: 'कराटे', युगल: 'Doubles', '1st': 'प्रथम', Jan: 'जनवरी' }}
      language="hi"
      messages={hi.records.browser}
    />
  );
  const { rerender } = render(createTable('1,Ravi देवी,Hari,,Judo,Long Jump,2nd,KA23002,Feb 2024'));
  translatePage();
  rerender(createTable('2,Asha देवी राज,युगल,,Karate Kata,Karate,1st,KA23001,Jan 2024'));
  const shown = '2,Asha देवी राज,युगल,–,Karate Kata,कराटे,प्रथम,KA23001,जनवरी 2024';
  expect(listRows()).toEqual([shown.split(',')]);
  const marked = readTexts([...document.querySelectorAll('tbody [lang=en]')]);
  expect(marked).toEqual(['Asha', 'Karate Kata', 'KA23001']);
});

it('§4 R2 Next and Previous change page and status, also translated, up to the ends; the focus stays', async () => {
  await setUp();
  translatePage();
  expect(listNumbers()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(getButton(previous)).toBeDisabled();
  await click(next);
  expect(listNumbers()[0]).toBe('11');
  expect(getStatus()).toHaveTextContent(/^Showing 11 to 20 of 23 records$/);
  expect(getButton(next)).toHaveFocus();
  await click(next);
  expect(listNumbers()).toEqual(['21', '22', '23']);
  expect(getButton(next)).toBeDisabled();
  const pagination = within(screen.getByRole('navigation', { name: messages.pagination }));
  expect(pagination.getByText('Page 3 of 3')).toHaveFocus();
  await click(previous, previous);
  expect(screen.getByText('Page 1 of 3')).toHaveFocus();
});

it('§4 §5 A search shows the matching records; any change of it resets the page to 1', async () => {
  await setUp();
  await click(next);
  await user.type(getInput(), 'student');
  expectPage('Page 1 of 3');
  await click(next);
  await user.type(getInput(), ' 2');
  expectPage('Page 1 of 1');
  expect(listNumbers()).toEqual(['2', '20', '21', '22', '23']);
  expect(getStatus()).toHaveTextContent('Showing 1 to 5 of 5 records');
});

it('§8 R2 A search without a match shows "Showing 1 to 0 of 0 records" and "Page 1 of 0", and disables both buttons; a further one is told again', async () => {
  await setUp();
  translatePage();
  await user.type(getInput(), 'nobody');
  expect(listRows()).toEqual([]);
  expect(getStatus()).toHaveTextContent(/^Showing 1 to 0 of 0 records$/);
  expectPage('Page 1 of 0');
  expect(getButton(previous)).toBeDisabled();
  expect(getButton(next)).toBeDisabled();
  const told = getStatus().firstElementChild;
  await user.type(getInput(), 'x');
  expect(told).not.toBeInTheDocument();
});

// What is fetched when is in records-store.dom.test.ts.
it('The search is fetched once its input has the focus', async () => {
  const { asked } = await setUp(makeRecords(501));
  await user.click(getInput());
  expect(asked).toContain('search');
});

it('A search says that it loads; a lost one shows no records, and can be tried again', async () => {
  const site = setUpWaiting();
  await user.type(getInput(), 'student 2');
  // Only the shards tell that there is one page.
  await click(next);
  expect(getButton(next)).toHaveAttribute('data-pressed');
  expect(getStatus()).toHaveTextContent(loading);
  expectBusy(true);
  await answer(site.lose);
  expect(getButton(next)).not.toHaveAttribute('data-pressed');
  expect(queryError()).toHaveTextContent(messages.lost);
  expect(listRows()).toEqual([]);
  expectBusy(false);
  site.always();
  await click(retry);
  expect(await screen.findByText('Showing 1 to 5 of 5 records')).toBeVisible();
  expect(screen.getByRole('table')).toHaveFocus();
  expect(queryError()).not.toBeInTheDocument();
});

it('A failed export is reported, can be tried again, and is forgotten on the next page', async () => {
  const site = setUpWaiting();
  for (const name of [messages.export, retry]) {
    await click(name);
    expect(getStatus()).toHaveTextContent(loading);
    expect(getButton(messages.export)).toHaveAttribute('data-pressed');
    await answer(site.lose);
    expect(queryError()).toBeVisible();
    expect(listRows()).toHaveLength(10);
  }
  await click(next);
  expect(queryError()).not.toBeInTheDocument();
});
