import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ROUTE_PATHS } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test, type } from './test';

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Presses Tab until the focus is on an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the focus never came to the element');
}

/** What a sighted keyboard user has of the focus: where it is, whether it can be seen, and what marks it. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const marks = [focused, ...focused.children, ...(label ? [label] : [])];
    const widths = marks.map((mark) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(mark);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
    // The middle of what the window shows of it.
    const box = (label ?? focused).getBoundingClientRect();
    const middle = (from: number, to: number, most: number) =>
      (Math.max(from, 0) + Math.min(to, most)) / 2;
    const onTop = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    );
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      outlineWidth: Math.max(...widths),
      isOnTop: [focused, label].some((element) => element?.contains(onTop) ?? false),
    };
  });

test.describe('with the keyboard alone', { tag: '@desktop' }, () => {
  test(
    'the skip link comes first and leads past the header',
    { tag: '@chromium' },
    async ({ page }) => {
      await open(page, '/gallery');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: en.skipLink })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('button', { name: en.gallery.filters.all, exact: true }),
      ).toBeFocused();
    },
  );

  test('a district is opened from the dropdown', { tag: '@chromium' }, async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('button', { name: en.header.districts }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Meerut' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/district/meerut');
  });

  test('D2 D3 D4 D5 picture 7 is looked at and left', async ({ page }) => {
    await open(page, '/gallery');
    const picture = page.getByRole('link', { name: 'Sports Event 7' });
    const close = page
      .getByRole('dialog', { name: 'Image' })
      .getByRole('button', { name: en.overlay.close });
    await tabTo(page, picture);
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: en.overlay.previous }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: en.overlay.next }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    // Past its last stop a browser may go on to its own buttons, but not to the page behind the dialog.
    expect(
      await page.evaluate(() =>
        document.activeElement?.matches(':not(dialog *):is(a, button, input)'),
      ),
    ).toBe(false);
  });

  test(
    'C2 the slideshow is paused, which is its first stop',
    { tag: '@chromium' },
    async ({ page }) => {
      await open(page, '/');
      const pause = page.getByRole('button', { name: en.home.slideshow.pause });
      await tabTo(page, pause);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: en.home.slideshow.play })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: en.home.slideshow.previous })).toBeFocused();
    },
  );

  test('a filtered CSV is exported', { tag: '@chromium' }, async ({ page }) => {
    await open(page, '/student-records');
    const search = page.getByPlaceholder(en.records.browser.placeholder);
    await tabTo(page, search);
    await type(search, 'relay');
    await tabTo(page, page.getByRole('button', { name: en.records.browser.export }));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain('Relay 4x100');
    expect(text).not.toContain('Shot Put');
  });

  test('a secretary is written to', { tag: '@chromium' }, async ({ page }) => {
    await open(page, '/district-secretaries');
    const search = page.getByPlaceholder(en.secretaries.directory.placeholder);
    await tabTo(page, search);
    await type(search, 'jha');
    const district = page.getByRole('button', { name: 'Jhansi' });
    await tabTo(page, district);
    await page.keyboard.press('Enter');
    const mail = page.getByRole('link', { name: 'jhansi@scse.example' });
    await tabTo(page, mail);
    await expect(mail).toHaveAttribute('href', 'mailto:jhansi@scse.example');
  });

  for (const path of ROUTE_PATHS) {
    // How a browser marks the focus does not depend on the page.
    const tag = path === '/' ? [] : ['@chromium'];
    test(
      `the focus is marked and in sight all the way through ${path}`,
      { tag },
      async ({ page }) => {
        await open(page, path);
        const lost: unknown[] = [];
        for (let stop = 0; stop < MOST_STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const focus = await describeFocus(page);
          if (focus === null) break;
          if (focus.outlineWidth < 2 || !focus.isOnTop) lost.push(focus);
        }
        expect(lost).toEqual([]);
      },
    );
  }
});

test('a page is opened from the menu of a phone', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('button', { name: en.header.menu });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('navigation', { name: en.header.navigation })
      .getByRole('link', { name: 'ABOUT US' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
});
