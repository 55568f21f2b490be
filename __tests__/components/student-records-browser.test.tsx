import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import type { StudentRecord } from '@/data/schemas/student-record';
import { toCsv } from '@/lib/csv';
import { watchDownloads } from '@/__tests__/support/downloads';
import { makeRecord, makeRecords } from '@/__tests__/support/student-record';

const input = () => screen.getByPlaceholderText('Search by name, game, or event...');
const button = (name: string) => screen.getByRole('button', { name });

/** The records on the page, by the text of their rows' first two cells. */
function shownRecords(): (string | null)[][] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => {
    const cells = within(row).getAllByRole('cell');
    return cells.slice(0, 2).map(({ textContent }) => textContent);
  });
}

function setUp(records: readonly StudentRecord[] = makeRecords(23)) {
  const page = <StudentRecordsBrowser records={records} csvUrl="/student-records.csv" />;
  return { user: userEvent.setup(), ...render(page) };
}

describe('table', () => {
  it('§2 has the nine columns in order', () => {
    setUp();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'SL. NO.',
      'NAME',
      'FATHER NAME',
      'DATE OF BIRTH',
      'GAME',
      'EVENT',
      'RANK',
      'CERTIFICATE NO.',
      'YEAR & MONTH',
    ]);
  });

  it('§2 a row holds the values of a record in the order of the columns', () => {
    setUp([makeRecord()]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '1',
      'Asha Verma',
      'Mohan Verma',
      '07-03-2005',
      'Athletics',
      'Long Jump',
      '2nd',
      'AT23001',
      'Mar 2024',
    ]);
  });

  it('shows a blank value as a dash', () => {
    setUp([makeRecord({ fatherName: '', dateOfBirth: '' })]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual(['Asha Verma', '–', '–', 'Athletics']);
  });

  it('R1 the table has a caption, and its headers a scope', () => {
    setUp();
    expect(screen.getByRole('table')).toHaveAccessibleName();
    screen
      .getAllByRole('columnheader')
      .forEach((header) => expect(header).toHaveAttribute('scope', 'col'));
  });
});

describe('pages', () => {
  it('§4 starts at page 1 with ten records', () => {
    setUp();
    expect(shownRecords()).toHaveLength(10);
    expect(shownRecords()[0]).toEqual(['1', 'Student 1']);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§4 Previous is disabled on page 1', () => {
    setUp();
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toBeEnabled();
  });

  it('§4 Next shows the next ten', async () => {
    const { user } = setUp();
    await user.click(button('Next'));
    expect(shownRecords()[0]).toEqual(['11', 'Student 11']);
    expect(screen.getByText('Showing 11 to 20 of 23 records')).toBeVisible();
  });

  it('§4 Next is disabled on the last page, which holds the rest', async () => {
    const { user } = setUp();
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(button('Next')).toBeDisabled();
    expect(shownRecords()).toHaveLength(3);
    expect(screen.getByText('Showing 21 to 23 of 23 records')).toBeVisible();
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  it('§4 Previous goes back a page', async () => {
    const { user } = setUp();
    await user.click(button('Next'));
    await user.click(button('Previous'));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§4 both are disabled on a single page', () => {
    setUp(makeRecords(10));
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toBeDisabled();
  });

  it('R2 the pagination is named', () => {
    setUp();
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toContainElement(button('Next'));
  });
});

describe('search', () => {
  it('§5 shows the matching records', async () => {
    const { user } = setUp();
    await user.type(input(), 'student 2');
    expect(shownRecords().map(([number]) => number)).toEqual(['2', '20', '21', '22', '23']);
    expect(screen.getByText('Showing 1 to 5 of 5 records')).toBeVisible();
  });

  it('§4 typing resets the page to 1', async () => {
    const { user } = setUp();
    await user.click(button('Next'));
    await user.type(input(), 's');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§4 emptying the search resets the page to 1', async () => {
    const { user } = setUp();
    await user.type(input(), 's');
    await user.click(button('Next'));
    await user.clear(input());
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§8 without a match the footer reads "Showing 1 to 0 of 0 records" and "Page 1 of 0"', async () => {
    const { user } = setUp();
    await user.type(input(), 'nobody');
    expect(shownRecords()).toEqual([]);
    expect(screen.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
    expect(screen.getByText('Page 1 of 0')).toBeVisible();
  });

  it('§4 without a match Previous and Next are disabled', async () => {
    const { user } = setUp();
    await user.type(input(), 'nobody');
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toBeDisabled();
  });

  it.each(['.*', '[', '(', '<b>'])('§5 takes "%s" literally', async (query) => {
    const { user } = setUp();
    await user.click(input());
    await user.paste(query);
    expect(screen.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
  });

  it('R2 a status tells the number of records', async () => {
    const { user } = setUp();
    expect(screen.getByRole('status')).toHaveTextContent(/^23\b/);
    await user.type(input(), 'nobody');
    expect(screen.getByRole('status')).toHaveTextContent(/^0\b/);
  });
});

describe('export', () => {
  it('§7 downloads student-records.csv', async () => {
    const download = watchDownloads();
    const { user } = setUp();
    await user.click(button('Export to CSV'));
    expect((await download()).fileName).toBe('student-records.csv');
  });

  it('§9 exports all pages, whichever is shown', async () => {
    const download = watchDownloads();
    const records = makeRecords(23);
    const { user } = setUp(records);
    await user.click(button('Next'));
    await user.click(button('Export to CSV'));
    expect((await download()).text).toBe(toCsv(records));
  });

  it('§9 exports the whole filtered set alone', async () => {
    const download = watchDownloads();
    const records = makeRecords(23);
    const { user } = setUp(records);
    await user.type(input(), 'student 1');
    await user.click(button('Export to CSV'));
    const matches = records.filter(({ name }) => name.startsWith('Student 1'));
    expect(matches).toHaveLength(11);
    expect((await download()).text).toBe(toCsv(matches));
  });

  it('§9 exports the titles alone when nothing matches', async () => {
    const download = watchDownloads();
    const { user } = setUp();
    await user.type(input(), 'nobody');
    await user.click(button('Export to CSV'));
    expect((await download()).text).toBe(toCsv([]));
  });
});

it('has no violations, full and empty', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(input(), 'nobody');
  expect(await axe(container)).toHaveNoViolations();
});
