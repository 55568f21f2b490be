import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, go, goToFragment, open, openAtRest, test } from '../support/test';

const { slideshow, panel } = en.home;

/** By the clock of a page that was opened an hour ago. */
const TWO_HOURS_MS = 7_200_000;

const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} of 45`, exact: true });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Image' });

test(
  '§4 C5 the slideshow waits for a mouse that was there before the script, and advances after 5000 ms',
  { tag: '@desktop' },
  async ({ page, openHeld }) => {
    const letScriptCome = await openHeld('/');
    await slide(page, 1).hover();
    await letScriptCome();
    await page.clock.pauseAt(TWO_HOURS_MS);
    await expect(slide(page, 1)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_800);
    await expect(slide(page, 1)).toBeVisible();
    await page.clock.runFor(300);
    await expect(slide(page, 2)).toBeVisible();
    await getButton(page, slideshow.pause).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(slide(page, 2)).toBeVisible();
  },
);

test(
  '§4 the slideshow wraps at 45 and opens its image, which history opens and closes behind a skip link too',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAtRest(page, '/');
    await getButton(page, slideshow.pause).click();
    for (const number of [45, 44]) {
      await getButton(page, slideshow.previous).click();
      await expect(slide(page, number)).toBeVisible();
    }
    for (const number of [45, 1]) {
      await getButton(page, slideshow.next).click();
      await expect(slide(page, number)).toBeVisible();
    }
    await slide(page, 1).getByRole('link').click();
    await expect(overlay(page).getByRole('img')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('ArrowLeft');
    await expect(overlay(page).getByRole('status')).toHaveText('45 of 45');
    await page.mouse.click(20, 300);
    await expect(overlay(page)).toBeHidden();
    await expect(slide(page, 1).getByRole('link')).toBeFocused();

    await page.getByRole('link', { name: en.skipLink }).press('Enter');
    await expect(page).toHaveURL('/#main');
    // The history follows the overlay, by this clock.
    await page.clock.resume();
    await slide(page, 1).getByRole('link').click();
    await expect(overlay(page)).toBeVisible();
    await go(page, 'back');
    await expect(overlay(page)).toBeHidden();
    await go(page, 'forward');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    // A page that was loaded again would play.
    await expect(getButton(page, slideshow.play)).toBeVisible();
  },
);

test(
  'a slide that is asked for before its image was requested gets it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAtRest(page, '/');
    await getButton(page, slideshow.next).click();
    const image = slide(page, 2).getByRole('img');
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  },
);

test(
  'the address of an event shows it whichever tab is chosen, and prints it alone',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/');
    const events = page.getByRole('tab', { name: panel.events.rest });
    const event = page.getByRole('heading', { name: '24th SCSE national games' });
    await page.getByRole('tab', { name: panel.news.rest }).click();
    await goToFragment(page, 'event-sample');
    await expect(events).toHaveAttribute('aria-selected', 'true');
    await expect(event).toBeInViewport();
    // Alt with an arrow goes back, on a tab too.
    await events.press('Alt+ArrowRight');
    await expect(events).toHaveAttribute('aria-selected', 'true');

    await page.emulateMedia({ media: 'print' });
    await expect(event).toBeVisible();
    for (const other of ['banner', 'contentinfo', 'tablist'] as const)
      await expect(page.getByRole(other)).toBeHidden();
    await expect(page.getByRole('region')).toHaveCount(0);
  },
);

test(
  'the address of the calendar is opened where the browser does not let it be copied',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const contentType = 'text/calendar';
    await page.route('https://site.example/**', (route) =>
      route.fulfill({ contentType, body: '' }),
    );
    await open(page, '/');
    const download = page.waitForEvent('download');
    await getButton(page, en.calendar.copy).click();
    expect((await download).url()).toBe('https://site.example/events.ics');
    await expect(getButton(page, en.calendar.copy)).toBeVisible();
  },
);
