/** Spreadsheets as offices have them, in the form of the records, under the policy of the editor's page. */
import type { Page } from '@playwright/test';
import { writeXlsx as writeByHucre } from 'hucre/xlsx';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { FAULTY_FILES, GOOD_FILES } from '@/testing/office-files';
import { ROWS, TITLES } from '@/testing/records-rows';
import { REFUSED_FILES } from '@/testing/refused-files';
import { writeXlsx } from '@/testing/write-xlsx';
import {
  EDITOR_ERRORS,
  EDITOR_WINDOW,
  openEditor,
  openForm,
  openProjectFolder,
} from './support/editor-page';
import { expect, test } from './support/test';

test.use({ viewport: EDITOR_WINDOW, expectedErrors: EDITOR_ERRORS });

async function openRecords(page: Page): Promise<void> {
  const folder = openProjectFolder();
  folder[RECORDS_FILE] = Buffer.from([TITLES, ...ROWS, ''].join('\n'));
  await openEditor(page, folder);
  await openForm(page, 'often', 'records');
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Excel or CSV file').setInputFiles({ name, mimeType: '', buffer });

/** Titles, and records with names of their own. */
const createRows = (count: number): string[][] => [
  TITLES.split(','),
  ...Array.from({ length: count }, (_, index) =>
    ROWS[0]
      .replace('AT23001', `AT${40_000 + index}`)
      .replace('Mohan', `Mohan ${'abcdefghij'[index % 10]}`)
      .split(','),
  ),
];

const WRITERS = {
  hucre: async (rows: string[][]) =>
    Buffer.from(await writeByHucre({ sheets: [{ name: 'Results', rows }] })),
  hand: (rows: string[][]) => Promise.resolve(writeXlsx([{ rows }])),
};

for (const [writer, count] of [
  ['hucre', 1_500],
  ['hand', 1_500],
  ['hucre', 20_000],
  ['hand', 20_000],
] as const)
  test(
    `${count} records that ${writer} has written are read`,
    { tag: count === 20_000 ? '@desktop' : ['@desktop', '@chromium'] },
    async ({ page }) => {
      await openRecords(page);
      await choose(page, 'results.xlsx', await WRITERS[writer](createRows(count)));
      await expect(
        page.getByText(new RegExp(`${String(count).replace(/(?=\d{3}$)/, ',?')} added`)),
      ).toBeVisible();
    },
  );

test('Each kind of spreadsheet is read, or named', { tag: '@desktop' }, async ({ page }) => {
  await openRecords(page);
  for (const [name, content, sentence = '0 added'] of [
    ...GOOD_FILES,
    ...FAULTY_FILES,
    ...REFUSED_FILES,
  ]) {
    await choose(page, name, content);
    await expect(page.locator('.records').getByText(sentence)).toBeVisible();
  }
});
