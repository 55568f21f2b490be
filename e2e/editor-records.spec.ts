import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { loadContent } from '@/lib/content/load';
import { checkRecordsFile } from '@/lib/content/check-records';
import { CONTENT_FILES } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { readRecords as parseRecords, ROWS, TITLES } from '@/testing/records-rows';
import { findViolations } from './support/axe';
import {
  answerQuestion,
  chooseRecordsFile,
  IN_EDITOR,
  ON_GITHUB,
  openForm,
  openGitHub,
  openProjectFolder,
  openRecords,
  readFolder,
  save,
  saveButton,
  waitUntilSaved,
} from './support/editor-page';
import { expect, getButton, test, type } from './support/test';

test.use(IN_EDITOR);

const TAGS = { tag: ['@chromium', '@desktop'] };

/** Two sheets; "Results" has three records in another order of columns, of which the first is in ROWS. */
const SPREADSHEET = 'testing/spreadsheets/libreoffice.xlsx';

const readRecords = async (page: Page) => String((await readFolder(page))[RECORDS_FILE]);

/** The cell of a student, by the serial number. */
const getCell = (page: Page, title: string, slNo: number) =>
  page
    .getByRole('row', { name: new RegExp(`SL. NO. ${slNo}\\b`) })
    .getByRole('textbox', { name: title, exact: true });

/** Waits until the status line tells this. */
const expectTold = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Pastes cells as spreadsheets copy them. */
const paste = (page: Page, rows: readonly string[]) =>
  page.getByLabel('Copied cells').evaluate(
    (field, cells) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', cells);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    rows.map((row) => row.replaceAll(',', '\t')).join('\n'),
  );

/** The issues that the content check finds in the fixture with these records. */
function checkRecords(text: string) {
  const { content } = loadContent('__tests__/fixture/data');
  return content && checkRecordsFile({ ...content, recordsFile: parseRecords(text) }).issues;
}

test(
  'The results of a tournament are added from Excel, and a mistake is corrected',
  TAGS,
  async ({ page }) => {
    const before = [TITLES, ...ROWS, ''].join('\r\n');
    await openRecords(page, before);
    await page.getByLabel('Excel or CSV file').setInputFiles(SPREADSHEET);
    await getButton(page, 'Results').click();
    await expectTold(page, '2 added, 1 changed, 0 there already.');
    await expect(page.getByText('Columns left out: Coach')).toBeVisible();
    const student = 'Student 5 (SL. NO. 4)';
    const summary = '4 records, 3 of them shown. Correct 1 problem to save.';
    await expect(page.getByText(summary)).toBeVisible();
    await expect(page.getByRole('group', { name: 'libreoffice.xlsx' })).toBeFocused();
    await expect(getCell(page, 'NAME', 1)).toHaveAccessibleDescription('changed was Asha Verma');
    await getButton(page, 'Number 1 record from KA24003').click();
    await expectTold(page, 'Done: numbers of 1 record from KA24003.');
    await expect(page.getByText(summary)).toBeFocused();

    await getButton(page, 'Show 1 problem').click();
    const problem = '"Student 5" holds 5, which no name has';
    await expect(getCell(page, 'NAME', 4)).toHaveAccessibleDescription(`${problem} new`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+S');
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Nothing was saved.');
    await expect(refusal).toContainText(`${student}: NAME: ${problem}`);
    await expect(refusal).toHaveAccessibleDescription(/^Nothing was saved\./);
    await getButton(page, 'OK').click();
    await expect(getCell(page, 'NAME', 4)).toBeFocused();
    expect(await readRecords(page)).toBe(before);

    await getCell(page, 'NAME', 4).fill('Ravi Das');
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Please note' })).toContainText('The site shows');
    const after = [
      TITLES,
      '1,Asha Sharma,Mohan Verma,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024',
      ROWS[1],
      '3,Meena Das,,28-11-2006,Karate,Junior Kata,1st,KA24003,Nov 2026',
      '4,Ravi Das,,31-01-2007,Karate,Junior Kata,3rd,KA24002,Nov 2026',
      '',
    ].join('\n');
    expect(await readRecords(page)).toBe(after);
    expect(checkRecords(after)).toEqual([]);
  },
);

test(
  'Copied cells make the first records, which are searched, added, deleted and downloaded',
  TAGS,
  async ({ page }) => {
    await openRecords(page);
    await expect(page.getByText('the site shows samples')).toBeVisible();
    await expect(page.getByText('For QR codes, enter the address of the site')).toBeVisible();
    // Nothing was changed, so it closes without a question.
    await openForm(page, 'often', 'records');
    await paste(page, ['Copied,by mistake']);
    await getButton(page, 'Cancel').click();
    await paste(page, [TITLES, ...ROWS]);
    await expectTold(page, '2 added');
    await page.getByRole('searchbox').fill('khan karate');
    await expect(page.getByRole('row')).toHaveCount(2);
    const deleteFound = () => getButton(page, 'Delete the 1 record shown').click();
    expect(await answerQuestion(page, 'accept', deleteFound)).toBe(
      'Delete 1 record from the file?',
    );
    await expect(page.getByText('1 record', { exact: true })).toBeFocused();
    await getButton(page, 'Add record').click();
    await expect(getCell(page, 'SL. NO.', 2)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('Meena Das');
    await getCell(page, 'GAME', 2).fill('Karate');
    const download = page.waitForEvent('download');
    await getButton(page, 'Download all records').click();
    const records = [TITLES, ROWS[0], '2,Meena Das,,,Karate,,,,'].join('\n');
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(records);
    await save(page);
    expect(await readRecords(page)).toBe(`${records}\n`);
    // What was done before a save can still be taken back.
    await getButton(page, 'Close').click();
    await openForm(page, 'often', 'records');
    await expect(getButton(page, 'Undo: GAME of Meena Das (SL. NO. 2)')).toBeVisible();
  },
);

/** 40 results of students of one name, born on one day after the other. */
const RESULTS = Array.from({ length: 40 }, (_, index) =>
  ROWS[0]
    .replace('07-03', `${10 + (index % 10)}-0${1 + Math.floor(index / 10)}`)
    .replace('AT23001', `AT2${3_100 + index}`),
);

test(
  'What follows an import is taken back with it, and what waits is not lost by a save',
  { tag: '@desktop' },
  async ({ page }) => {
    const before = [TITLES, ROWS[1], ''].join('\n');
    await openRecords(page, before);
    await type(getCell(page, 'NAME', 2), 'Ravi Das');
    await chooseRecordsFile(page, 'trials.csv', [TITLES, ...RESULTS].join('\n'));
    await expectTold(page, '40 added, 0 changed, 0 there already.');

    await type(getCell(page, 'NAME', 4), 'Usha Rani');
    const question = await answerQuestion(page, 'accept', () =>
      getButton(page, 'Delete Asha Verma (SL. NO. 3)').click(),
    );
    expect(question).toBe('Delete Asha Verma (SL. NO. 3) from the file?');
    await getCell(page, 'NAME', 5).press('ControlOrMeta+Z');
    await expect(getCell(page, 'NAME', 3)).toHaveValue('Asha Verma');
    await getCell(page, 'NAME', 3).press('ControlOrMeta+Z');
    await expect(getCell(page, 'NAME', 4)).toHaveValue('Asha Verma');
    await getCell(page, 'NAME', 4).press('ControlOrMeta+Y');
    await expect(getCell(page, 'NAME', 4)).toHaveValue('Usha Rani');
    await getButton(page, 'Undo: NAME of Asha Verma (SL. NO. 4)').click();
    await getButton(page, 'Undo: import of trials.csv').click();
    await expect(getCell(page, 'NAME', 2)).toHaveValue('Ravi Das');
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
    await expect(getButton(page, 'Redo: import of trials.csv')).toBeVisible();

    await chooseRecordsFile(page, 'untitled.csv', RESULTS[1] ?? '');
    await getButton(page, 'Save').click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Nothing was saved: untitled.csv has no titles');
    await getButton(page, 'OK').click();
    await getButton(page, 'Add the records').click();
    await save(page);
    const added = RESULTS[1]?.replace(/^1/, '3') ?? '';
    const after = [TITLES, ROWS[1].replace('Ravi Khan', 'Ravi Das'), added, ''].join('\n');
    expect(await readRecords(page)).toBe(after);
  },
);

/** The address in a QR code, as the camera of a phone reads it. */
async function readCode(svg: Uint8Array): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg), { density: 300 }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('The codes of the certificates that are shown lead to the site', TAGS, async ({ page }) => {
  const folder = openProjectFolder();
  const siteFile = CONTENT_FILES.site;
  folder[siteFile] = Buffer.from(`${folder[siteFile]}url: https://council.example.in/sports/\n`);
  await openRecords(page, [TITLES, ...ROWS, '3,Meena Das,,,Karate,,,,'].join('\n'), folder);
  const download = page.waitForEvent('download');
  await getButton(page, 'QR codes of 3 records').click();
  const codes = unzipSync(readFileSync(await (await download).path()));
  const address = 'https://council.example.in/sports/certificates';
  await expect(page.getByText(`2 codes, which lead to ${address}`)).toBeVisible();
  expect(Object.keys(codes)).toEqual(['AT23001.svg', 'KA23002.svg']);
  expect(await readCode(codes['KA23002.svg'] ?? new Uint8Array())).toBe(`${address}#KA23002`);
  await page.getByRole('searchbox').fill('meena');
  await getButton(page, 'QR codes of 1 record').click();
  await expect(page.getByText('None of these records')).toBeVisible();
});

test('5,000 records are corrected by keyboard on a phone', TAGS, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  // Without a father and a date of birth, they can be of 5,000 students of one name.
  const row = ROWS[0].replace('Mohan Verma,07-03-2005', ',');
  const rows = Array.from({ length: 5_000 }, (_, index) =>
    row.replace(/^1|AT23001/g, (text) => text.replace(/\d+/, String(20_001 + index))),
  );
  await openRecords(page, [TITLES, ...rows].join('\n'));
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('at20021');
  await expect(page.getByText('5,000 records, 1 of them shown')).toBeVisible();
  await expect(getCell(page, 'SL. NO.', 20_021)).toBeVisible();
  // Show all, add, and the first cell.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(getCell(page, 'NAME', 20_021)).toBeFocused();
  await page.keyboard.type('7');
  await expect(getCell(page, 'NAME', 20_021)).toHaveAccessibleDescription(
    '"7" holds 7, which no name has',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, '.records')).toEqual([]);
    expect(await findViolations(page, '.records', 'colours')).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Rani Das');
  await page.keyboard.press('ControlOrMeta+S');
  await waitUntilSaved(page);
  const corrected = rows.map((row) => row.replace(/(?<=^20021,)Asha Verma/, 'Rani Das'));
  expect(await readRecords(page)).toBe([TITLES, ...corrected, ''].join('\n'));
});

test.describe('on GitHub', () => {
  test.use(ON_GITHUB);

  test(
    'Records are committed to a private repository, and none to a public one',
    TAGS,
    async ({ page, site }) => {
      const github = await openGitHub(page, site);
      github.isPrivate = false;
      await openForm(page, 'often', 'records');
      await expect(page.getByRole('alert')).toContainText('Everybody can read');
      await getButton(page, 'Add record').click();
      // The button is gone, which had the focus.
      await getButton(page, 'Undo: new record').click();
      await expect(page.getByText('0 records', { exact: true })).toBeFocused();
      await getButton(page, 'Add record').click();
      await getCell(page, 'NAME', 1).fill('Meena');
      await getCell(page, 'GAME', 1).fill('Karate');
      await saveButton(page).click();
      await expect(page.getByRole('alertdialog')).toContainText('Everybody can read');
      await getButton(page, 'OK').click();
      github.isPrivate = true;
      await save(page);
      expect(String(github.files[RECORDS_FILE])).toBe(`${TITLES}\n1,Meena,,,Karate,,,,\n`);
    },
  );
});
