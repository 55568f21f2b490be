import { expect, test } from './test';
import { en } from '@/lib/i18n/messages/en';

test.use({ isFirstVisit: true });

// As in e2e/without-script.spec.ts, for a browser that would run some of the script (docs/decisions/browsers.md).
test(
  'a browser without popovers gets the page without script',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(() => {
      delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    // Else this would have the script fetched.
    await page.mouse.click(1, 1);
    await expect(page.getByRole('heading', { name: '24th SCSE national games' })).toBeVisible();
    await expect(page.getByRole('link', { name: en.home.panel.more })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  },
);
