import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import {
  expect,
  getButton,
  go,
  goToFragment,
  open,
  openAtRest,
  openHeld,
  test,
} from '../support/test';

const { slideshow, panel } = en.home;

/** By the clock of a page that was opened an hour ago. */
const TWO_HOURS_MS = 7_200_000;

const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} of 45`, exact: true });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Image' });

// The interval, the wrap at 45 and the buttons are in __tests__/home/slideshow.test.tsx.
test(
  '§4 C5 The slideshow waits for a mouse that was there before the script',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const letScriptCome = await openHeld(page, site, '/');
    await slide(page, 1).hover();
    await letScriptCome();
    await page.clock.pauseAt(TWO_HOURS_MS);
    await expect(slide(page, 1)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_100);
    await expect(slide(page, 2)).toBeVisible();
  },
);

test(
  '§4 A slide whose image was not requested yet gets it, and opens in the overlay, which Back closes and Forward opens',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAtRest(page, '/');
    for (const name of [slideshow.next, slideshow.pause]) await getButton(page, name).click();
    const image = slide(page, 2).getByRole('img');
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    // The history follows the overlay, by this clock.
    await page.clock.resume();
    await slide(page, 2).getByRole('link').click();
    await expect(overlay(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await go(page, 'back');
    await expect(overlay(page)).toBeHidden();
    await go(page, 'forward');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(slide(page, 2).getByRole('link')).toBeFocused();
    // A page that was loaded again would play.
    await expect(getButton(page, slideshow.play)).toBeVisible();
  },
);

test(
  'The address of an event shows it, and prints it alone',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/');
    const event = page.getByRole('heading', { name: '24th SCSE national games' });
    await page.getByRole('tab', { name: panel.news.rest }).click();
    await goToFragment(page, 'event-sample');
    await expect(event).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(event).toBeVisible();
    for (const other of ['banner', 'contentinfo', 'tablist'] as const)
      await expect(page.getByRole(other)).toBeHidden();
    await expect(page.getByRole('region')).toHaveCount(0);
  },
);

test('A link to highlighted words shows them, and they stay when the script comes, until a tab is pressed', async ({
  page,
  site,
}) => {
  const words = page.getByText('News item number 4', { exact: true });
  const letScriptCome = await openHeld(page, site, '/#:~:text=News%20item%20number%204');
  await expect(words).toBeInViewport();
  await letScriptCome();
  await expect(words).toBeInViewport();
  await page.getByRole('tab', { name: panel.events.rest }).press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});
