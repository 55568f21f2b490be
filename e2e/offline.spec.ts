import type { Page } from '@playwright/test';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { buildWorker } from '@/scripts/export/offline/build-worker';
import { waitForHydration } from '@/scripts/testing/hydration';
import { askToKeepPages, listStores } from '@/scripts/testing/in-page';
import { ODD_DISTRICT } from '@/scripts/testing/variants';
import { startMoodyHost } from './moody-host';
import { publishAgain } from './publish-again';
import { expect, getButton, test as base } from './test';

/** A published site. */
const ROOT = { folder: '.variants/fixture/out', basePath: '' };

/** With whatever data/ holds, and a district with a Hindi name. */
const BELOW_A_PATH = { folder: '.variants/council/out', basePath: '/council' };

interface Fixtures {
  place: typeof ROOT;
  /** Serves the site; its network can fail. */
  host: Awaited<ReturnType<typeof startMoodyHost>>;
}

const test = base.extend<Fixtures>({
  place: [ROOT, { option: true }],
  host: async ({ place }, provide) => {
    const host = await startMoodyHost(place.folder, place.basePath);
    await provide(host);
    host.close();
  },
});

const TEXTS = { en, hi };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The line by which a saved copy says what it is. */
const note = (page: Page) => page.locator('.saved-copy');

/** The addresses of the saved pictures, the oldest first. */
const listSavedPictures = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('pictures'));
    const keys = name === undefined ? [] : await (await caches.open(name)).keys();
    return keys.map(({ url }) => url);
  });

/** The state of the site's service worker; undefined if none is registered, or being installed. */
const getWorkerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting ?? registration?.active)?.state;
  });

/** Visits the site, and waits until it is saved. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(listStores)).toHaveLength(1);
  await expect.poll(() => getWorkerState(page)).toBe('activated');
}

/** Waits until the first picture of the content is loaded. Returns its address. */
async function waitForPicture(page: Page): Promise<string> {
  const picture = page.getByRole('main').getByRole('img').first();
  const isWhole = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => picture.evaluate(isWhole)).toBe(true);
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
}

/** Makes a service worker wait for the network for so long. */
const setNetworkTimeout = (milliseconds: number) => (script: string) =>
  `{ const set = setTimeout; self.setTimeout = (act) => set(act, ${milliseconds}); } ${script}`;

/** Files that the page fetches, not the service worker. */
const SEEN = /\.(avif|ico|jpg|png|svg|webmanifest|webp)$/;

const ERRORS =
  /ERR_(EMPTY_RESPONSE|FAILED|CONNECTION|ABORTED|CONTENT)|Failed to (load|fetch)|NS_ERROR|NetworkError|ServiceWorker|404|503|MIME type|service worker/i;

// Addresses with a base path and a district in Hindi are what browsers may store differently.
test.describe('after one visit below a path', { tag: '@desktop' }, () => {
  test.use({ place: BELOW_A_PATH, keepsPages: true, expectedErrors: ERRORS });

  test('every page opens and works while the network or the host fails, with the pictures that were seen', async ({
    page,
    host,
  }) => {
    // Nothing that the worker waits for ever comes.
    host.setWorker(setNetworkTimeout(100));
    await visit(page, `${host.site}/`);
    await page.goto(`${host.site}/gallery`);
    const seen = await waitForPicture(page);
    // It may be saved after the page has it.
    await expect.poll(() => listSavedPictures(page)).toContain(seen);
    const pictures = await listSavedPictures(page);
    for (const mood of ['hanging', 'silent', 'stalling', 'breaking', 'unavailable'] as const) {
      host.setMood(mood);
      // Pictures that are not saved yet never come, so the page is never loaded completely.
      await page.goto(`${host.site}/gallery`, { waitUntil: 'commit' });
      await expect(note(page), mood).toBeVisible();
      await waitForPicture(page);
      await expect(page.getByRole('contentinfo'), mood).toBeAttached();
      expect(await listSavedPictures(page), mood).toEqual(expect.arrayContaining(pictures));
    }
    host.setMood('down');
    const homes = LANGUAGES.map((language) => localizePath('/', language));
    for (const route of [...homes, getDistrictPath(ODD_DISTRICT)]) {
      await page.goto(host.site + route);
      await expect(note(page), route).toBeVisible();
      await expect(title(page), route).not.toHaveText(en.offline.title);
    }
    await page.goto(`${host.site}/student-records`);
    await waitForHydration(page);
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText(/^Page 2 of \d/)).toBeVisible();
    await page.getByPlaceholder(en.records.browser.placeholder).press('k');
    await expect(page.getByText(/^Showing 1 to 10 of [1-9]\d+ records$/)).toBeVisible();
    for (const language of LANGUAGES.toReversed()) {
      await page.goto(host.site + localizePath('/nowhere', language));
      await expect(title(page)).toHaveText(TEXTS[language].offline.title);
    }
    await page.getByRole('main').getByRole('link', { name: en.about.title }).click();
    await expect(title(page)).toHaveText(en.about.title);

    // A page that is not saved is shown as far as it comes.
    host.setMood('unfinished');
    await page.goto(`${host.site}/nowhere`, { waitUntil: 'commit' });
    await expect(page.getByText(en.error.notFound)).toBeVisible();
  });
});

test.describe('after one visit', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ keepsPages: true, expectedErrors: ERRORS });

  test('a publication replaces the former one in each tab by what has changed, and leaves the caches of others alone', async ({
    page,
    host,
    place,
  }) => {
    const readPayload = (tab: Page) =>
      tab.locator('#start').evaluate((template) => template.dataset.payload);
    const others = ['another site', `${new URL(host.site).origin}/another/ pictures`];
    // However slow the machine is, the network is used.
    host.setWorker(setNetworkTimeout(120_000));
    await visit(page, `${host.site}/`);
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
    const [old] = await page.evaluate(listStores);
    await page.goto(`${host.site}/student-records`);
    await waitForHydration(page);

    const changed = 'district-secretaries';
    host.publish(await publishAgain(place.folder, test.info().outputPath('site'), changed));
    host.asked.length = 0;
    const other = await page.context().newPage();
    await other.goto(`${host.site}/${changed}`);
    await waitForHydration(other);
    expect(await readPayload(other)).toMatch(/again/);
    await expect.poll(() => other.evaluate(listStores)).not.toContain(old);
    await expect.poll(() => getWorkerState(other)).toBe('activated');
    const asked = host.asked.filter((pathname) => !SEEN.test(pathname));
    expect(new Set(asked.map((pathname) => pathname.replace(/[^/]+-again/, 'again')))).toEqual(
      new Set(['/sw.js', `/${changed}`, '/_next/static/payloads/again.txt']),
    );
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText(/^Page 2 of \d/)).toBeVisible();

    host.setMood('down');
    for (const tab of [page, other]) {
      await tab.goto(`${host.site}/${changed}`);
      await waitForHydration(tab);
      await expect(note(tab)).toBeVisible();
      expect(await readPayload(tab)).toMatch(/again/);
    }
    await other.close();

    host.setMood('well');
    const settings = { ...readSettings({}), keepsPages: false };
    const removal = await buildWorker(place.folder, [], [], settings);
    host.setWorker(() => removal);
    await page.goto(`${host.site}/about`);
    await expect.poll(() => getWorkerState(page)).toBe(undefined);
    expect((await page.evaluate(() => caches.keys())).sort()).toEqual(others.sort());
    host.setMood('down');
    await expect(page.goto(`${host.site}/about`)).rejects.toThrow();
  });

  // The hundred pictures that are saved at most are counted in __tests__/browser/offline.test.ts.
  test('the newest thirty megabytes of pictures are saved', async ({ page, host }) => {
    await visit(page, `${host.site}/offline`);
    await page.reload();
    const small = ['a', 'b', 'c'].map((name) => `${host.site}/drawn/100-${name}.svg`);
    // It leaves room for one other.
    const large = `${host.site}/drawn/29999850-large.svg`;
    await page.evaluate(
      async (sources) => {
        for (const source of sources) {
          const image = new Image();
          image.src = source;
          await image.decode();
        }
      },
      [...small, large],
    );
    await expect.poll(() => listSavedPictures(page)).toEqual([...small.slice(-1), large]);
  });

  test('nothing but the whole site is saved, and a broken worker prevents no page from opening', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.site}/`);
    await waitForHydration(page);
    const expectNothingSaved = async () => {
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined));
      await expect.poll(() => getWorkerState(page)).toBe(undefined);
      expect(await page.evaluate(listStores)).toEqual([]);
    };
    // The network wants a login, or cuts files off.
    for (const mood of ['portal', 'torn'] as const) {
      host.setMood(mood);
      await expectNothingSaved();
    }
    host.setMood('well');
    // The storage is full, after five files.
    const full = `{
      const { put } = Cache.prototype;
      let room = 5;
      Cache.prototype.put = function (...args) {
        room -= 1;
        return room < 0 ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, args);
      };
    }`;
    host.setWorker((script) => full + script);
    await expectNothingSaved();

    const broken = `addEventListener('activate', () => {
      caches.open = caches.match = () => Promise.reject(new Error('broken'));
    });`;
    host.setWorker((script) => broken + script);
    await visit(page, `${host.site}/about`);
    await page.goto(`${host.site}/gallery`);
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test(
  'no service worker is registered on a loopback host, where a registered one is removed; none is needed where they are forbidden or unknown',
  { tag: ['@chromium', '@desktop'] },
  async ({ page, host }) => {
    await page.goto(`${host.site}/offline`);
    await waitForHydration(page);
    // As `npm start` may have left one.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${host.site}/about`);
    await expect.poll(() => getWorkerState(page)).toBe(undefined);
    // Else requests through the worker fail.
    await page.waitForLoadState('networkidle');

    await page.addInitScript(askToKeepPages);
    await page.addInitScript(() => {
      const register = () => Promise.reject(new DOMException('no', 'SecurityError'));
      const value = location.pathname === '/gallery' ? { register } : undefined;
      Object.defineProperty(navigator, 'serviceWorker', { value });
    });
    for (const path of ['/gallery', '/student-records']) {
      await page.goto(host.site + path);
      await waitForHydration(page);
      // The worker is registered when the browser is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  },
);
