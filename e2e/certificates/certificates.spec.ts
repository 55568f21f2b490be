import type { Page } from '@playwright/test';
import { interpolate } from '@/lib/i18n/interpolate';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, go, open, openHeld, test, type } from '../support/test';

// What is understood and answered is in __tests__/certificates and __tests__/records.

// The fixture has samples.
const { checker, sampleFound } = en.certificates;

const field = (page: Page) => page.getByRole('textbox', { name: checker.label });
const getAnswer = (page: Page, number: string) =>
  page.getByRole('heading', { name: interpolate(sampleFound, { number }), exact: true });

/** The certificate numbers of the first two records. */
const [FIRST, SECOND] = ['BA23001', 'AT23002'];

test(
  'A number of the records is answered although the script comes later, and Back and Forward lead through the answers',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const letScriptCome = await openHeld(page, site, '/certificates');
    await type(field(page), 'ba-23001');
    await field(page).press('Enter');
    await letScriptCome();
    await expect(getAnswer(page, FIRST)).toBeVisible();
    await expect(page).toHaveURL(`/certificates#${FIRST}`);
    await type(field(page), SECOND);
    await getButton(page, checker.check).click();
    await expect(getAnswer(page, SECOND)).toBeVisible();
    await go(page, 'back');
    await expect(getAnswer(page, FIRST)).toBeVisible();
    await expect(field(page)).toHaveValue(FIRST);
    await go(page, 'forward');
    await expect(getAnswer(page, SECOND)).toBeVisible();
  },
);

test(
  'The address of a QR code shows the answer, which is printed as one sheet with its address and code',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, `/certificates#${FIRST}`);
    await expect(getAnswer(page, FIRST)).toBeVisible();
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
