/** Spreadsheets as offices have them, in the form of the records, under the policy of the editor's page. */
import { writeXlsx } from 'hucre/xlsx';
import { BAD_FILES, GOOD_FILES } from '@/testing/office-files';
import { ROWS, TITLES } from '@/testing/records-rows';
import { chooseRecordsFile, EDITOR_ERRORS, IN_EDITOR, openRecords } from './support/editor-page';
import { expect, test } from './support/test';

// In India, where midnight is another day in UTC.
test.use({
  ...IN_EDITOR,
  timezoneId: 'Asia/Kolkata',
  expectedErrors: RegExp(`${EDITOR_ERRORS.source}|Failed to load resource|read-spreadsheet-`),
});

const RECORDS = [TITLES, ...ROWS, ''].join('\n');

/** Titles, and 20,000 records with names of their own. */
const ROWS_OF_MANY: string[][] = [
  TITLES.split(','),
  ...Array.from({ length: 20_000 }, (_, index) =>
    ROWS[0]
      .replace('AT23001', `AT${40_000 + index}`)
      .replace('Mohan', `Mohan ${'abcdefghij'[index % 10]}`)
      .split(','),
  ),
];

// How each file is read is in __tests__/editor/spreadsheets; here it is in the page, under its policy.
test(
  'Each kind of spreadsheet is read, or named, and so are 20,000 records; without the network, the form says so',
  { tag: '@desktop' },
  async ({ page, site, browserName }) => {
    await openRecords(page, RECORDS);
    // Firefox asks for a module that was lost only once the page is loaded anew, and one engine is enough for the kinds.
    if (browserName === 'chromium') {
      let requests = 0;
      site.answer(/read-spreadsheet-/, () => (requests++ === 0 ? 'down' : 'well'));
      await chooseRecordsFile(page, 'results.csv', TITLES);
      await expect(page.getByText('It cannot be read without the network')).toBeVisible();
      for (const { name, content, sentence = '0 added' } of [...GOOD_FILES, ...BAD_FILES]) {
        await chooseRecordsFile(page, name, content);
        for (const line of sentence.split('\n'))
          await expect(page.locator('.records').getByText(line).first()).toBeVisible();
      }
    }

    // A policy of the page once stopped each sheet of more than 512 KiB.
    const content = await writeXlsx({ sheets: [{ name: 'Results', rows: ROWS_OF_MANY }] });
    await chooseRecordsFile(page, 'results.xlsx', content);
    // The status line says it, too.
    await expect(page.getByText(/20,?000 added/).first()).toBeVisible();
  },
);
