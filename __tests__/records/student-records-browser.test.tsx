import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { toCsv, toRow } from '@/lib/records/csv';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { en } from '@/lib/i18n/messages/en';
import { publishRecords } from '@/__tests__/support/published-records';
import { watchDownloads } from '@/__tests__/support/downloads';
import { makeRecord, makeRecords } from '@/__tests__/support/student-record';

const input = () => screen.getByPlaceholderText(en.records.browser.placeholder);
const button = (name: string) => screen.getByRole('button', { name });

/** The records on the page, by the text of their rows' first two cells. */
function shownRecords(): (string | null)[][] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => {
    const cells = within(row).getAllByRole('cell');
    return cells.slice(0, 2).map(({ textContent }) => textContent);
  });
}

const settle = () => act(async () => undefined);

/**
 * Shows the first page of some records.
 *
 * @returns besides, functions that let the parts come that were asked for, or fail to
 */
function showFirstPage(records: readonly StudentRecord[]) {
  const site = publishRecords(records);
  const page = (
    <StudentRecordsBrowser
      language="en"
      messages={en.records.browser}
      firstRows={records.slice(0, PAGE_SIZE).map(toRow)}
      total={records.length}
      address={site.address}
      csvUrl="/student-records.csv"
    />
  );
  const then =
    <Which extends unknown[]>(answer: (...which: Which) => void) =>
    async (...which: Which) => {
      answer(...which);
      await settle();
    };
  return {
    user: userEvent.setup(),
    ...render(page),
    asked: site.asked,
    always: site.always,
    arrive: then(site.arrive),
    fail: then(site.fail),
    lose: then(site.lose),
    tear: then(site.tear),
    arriveAsPage: then(site.arriveAsPage),
    goAway: then(site.goAway),
  };
}

async function setUp(records: readonly StudentRecord[] = makeRecords(23)) {
  const shown = showFirstPage(records);
  // Whatever is asked for comes at once.
  shown.always();
  await settle();
  return shown;
}

describe('table', () => {
  it('§2 has the nine columns in order', async () => {
    await setUp();
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

  it('§2 a row holds the values of a record in the order of the columns', async () => {
    await setUp([makeRecord()]);
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

  it('shows a blank value as a dash', async () => {
    await setUp([makeRecord({ fatherName: '', dateOfBirth: '' })]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual(['Asha Verma', '–', '–', 'Athletics']);
  });

  it('R1 the table has a caption, and its headers a scope', async () => {
    await setUp();
    expect(screen.getByRole('table')).toHaveAccessibleName();
    screen
      .getAllByRole('columnheader')
      .forEach((header) => expect(header).toHaveAttribute('scope', 'col'));
  });
});

describe('pages', () => {
  it('§4 starts at page 1 with ten records', async () => {
    await setUp();
    expect(shownRecords()).toHaveLength(10);
    expect(shownRecords()[0]).toEqual(['1', 'Student 1']);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§4 Previous is disabled on page 1', async () => {
    await setUp();
    expect(button(en.records.browser.previous)).toBeDisabled();
    expect(button(en.records.browser.next)).toBeEnabled();
  });

  it('§4 Next shows the next ten', async () => {
    const { user } = await setUp();
    await user.click(button(en.records.browser.next));
    expect(shownRecords()[0]).toEqual(['11', 'Student 11']);
    expect(screen.getByText('Showing 11 to 20 of 23 records')).toBeVisible();
  });

  it('§4 Next is disabled on the last page, which holds the rest', async () => {
    const { user } = await setUp();
    await user.click(button(en.records.browser.next));
    await user.click(button(en.records.browser.next));
    expect(button(en.records.browser.next)).toBeDisabled();
    expect(shownRecords()).toHaveLength(3);
    expect(screen.getByText('Showing 21 to 23 of 23 records')).toBeVisible();
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  it('§4 Previous goes back a page', async () => {
    const { user } = await setUp();
    await user.click(button(en.records.browser.next));
    await user.click(button(en.records.browser.previous));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§4 both are disabled on a single page', async () => {
    await setUp(makeRecords(10));
    expect(button(en.records.browser.previous)).toBeDisabled();
    expect(button(en.records.browser.next)).toBeDisabled();
  });

  it('the focus stays in the pagination when the button under it is disabled', async () => {
    const { user } = await setUp();
    await user.click(button(en.records.browser.next));
    expect(button(en.records.browser.next)).toHaveFocus();
    await user.click(button(en.records.browser.next));
    expect(screen.getByText('Page 3 of 3')).toHaveFocus();
    await user.click(button(en.records.browser.previous));
    await user.click(button(en.records.browser.previous));
    expect(screen.getByText('Page 1 of 3')).toHaveFocus();
  });

  it('R2 the pagination is named', async () => {
    await setUp();
    expect(
      screen.getByRole('navigation', { name: en.records.browser.pagination }),
    ).toContainElement(button(en.records.browser.next));
  });
});

describe('search', () => {
  it('§5 shows the matching records', async () => {
    const { user } = await setUp();
    await user.type(input(), 'student 2');
    expect(shownRecords().map(([number]) => number)).toEqual(['2', '20', '21', '22', '23']);
    expect(screen.getByText('Showing 1 to 5 of 5 records')).toBeVisible();
  });

  it('§4 typing resets the page to 1', async () => {
    const { user } = await setUp();
    await user.click(button(en.records.browser.next));
    await user.type(input(), 's');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§4 emptying the search resets the page to 1', async () => {
    const { user } = await setUp();
    await user.type(input(), 's');
    await user.click(button(en.records.browser.next));
    await user.clear(input());
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('§8 without a match the footer reads "Showing 1 to 0 of 0 records" and "Page 1 of 0"', async () => {
    const { user } = await setUp();
    await user.type(input(), 'nobody');
    expect(shownRecords()).toEqual([]);
    expect(screen.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
    expect(screen.getByText('Page 1 of 0')).toBeVisible();
  });

  it('§4 without a match Previous and Next are disabled', async () => {
    const { user } = await setUp();
    await user.type(input(), 'nobody');
    expect(button(en.records.browser.previous)).toBeDisabled();
    expect(button(en.records.browser.next)).toBeDisabled();
  });

  it.each(['.*', '[', '(', '<b>'])('§5 takes "%s" literally', async (query) => {
    const { user } = await setUp();
    await user.click(input());
    await user.paste(query);
    expect(screen.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
  });

  it('R2 a status tells which records are shown, of a search and of each page', async () => {
    const { user } = await setUp();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 10 of 23 records');
    await user.click(button(en.records.browser.next));
    expect(screen.getByRole('status')).toHaveTextContent('Showing 11 to 20 of 23 records');
    await user.type(input(), 'nobody');
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 0 of 0 records');
  });
});

describe('export', () => {
  it('§7 downloads student-records.csv', async () => {
    const download = watchDownloads();
    const { user } = await setUp();
    await user.click(button(en.records.browser.export));
    expect((await download()).fileName).toBe('student-records.csv');
  });

  it('§9 exports all pages, whichever is shown', async () => {
    const download = watchDownloads();
    const records = makeRecords(23);
    const { user } = await setUp(records);
    await user.click(button(en.records.browser.next));
    await user.click(button(en.records.browser.export));
    expect((await download()).text).toBe(toCsv(records));
  });

  it('§9 exports the whole filtered set alone', async () => {
    const download = watchDownloads();
    const records = makeRecords(23);
    const { user } = await setUp(records);
    await user.type(input(), 'student 1');
    await user.click(button(en.records.browser.export));
    const matches = records.filter(({ name }) => name.startsWith('Student 1'));
    expect(matches).toHaveLength(11);
    expect((await download()).text).toBe(toCsv(matches));
  });

  it('§9 exports the titles alone when nothing matches', async () => {
    const download = watchDownloads();
    const { user } = await setUp();
    await user.type(input(), 'nobody');
    await user.click(button(en.records.browser.export));
    expect((await download()).text).toBe(toCsv([]));
  });
});

describe('before they have come', () => {
  it('the first page and the total are there', () => {
    showFirstPage(makeRecords(23));
    expect(shownRecords()).toHaveLength(10);
    expect(screen.getByText('Showing 1 to 10 of 23 records')).toBeVisible();
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  });

  it('what is typed is answered as soon as they come, and said to be on its way until then', async () => {
    const { user, always } = showFirstPage(makeRecords(23));
    await user.type(input(), 'student 2');
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(en.records.browser.loading);
    always();
    expect(await screen.findByText('Showing 1 to 5 of 5 records')).toBeVisible();
    expect(shownRecords().map(([number]) => number)).toEqual(['2', '20', '21', '22', '23']);
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  });

  it.each([
    { presses: 1, page: 2, first: '11' },
    { presses: 2, page: 3, first: '21' },
  ])('Next, pressed $presses times, leads to page $page as soon as they come', async (row) => {
    const { user, always } = showFirstPage(makeRecords(23));
    for (let press = 0; press < row.presses; press += 1)
      await user.click(button(en.records.browser.next));
    expect(screen.getByRole('status')).toHaveTextContent(en.records.browser.loading);
    always();
    expect(await screen.findByText(`Page ${row.page} of 3`)).toBeVisible();
    expect(shownRecords()[0]?.[0]).toBe(row.first);
  });

  it('Next on a search that turns out to have one page shows that page', async () => {
    const { user, always } = showFirstPage(makeRecords(23));
    await user.type(input(), 'student 2');
    await user.click(button(en.records.browser.next));
    always();
    expect(await screen.findByText('Page 1 of 1')).toBeVisible();
  });

  it('§9 an export waits for them', async () => {
    const download = watchDownloads();
    const records = makeRecords(23);
    const { user, always } = showFirstPage(records);
    await user.click(button(en.records.browser.export));
    expect(screen.getByRole('status')).toHaveTextContent(en.records.browser.loading);
    await expect(download()).rejects.toThrow();
    always();
    await settle();
    expect((await download()).text).toBe(toCsv(records));
  });
});

describe('what is fetched', () => {
  it('at first the rows of the next page, and nothing more', async () => {
    const { asked } = await setUp(makeRecords(250));
    expect(asked).toEqual(['rows-0']);
  });

  it('nothing that was not asked for, for visitors who save data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { asked, user } = await setUp(makeRecords(250));
    expect(asked).toEqual([]);
    await user.hover(button(en.records.browser.next));
    expect(asked).toEqual(['rows-0']);
    Object.assign(navigator, { connection: undefined });
  });

  it('each block of rows once, a page ahead', async () => {
    const { asked, user } = await setUp(makeRecords(250));
    for (let page = 2; page <= 10; page += 1) await user.click(button(en.records.browser.next));
    expect(asked).toEqual(['rows-0', 'rows-1']);
    for (let page = 9; page >= 1; page -= 1) await user.click(button(en.records.browser.previous));
    expect(asked).toEqual(['rows-0', 'rows-1']);
  });

  it('what is searched once somebody comes near the input, whatever is typed then', async () => {
    const { asked, user } = await setUp(makeRecords(250));
    await user.hover(input());
    expect(asked).toEqual(['rows-0', 'search']);
    await user.type(input(), 'student 1');
    expect(asked).toEqual(['rows-0', 'search']);
  });

  it('all rows at once for an export of many', async () => {
    const download = watchDownloads();
    const records = makeRecords(6_000);
    const { asked, user } = await setUp(records);
    await user.click(button(en.records.browser.export));
    await settle();
    expect(asked).toEqual(['rows-0', 'all']);
    expect((await download()).text).toBe(toCsv(records));
  });
});

describe('what cannot be had', () => {
  it.each(['fail', 'lose', 'tear', 'arriveAsPage'] as const)(
    'a search whose parts %s shows nothing that it did not find, and can be tried again',
    async (how) => {
      const { user, always, [how]: disappoint } = showFirstPage(makeRecords(23));
      await disappoint();
      await user.type(input(), 'student 2');
      await disappoint();
      expect(await screen.findByRole('alert')).toHaveTextContent(en.records.browser.lost);
      expect(shownRecords()).toEqual([]);
      expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
      always();
      await user.click(button(en.records.browser.retry));
      expect(await screen.findByText('Showing 1 to 5 of 5 records')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(input()).toHaveValue('student 2');
    },
  );

  it('a failure that nobody would notice is not told', async () => {
    const { lose } = showFirstPage(makeRecords(23));
    await lose();
    expect(shownRecords()).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('what was pressed for it no longer shows as pressed', async () => {
    const { user, lose } = showFirstPage(makeRecords(23));
    await user.click(button(en.records.browser.next));
    expect(button(en.records.browser.next)).toHaveAttribute('data-pressed');
    await lose();
    await screen.findByRole('alert');
    expect(button(en.records.browser.next)).not.toHaveAttribute('data-pressed');
  });

  it('the next act asks again', async () => {
    const { user, lose, always } = showFirstPage(makeRecords(23));
    await lose();
    await user.click(button(en.records.browser.next));
    always();
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  });

  it('records that were published anew are said to be, and the page can be opened again', async () => {
    const { user, goAway } = showFirstPage(makeRecords(23));
    await goAway();
    await user.click(button(en.records.browser.next));
    await goAway();
    expect(await screen.findByRole('alert')).toHaveTextContent('have been published anew');
    expect(button(en.records.browser.openAgain)).toBeVisible();
    expect(shownRecords()).toEqual([]);
  });

  it('an export that cannot be made says so, and is made when it is tried again', async () => {
    const download = watchDownloads();
    const records = makeRecords(23);
    const { user, lose, always } = showFirstPage(records);
    await lose();
    await user.click(button(en.records.browser.export));
    await lose();
    await expect(download()).rejects.toThrow();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(shownRecords()).toHaveLength(10);
    always();
    await user.click(button(en.records.browser.retry));
    await settle();
    expect((await download()).text).toBe(toCsv(records));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('an export that cannot be made is over for whoever goes on', async () => {
    const download = watchDownloads();
    const { user, lose, always } = showFirstPage(makeRecords(23));
    await lose();
    await user.click(button(en.records.browser.export));
    await lose();
    await user.click(button(en.records.browser.next));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await lose();
    always();
    await user.click(button(en.records.browser.retry));
    expect(await screen.findByText('Showing 11 to 20 of 23 records')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 11 to 20 of 23 records');
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
    await expect(download()).rejects.toThrow();
  });

  it('what was asked for before, and fails late, is not told', async () => {
    const { user, lose, always } = showFirstPage(makeRecords(23));
    await user.click(button(en.records.browser.next));
    await user.type(input(), 'student 2');
    await lose(/rows/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    always();
    expect(await screen.findByText('Showing 1 to 5 of 5 records')).toBeVisible();
    expect(shownRecords()).toHaveLength(5);
  });

  it('after "Try again" the focus is on the table that it stood before', async () => {
    const { user, lose, always } = showFirstPage(makeRecords(23));
    await user.click(button(en.records.browser.next));
    await lose();
    always();
    await user.click(button(en.records.browser.retry));
    expect(screen.getByRole('table')).toHaveFocus();
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('table')).toHaveFocus();
  });
});

it('has no violations, full and empty', async () => {
  const { user, container } = await setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(input(), 'nobody');
  expect(await axe(container)).toHaveNoViolations();
});
