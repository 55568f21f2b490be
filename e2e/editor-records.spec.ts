import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { loadContent } from '@/lib/content/load';
import { findRecordIssues } from '@/lib/content/record-rules';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/scripts/testing/records-rows';
import { findViolations } from './support/axe';
import {
  EDITOR_ERRORS,
  EDITOR_WINDOW,
  openAdmin,
  openEditor,
  openForm,
  openProjectFolder,
  readFolder,
  save,
  saveButton,
  signIn,
  waitUntilSaved,
} from './support/editor-page';
import { ASK_FAKE_GITHUB, GitHub } from './support/github';
import { expect, FIXTURE, getButton, test, type } from './support/test';

test.use({ viewport: EDITOR_WINDOW, expectedErrors: EDITOR_ERRORS });

const TAGS = { tag: ['@chromium', '@desktop'] };

/** Two sheets; "Results" has three records in another order of columns, of which the first is in ROWS. */
const SPREADSHEET = 'scripts/testing/spreadsheets/libreoffice.xlsx';

/** Opens the form of a folder whose records file has this text. */
async function openRecords(page: Page, text?: string): Promise<void> {
  const folder = openProjectFolder();
  if (text !== undefined) folder[RECORDS_FILE] = Buffer.from(text);
  await openEditor(page, folder);
  await openForm(page, 'often', 'records');
}

const readRecords = async (page: Page) => String((await readFolder(page))[RECORDS_FILE]);

const getCell = (page: Page, title: string, row: number) =>
  page.getByRole('textbox', { name: `${title}, row ${row}`, exact: true });

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
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
  cpSync('__tests__/fixture/data', folder, { recursive: true });
  writeFileSync(path.join(folder, path.basename(RECORDS_FILE)), text);
  const { content, issues } = loadContent(folder);
  rmSync(folder, { recursive: true });
  return [...issues, ...(content ? findRecordIssues(content) : [])];
}

test(
  'The results of a tournament are added from Excel, and a mistake is corrected',
  TAGS,
  async ({ page }) => {
    const before = [TITLES, ...ROWS, ''].join('\r\n');
    await openRecords(page, before);
    await page.getByLabel('Excel or CSV file').setInputFiles(SPREADSHEET);
    await getButton(page, 'Results').click();
    await expect(page.getByText('2 added, 1 changed.')).toBeVisible();
    await expect(page.getByText('Columns left out: Coach')).toBeVisible();
    await expect(page.getByText('Row 2, NAME: Asha Verma Asha Sharma')).toBeVisible();
    await getButton(page, 'Number them').click();
    await expect(saveButton(page)).toBeDisabled();
    await getButton(page, 'Add them').click();
    await expect(page.getByText('4 records, 3 of them shown')).toBeFocused();

    await getButton(page, 'Show 1 problem').click();
    const problem = '"Student 5" holds 5, which no name has';
    await expect(getCell(page, 'NAME', 5)).toHaveAccessibleDescription(problem);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+S');
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText(`row 5: NAME: ${problem}`);
    await getButton(page, 'OK').click();
    expect(await readRecords(page)).toBe(before);

    await getCell(page, 'NAME', 5).fill('Ravi Das');
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
    // Nothing was changed, so it closes without a question.
    await openForm(page, 'often', 'records');
    await paste(page, ['Copied,by mistake']);
    await getButton(page, 'Cancel').click();
    await expect(page.getByLabel('Excel or CSV file')).toBeFocused();
    await paste(page, [TITLES, ...ROWS]);
    await getButton(page, 'Replace all 0 by these 2').click();
    await page.getByRole('searchbox').fill('khan karate');
    await expect(page.getByRole('row')).toHaveCount(2);
    page.once('dialog', (dialog) => void dialog.accept());
    await getButton(page, 'Delete the 1 record shown').click();
    await expect(page.getByText('1 record', { exact: true })).toBeFocused();
    await getButton(page, 'Add record').click();
    await expect(getCell(page, 'SL. NO.', 3)).toBeFocused();
    await getCell(page, 'NAME', 3).fill('Meena Das');
    const download = page.waitForEvent('download');
    await getButton(page, 'Download all records').click();
    const records = [TITLES, ROWS[0], '2,Meena Das,,,,,,,'].join('\n');
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(records);
    await save(page);
    expect(await readRecords(page)).toBe(`${records}\n`);
  },
);

/** The address in a QR code, as the camera of a phone reads it. */
async function readCode(svg: Uint8Array): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg), { density: 300 }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('The codes of the certificates that are shown lead to the site', TAGS, async ({ page }) => {
  await openRecords(page, [TITLES, ...ROWS, '3,Meena Das,,,,,,,'].join('\n'));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept('https://council.example.in/sports/');
  });
  const download = page.waitForEvent('download');
  await getButton(page, 'Download QR codes of 3 certificates').click();
  const codes = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(codes)).toEqual(['AT23001.svg', 'KA23002.svg']);
  const address = 'https://council.example.in/sports/certificates#KA23002';
  expect(await readCode(codes['KA23002.svg'] ?? new Uint8Array())).toBe(address);
  await page.getByRole('searchbox').fill('meena');
  await getButton(page, 'Download QR codes of 1 certificate').click();
  await expect.poll(() => dialogs.at(-1)).toContain('None of these records');
});

test('5,000 records are corrected by keyboard on a phone', TAGS, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  // Without a date of birth, they can be of 5,000 students of one name.
  const row = ROWS[0].replace('07-03-2005', '');
  const rows = Array.from({ length: 5_000 }, (_, index) =>
    row.replace(/^1|AT23001/g, (text) => text.replace(/\d+/, String(20_001 + index))),
  );
  await openRecords(page, [TITLES, ...rows].join('\n'));
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('at20021');
  await expect(page.getByText('5,000 records, 1 of them shown')).toBeVisible();
  await expect(getCell(page, 'SL. NO.', 22)).toBeVisible();
  // Show all, delete, add, two downloads, and the first cell.
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await expect(getCell(page, 'NAME', 22)).toBeFocused();
  await page.keyboard.type('7');
  await expect(getCell(page, 'NAME', 22)).toHaveAccessibleDescription(
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
  test.use({
    published: { ...FIXTURE, script: ASK_FAKE_GITHUB },
    expectedErrors: new RegExp(`${EDITOR_ERRORS.source}|404 `),
  });

  for (const isPublic of [true, false])
    test(
      `Records are committed to a repository that is ${isPublic ? 'public, after a warning' : 'private'}`,
      { tag: '@desktop' },
      async ({ page, site }) => {
        const github = new GitHub(openProjectFolder(), isPublic);
        github.answerOn(site);
        await openAdmin(page);
        await signIn(page);
        await openForm(page, 'often', 'records');
        await expect(page.getByRole('alert')).toHaveCount(isPublic ? 1 : 0);
        await getButton(page, 'Add record').click();
        await type(getCell(page, 'NAME', 2), 'Meena Das');
        await save(page);
        expect(String(github.files[RECORDS_FILE])).toBe(`${TITLES}\n1,Meena Das,,,,,,,\n`);
      },
    );
});
