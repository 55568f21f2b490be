import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, test, type } from '../support/test';

// What is understood and answered is in __tests__/certificates and __tests__/records.

const { checker, link } = en.certificates;

const field = (page: Page) => page.getByRole('textbox', { name: checker.label });
const getAnswer = (page: Page, number: string) =>
  page.getByRole('heading', { name: `${number} is in the council’s records`, exact: true });

/** The certificate numbers of the first records. */
async function readNumbers(page: Page): Promise<string[]> {
  const numbers = await page.locator('[data-field=certificateNo]').allTextContents();
  expect(numbers).toHaveLength(10);
  return numbers;
}

test(
  'A number of the records is answered although the script comes later, and Back and Forward lead through the answers',
  { tag: '@desktop' },
  async ({ page, openHeld }) => {
    await open(page, '/student-records');
    const [first = '', second = ''] = await readNumbers(page);
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', '/certificates');
    const letScriptCome = await openHeld('/certificates');
    await type(field(page), first.toLowerCase().replace(/(..)/, '$1-'));
    await field(page).press('Enter');
    await letScriptCome();
    await expect(getAnswer(page, first)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${first}`);
    await type(field(page), second);
    await getButton(page, checker.check).click();
    await expect(getAnswer(page, second)).toBeVisible();
    await page.goBack();
    await expect(getAnswer(page, first)).toBeVisible();
    await expect(field(page)).toHaveValue(first);
    await page.goForward();
    await expect(getAnswer(page, second)).toBeVisible();
  },
);

test(
  'The address of a QR code shows the answer, which is printed as one sheet with its address and code',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/student-records');
    const [number = ''] = await readNumbers(page);
    await open(page, `/certificates#${number}`);
    await expect(getAnswer(page, number)).toBeVisible();
    const code = page.locator('main [role=status] svg');
    await expect(code).toBeAttached();
    await expect(code).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    await expect(page.getByText(page.url())).toBeVisible();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);
