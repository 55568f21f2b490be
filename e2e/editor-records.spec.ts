import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { CONTENT_FILES } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';
import { findViolations } from './support/axe';
import {
  answerQuestion,
  IN_EDITOR,
  ON_GITHUB,
  openForm,
  openGitHub,
  openProjectFolder,
  openRecords,
  readDatabases,
  readFile,
  save,
  saveButton,
  signOut,
  waitUntilSaved,
} from './support/editor-page';
import { GitHub } from './support/github';
import { findMisnamed } from './support/names';
import { expect, getButton, test, type } from './support/test';

test.use(IN_EDITOR);

const TAGS = { tag: ['@chromium', '@desktop'] };

/** Two sheets; "Results" has three records in another order of columns, of which the first is in ROWS. */
const SPREADSHEET = 'testing/spreadsheets/libreoffice.xlsx';

const readRecords = async (page: Page) => String(await readFile(page, RECORDS_FILE));

/** The cell of a student, by the serial number. */
const getCell = (page: Page, title: string, slNo: number) =>
  page
    .getByRole('row', { name: new RegExp(`SL. NO. ${slNo}\\b`) })
    .getByRole('textbox', { name: title, exact: true });

/** Waits until the status line tells this. */
const expectTold = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Pastes cells as spreadsheets copy them. */
async function paste(page: Page, rows: readonly string[]): Promise<void> {
  const cells = rows.map((row) => row.replaceAll(',', '\t')).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), cells);
  await page.getByLabel('Copied cells').press('ControlOrMeta+V');
}

test(
  'The results of a tournament are added from Excel, and a mistake is corrected',
  { tag: '@desktop' },
  async ({ page, browserName }) => {
    const before = [TITLES, ...ROWS, ''].join('\r\n');
    await openRecords(page, before);
    await expect(page.getByText('For QR codes, enter the address of the site')).toBeVisible();
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
    if (browserName === 'chromium') expect(await findMisnamed(page)).toEqual([]);

    const name = getCell(page, 'NAME', 3);
    await type(name, 'Usha Rani');
    for (const [key, shown] of [
      ['Z', 'Meena Das'],
      ['Y', 'Usha Rani'],
      ['Z', 'Meena Das'],
    ] as const) {
      await name.press(`ControlOrMeta+${key}`);
      await expect(name).toHaveValue(shown);
    }
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

    await type(getCell(page, 'NAME', 4), 'Ravi Das');
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
  },
);

/** What a button downloads. */
async function download(page: Page, button: string): Promise<Buffer> {
  const file = page.waitForEvent('download');
  await getButton(page, button).click();
  return readFileSync(await (await file).path());
}

/** The addresses in a zip file of QR codes, as the camera of a phone reads them, by file. */
async function readCodes(zip: Buffer) {
  const codes: Record<string, string | undefined> = {};
  for (const [name, svg] of Object.entries(unzipSync(zip))) {
    const image = sharp(svg, { density: 300 }).ensureAlpha().raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    codes[name] = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  }
  return codes;
}

test(
  'Copied cells make the first records, which are searched, added, deleted and downloaded',
  TAGS,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const folder = openProjectFolder();
    const siteFile = CONTENT_FILES.site;
    folder[siteFile] = Buffer.from(`${folder[siteFile]}url: https://council.example.in/sports/\n`);
    await openRecords(page, undefined, folder);
    await expect(page.getByText('the site shows samples')).toBeVisible();
    // Nothing was changed, so it closes without a question.
    await openForm(page, 'often', 'records');
    await paste(page, ['Copied,by mistake']);
    await expect(page.getByText('choose its columns, or press Cancel')).toBeFocused();
    // What waits is not lost by a save.
    await saveButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved: Copied cells');
    await getButton(page, 'OK').click();
    await page.getByLabel('Copied cells').focus();
    // Sveltia CMS moves the focus when the dialog has faded out.
    await expect(page.locator('[role="alertdialog"]')).toHaveCount(0);
    await expect(page.getByLabel('Copied cells')).toBeFocused();
    await getButton(page, 'Cancel').click();
    await paste(page, [TITLES, ...ROWS]);
    await expectTold(page, '2 added');
    const codes = await download(page, 'QR codes of 2 records');
    const address = 'https://council.example.in/sports/certificates';
    await expect(page.getByText(`2 codes, which lead to ${address}`)).toBeVisible();
    expect(await readCodes(codes)).toEqual({
      'AT23001.svg': `${address}#AT23001`,
      'KA23002.svg': `${address}#KA23002`,
    });
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
    const records = [TITLES, ROWS[0], '2,Meena Das,,,Karate,,,,'].join('\n');
    expect(String(await download(page, 'Download all records'))).toBe(records);
    await save(page);
    expect(await readRecords(page)).toBe(`${records}\n`);
    // What was done before a save can still be taken back.
    await getButton(page, 'Close').click();
    await openForm(page, 'often', 'records');
    await expect(getButton(page, 'Undo: GAME of Meena Das (SL. NO. 2)')).toBeVisible();
  },
);

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
    'Records are committed to a private repository alone, and leave the browser with who signs out',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const records = [TITLES, ROWS[0]].join('\n');
      const folder = { ...openProjectFolder(), [RECORDS_FILE]: Buffer.from(records) };
      const github = await openGitHub(page, site, new GitHub(folder));
      github.isPrivate = false;
      await openForm(page, 'often', 'records');
      await expect(page.getByRole('alert')).toContainText('Everybody can read');
      await getButton(page, 'Add record').click();
      // The button is gone, which had the focus.
      await getButton(page, 'Undo: new record').click();
      await expect(page.getByText('1 record', { exact: true })).toBeFocused();
      await getButton(page, 'Add record').click();
      await type(getCell(page, 'NAME', 2), 'Meena');
      await type(getCell(page, 'GAME', 2), 'Karate');
      await saveButton(page).click();
      await expect(page.getByRole('alertdialog')).toContainText('Everybody can read');
      await getButton(page, 'OK').click();
      github.isPrivate = true;
      await save(page);
      expect(String(github.files[RECORDS_FILE])).toBe(`${records}\n2,Meena,,,Karate,,,,\n`);

      await getButton(page, 'Close').click();
      await expect.poll(() => readDatabases(page)).toContain('Asha Verma');
      await signOut(page);
      expect(await readDatabases(page)).not.toContain('Asha Verma');
    },
  );
});
