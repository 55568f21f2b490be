import { mkdtempSync, cpSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadContent } from '@/lib/content/load';
import { findRecordIssues } from '@/lib/content/record-rules';
import { RECORDS_FILE } from '@/lib/records/records-file';
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
} from './support/editor-page';
import { ASK_FAKE_GITHUB, GitHub } from './support/github';
import { expect, FIXTURE, getButton, test, type } from './support/test';
import { writeXlsx, type Cell } from './support/xlsx';

test.use({ viewport: EDITOR_WINDOW, expectedErrors: EDITOR_ERRORS });

const TAGS = { tag: ['@chromium', '@desktop'] };

const TITLES =
  'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH';
const OLD_RECORDS = [
  '7,Asha Verma,Mohan Verma,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024',
  '8,Ravi Khan,Salim Khan,28-11-2006,Karate,Junior Kata,1st,KA23002,Dec 2025',
];

/** A letter for each of 30 students, whose names hold no digits. */
const getLetter = (index: number) =>
  String.fromCharCode(65 + (index % 26)) + 'a'.repeat(index / 26);

const getCertificate = (index: number) => (index === 0 ? 'AT23001' : `AT${24_000 + index}`);

/** The sheet of a tournament with 30 students, as an office has it: other columns in another order, below a title. */
const SHEET: Cell[][] = [
  ['District trials'],
  [
    'Name',
    'Certificate No',
    'sl. no.',
    'Coach',
    'DATE OF BIRTH',
    'Game',
    'Event',
    'Rank',
    'Year & Month',
  ],
  ...Array.from({ length: 30 }, (_, index): Cell[] => [
    index === 4 ? 'Student 5' : `Student ${getLetter(index)}`,
    getCertificate(index),
    '',
    'Coach',
    { date: '2006-03-07', shownAs: 'day' },
    'Athletics',
    'Long Jump',
    '1st',
    { date: '2026-11-01', shownAs: 'month' },
  ]),
];

/** The records of the sheet, as they are saved. */
const NEW_RECORDS = SHEET.slice(2).map((_, index) =>
  [
    index === 0 ? 7 : 8 + index,
    `Student ${getLetter(index)}`,
    '',
    '07-03-2006',
    'Athletics',
    'Long Jump',
    '1st',
    getCertificate(index),
    'Nov 2026',
  ].join(),
);

const chooseSheet = (page: Page) =>
  page
    .getByLabel('Excel or CSV file')
    .setInputFiles({ name: 'Results.XLSX', mimeType: '', buffer: writeXlsx(SHEET) });

/** Pastes cells as Excel copies them. */
const paste = (page: Page, text: string) =>
  page.getByLabel('Cells copied from a spreadsheet').evaluate((field, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

const getCell = (page: Page, title: string, row: number) =>
  page.getByRole('textbox', { name: `${title}, row ${row}`, exact: true });

/** The issues that the content check finds in the records of the folder. */
function checkRecords(records: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
  cpSync('__tests__/fixture/data', folder, { recursive: true });
  writeFileSync(path.join(folder, path.basename(RECORDS_FILE)), records);
  const { content, issues } = loadContent(folder);
  rmSync(folder, { recursive: true });
  return [...issues, ...(content ? findRecordIssues(content) : [])];
}

test(
  'The results of a tournament are added from Excel, and a mistake is corrected',
  TAGS,
  async ({ page }) => {
    const before = [TITLES, ...OLD_RECORDS, ''].join('\r\n');
    await openEditor(page, { ...openProjectFolder(), [RECORDS_FILE]: Buffer.from(before) });
    const readRecords = async () => String((await readFolder(page))[RECORDS_FILE]);
    await openForm(page, 'often', 'records');
    await expect(page.getByText('2 records')).toBeVisible();

    await chooseSheet(page);
    await expect(
      page.getByText('29 added, 1 changed. These columns are left out: Coach.'),
    ).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await getButton(page, 'Add them').click();
    await expect(page.getByText('31 records')).toBeVisible();

    // A wrong cell is marked, and refused by the save.
    const problem = '"Student 5" holds 5, which no name has';
    await getButton(page, 'Show 1 problem').click();
    const wrong = getCell(page, 'NAME', 7);
    await expect(wrong).toHaveAccessibleDescription(problem);
    await expect(page.locator('.records [aria-invalid="true"]')).toHaveCount(1);
    expect(await findViolations(page, '.records')).toEqual([]);
    await page.keyboard.press('ControlOrMeta+S');
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText(`row 7: NAME: ${problem}`);
    await getButton(page, 'OK').click();
    expect(await readRecords()).toBe(before);

    await wrong.fill(`Student ${getLetter(4)}`);
    await expect(getButton(page, 'Show 1 problem')).toBeHidden();
    await save(page);
    const [first, ...others] = NEW_RECORDS;
    const after = [TITLES, first, OLD_RECORDS[1], ...others, ''].join('\n');
    expect(await readRecords()).toBe(after);
    expect(checkRecords(after)).toEqual([]);
  },
);

test(
  'Cells that were copied make the first records; records are searched, added and deleted',
  TAGS,
  async ({ page }) => {
    await openEditor(page);
    await openForm(page, 'often', 'records');
    await expect(page.getByText('0 records')).toBeVisible();
    const copied = [TITLES, ...OLD_RECORDS].map((row) => row.replaceAll(',', '\t')).join('\n');
    await paste(page, copied.replace('Mar 2024', 'Mar-24'));
    await getButton(page, 'Replace all 0 by these 2').click();
    await page.getByRole('searchbox').fill('khan karate');
    await expect(page.getByRole('row')).toHaveCount(2);
    await getButton(page, 'Delete row 3').click();
    await getButton(page, 'Add record').click();
    await expect(getCell(page, 'SL. NO.', 3)).toHaveValue('8');
    await getCell(page, 'NAME', 3).fill('Meena Das');
    await save(page);
    const saved = String((await readFolder(page))[RECORDS_FILE]);
    expect(saved).toBe([TITLES, OLD_RECORDS[0], '8,Meena Das,,,,,,,', ''].join('\n'));
  },
);

test.describe('on GitHub', () => {
  test.use({ published: { ...FIXTURE, script: ASK_FAKE_GITHUB } });

  test('Records are committed', { tag: '@desktop' }, async ({ page, site }) => {
    const github = new GitHub(openProjectFolder());
    github.answerOn(site);
    await openAdmin(page);
    await signIn(page);
    await openForm(page, 'often', 'records');
    await getButton(page, 'Add record').click();
    await type(getCell(page, 'NAME', 2), 'Meena Das');
    await save(page);
    expect(String(github.files[RECORDS_FILE])).toBe(`${TITLES}\n1,Meena Das,,,,,,,\n`);
  });
});
