/** That visitors' browsers keep the site, which what a host sends with the service worker may prevent. */
import type { Browser } from '@playwright/test';
import { launchChromium } from '@/scripts/testing/browsers';
import { isCi } from '@/scripts/testing/ci';
import { findHost } from '@/scripts/testing/hosts';
import { plainBuild } from './builds';
import { startHost } from './servers';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

it.each(['nginx', 'apache2', 'caddy', 'serve'] as const)(
  '%s: a page that was not visited opens once the host is gone',
  async (name) => {
    if (name !== 'serve' && findHost(name) === undefined) {
      if (isCi) throw new Error(`${name} is not installed`);
      return;
    }
    const server = await startHost(name, plainBuild);
    const page = await browser.newPage();
    // On a loopback host pages are kept for a tab that asks for it.
    await page.addInitScript(() => sessionStorage.setItem('offline', 'keep'));
    try {
      await page.goto(`${server.origin}/about`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    } finally {
      await server.stop();
    }
    await page.goto(`${server.origin}/gallery`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Gallery');
    await page.close();
  },
);
