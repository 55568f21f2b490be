import type { Page } from '@playwright/test';
import { LANGUAGES, pathIn } from '@/lib/language';
import { en } from '@/lib/texts/en';
import { readSettings } from '@/lib/settings.mjs';
import { hi } from '@/lib/texts/hi';
import { buildWorker } from '@/scripts/build/offline/build-worker';
import { untilHydrated } from '@/scripts/testing/hydration';
import { startMoodyHost } from './moody-host';
import { expect, test as base } from './test';

/** The site on a host of the test's own, whose network can fail. */
const test = base.extend<{ host: Awaited<ReturnType<typeof startMoodyHost>> }>({
  host: async ({}, provide) => {
    const host = await startMoodyHost('.variants/fixture/out');
    await provide(host);
    host.close();
  },
});

test.describe.configure({ mode: 'default' });

const TEXTS = { en, hi };

const note = (page: Page) => page.getByText(/^Saved copy of \d/);

/** The names of the stores that hold something whole. */
const stores = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site '));
    const dates = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match('/saved-on')),
    );
    return names.filter((_, index) => dates[index]);
  });

/** Whether a service worker is there, or on its way. */
const hasWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.installing, registration?.waiting, registration?.active].some(Boolean);
  });

const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

/** Visits the site, and waits until it is kept. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
  await expect.poll(() => stores(page)).toHaveLength(1);
  await expect.poll(() => workerState(page)).toBe('activated');
}

// What a browser keeps does not depend on its screen.
test.describe('after one visit', { tag: '@desktop' }, () => {
  test.use({
    keepsPages: true,
    isFirstVisit: true,
    expectedFaults:
      /ERR_(EMPTY_RESPONSE|FAILED|CONNECTION|ABORTED)|Failed to (load|fetch)|NS_ERROR|NetworkError|ServiceWorker|404|service worker/i,
  });

  test('every page opens without a network, with what it does and the pictures that were seen', async ({
    page,
    host,
  }) => {
    await visit(page, host.origin);
    await page.goto(`${host.origin}/gallery`);
    const picture = page.getByRole('main').getByRole('img').first();
    const isDecoded = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isDecoded).toBe(true);
    host.setMood('down');
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expect.poll(isDecoded).toBe(true);
    await page.goto(`${host.origin}/district-secretaries`);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goto(`${host.origin}/student-records`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
    await page.getByPlaceholder('Search by name').press('k');
    await expect(page.getByText(/^Showing 1 to 10 of [12]\d\d records$/)).toBeVisible();
    for (const language of LANGUAGES.toReversed()) {
      await page.goto(host.origin + pathIn('/nowhere', language));
      const { title } = TEXTS[language].offline;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await page.getByRole('main').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  });

  test('pages come from the network while there is one, which is not waited for when it hangs', async ({
    page,
    host,
  }) => {
    await visit(page, host.origin);
    const before = host.asked.length;
    await page.goto(`${host.origin}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    await expect(note(page)).toHaveCount(0);
    expect(host.asked.slice(before)).toContain('/about');
    host.setMood('hanging');
    await page.goto(`${host.origin}/gallery`, { waitUntil: 'commit' });
    await expect(note(page)).toBeVisible();
  });

  test('after a publication a visit has the new site and the old store goes, while another tab goes on', async ({
    page,
    host,
  }) => {
    await visit(page, host.origin);
    const [old] = await stores(page);
    await page.goto(`${host.origin}/student-records`);
    await untilHydrated(page);
    await expect(page.getByText('Page 1 of 30')).toBeVisible();
    host.publish('out');
    const other = await page.context().newPage();
    await other.goto(`${host.origin}/about`);
    await expect
      .poll(async () => (await stores(other)).filter((name) => name !== old))
      .toHaveLength(1);
    await expect.poll(() => stores(other)).not.toContain(old);
    await expect.poll(() => workerState(other)).toBe('activated');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
    host.setMood('down');
    for (const tab of [page, other]) {
      await tab.goto(`${host.origin}/gallery`);
      await untilHydrated(tab);
      await expect(note(tab)).toBeVisible();
    }
    await other.close();
  });

  test('a worker that was called back takes all with it', async ({ page, host }) => {
    await visit(page, host.origin);
    const settings = { ...readSettings({}), keepsPages: false };
    const removal = await buildWorker('out', [], [], settings);
    host.setWorker(() => removal);
    await page.goto(`${host.origin}/about`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await page.goto(`${host.origin}/gallery`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    host.setMood('down');
    await expect(page.goto(`${host.origin}/about`)).rejects.toThrow();
  });
});

test.describe('what is not the site is never kept', { tag: '@desktop' }, () => {
  test.use({ keepsPages: true, isFirstVisit: true, expectedFaults: /./ });

  for (const mood of ['portal', 'torn'] as const) {
    test(`from a network that is ${mood}`, async ({ page, host }) => {
      await page.goto(host.origin);
      await untilHydrated(page);
      host.setMood(mood);
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined));
      await expect.poll(() => hasWorker(page)).toBe(false);
      expect(await stores(page)).toEqual([]);
      host.setMood('well');
      await visit(page, `${host.origin}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    });
  }

  test('by a browser whose store is full, until there is room', async ({ page, host }) => {
    const full = `{
      const { put } = Cache.prototype;
      let room = 5;
      Cache.prototype.put = function (...args) {
        room -= 1;
        return room < 0 ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, args);
      };
    }`;
    host.setWorker((script) => full + script);
    await page.goto(host.origin);
    await untilHydrated(page);
    // It has begun, so that what comes next is its end.
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await expect.poll(() => hasWorker(page)).toBe(false);
    expect(await stores(page)).toEqual([]);
    host.setWorker((script) => script);
    await visit(page, `${host.origin}/about`);
  });

  test('by a worker that is broken, which keeps no page from opening', async ({ page, host }) => {
    const broken = `addEventListener('activate', () => {
      caches.open = caches.match = () => Promise.reject(new Error('broken'));
    });`;
    host.setWorker((script) => broken + script);
    await visit(page, host.origin);
    for (const path of ['/about', '/gallery']) {
      await page.goto(host.origin + path);
      await untilHydrated(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('a browser that forbids it has the site as it is', async ({ page, host }) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    });
    await page.goto(`${host.origin}/gallery`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Images' }).getByRole('link')).toHaveCount(13);
  });
});
