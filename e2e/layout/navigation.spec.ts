import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, openHeld, test, type } from '../support/test';

/*
 * What only a browser can show. The links, and which of them is marked (N6), are in __tests__/layout and in the
 * accessibility trees of screens.spec.ts.
 */

const getNavigation = (page: Page) => page.getByRole('navigation', { name: en.header.navigation });

test(
  '§2 The five links are behind MENU, with script and before it comes; a chosen link closes them',
  { tag: '@phone' },
  async ({ page, site }) => {
    const letScriptCome = await openHeld(page, site, '/gallery');
    const menu = getButton(page, en.header.menu);
    const links = getNavigation(page).getByRole('link');
    for (const count of [5, 0]) {
      await menu.click();
      await expect(links).toHaveCount(count);
    }
    const openAndClose = async () => {
      await menu.press('Enter');
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(menu).toBeFocused();
    };
    await openAndClose();
    await menu.click();
    await letScriptCome();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await openAndClose();
    await menu.click();
    // Even the link to the current page.
    await links.filter({ hasText: 'GALLERY' }).click();
    await expect(links).toHaveCount(0);
  },
);

test(
  '§2 The search expands, searches nothing, and closes when the focus leaves it (N4)',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    const toggle = getButton(page, en.header.search.label);
    const input = page.getByPlaceholder(en.header.search.placeholder);
    await expect(input).toBeHidden();
    await toggle.click();
    await expect(input).toBeFocused();
    await type(input, 'AT23001');
    await input.press('Enter');
    await expect(page).toHaveURL('/');
    await toggle.click();
    await expect(input).toBeHidden();
    await toggle.click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: en.home.announcements.pause })).toBeFocused();
    await expect(input).toBeHidden();
  },
);

test(
  '§2 The dropdown of districts opens on hover and by its button (N1 N2), and closes by Escape (N3)',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    const navigation = getNavigation(page);
    const district = navigation.getByRole('link', { name: 'Lucknow' });
    const owner = navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' });
    const button = getButton(navigation, en.header.districts);
    const leave = () => page.mouse.move(0, 700);
    await owner.hover();
    await expect(district).toBeVisible();
    await leave();
    await expect(district).toBeHidden();
    // Escape leaves the focus where it is (WCAG 1.4.13).
    const tab = page.getByRole('tab', { name: en.home.panel.events.rest });
    await tab.click();
    await owner.hover();
    await page.keyboard.press('Escape');
    await expect(district).toBeHidden();
    await expect(tab).toBeFocused();
    await leave();
    // What a click on its button opens stays.
    await button.click();
    await leave();
    await expect(district).toBeVisible();
    await button.press('Space');
    await expect(district).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(district).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(district).toBeHidden();
    await expect(button).toBeFocused();
  },
);
