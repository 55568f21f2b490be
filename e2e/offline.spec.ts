import type { Page } from '@playwright/test';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { buildWorker } from '@/scripts/export/offline/build-worker';
import { waitForHydration } from '@/testing/hydration';
import { enableServiceWorker, isSaved } from '@/testing/in-page';
import { DISTRICT_WITH_SPECIAL_CHARACTERS } from '@/testing/variants';
import { publishAgain } from './support/publish-again';
import { expect, getButton, test } from './support/test';

/** With a district in Hindi. */
const BELOW_A_PATH = { folder: '.variants/council/out', basePath: '/council' };

const WORKER = /\/sw\.js$/;

/** Matches the module of the page that was published again. */
const AGAIN = /-again\.js$/;

const TEXTS = { en, hi };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The line by which a saved copy says what it is. */
const note = (page: Page) => page.locator('.saved-copy');

/** The addresses of everything that is saved. */
const listSaved = (page: Page) =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => url);
  });

const SEARCH_INDEX = expect.stringMatching(/\/student-records\/rows\/\w+\/search\.csv\?/);
const PICTURE = expect.stringMatching(/\/(assets|pictures)\//);
const ALL_ROWS = expect.stringMatching(/\/student-records\/rows\/\w+\/all\.csv\?/);

/** The state of the site's service worker; undefined if none is registered, or being installed. */
const getWorkerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting ?? registration?.active)?.state;
  });

/** Lets the browser look for a new service worker. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

/** Visits the site, and waits until it is saved. */
async function visit(page: Page, url: string): Promise<void> {
  await page.context().addInitScript(enableServiceWorker);
  await page.goto(url);
  await waitForHydration(page);
  // One file after the other: with slow answers, that takes longer than anything else.
  await expect.poll(() => page.evaluate(isSaved), { timeout: 200_000 }).toBe(true);
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
const SEEN = /\.(avif|ico|jpg|png|svg|webmanifest|webp|xml)$/;

const ERRORS =
  /ERR_(EMPTY_RESPONSE|FAILED|CONNECTION|ABORTED|CONTENT)|Failed to (load|fetch)|NS_ERROR|NetworkError|ServiceWorker|404|500|MIME type|service worker|fetching the script/i;

// Addresses with a base path and a district in Hindi are what browsers may store differently.
test.describe('after one visit below a path', { tag: '@desktop' }, () => {
  test.use({ published: BELOW_A_PATH, expectedErrors: ERRORS });

  test('every page opens and works while the network or the host fails, with the pictures that were seen; only a page that the host has changed is left out', async ({
    page,
    site,
  }) => {
    site.change(/\/rules$/, (html) => html.replace('</body>', '<!-- changed --></body>'));
    // Nothing that the worker waits for ever comes.
    site.change(WORKER, setNetworkTimeout(100));
    await visit(page, `${site.address}/`);
    await page.goto(`${site.address}/gallery`);
    const seen = await waitForPicture(page);
    // It may be saved after the page has it.
    await expect.poll(() => listSaved(page)).toContainEqual(expect.stringContaining(`${seen}?`));
    const saved = await listSaved(page);
    expect(saved).not.toContainEqual(ALL_ROWS);
    await page.goto(`${site.address}/student-records`);
    for (const file of [ALL_ROWS, SEARCH_INDEX])
      await expect.poll(() => listSaved(page)).toContainEqual(file);
    for (const mood of ['hanging', 'unfinished', 'breaking', 'unavailable'] as const) {
      site.answerAll(mood);
      // Pictures that are not saved yet never come, so the page is never loaded completely.
      await page.goto(`${site.address}/gallery`, { waitUntil: 'commit' });
      await expect(note(page), mood).toBeVisible();
      await waitForPicture(page);
      await expect(page.getByRole('contentinfo'), mood).toBeAttached();
      expect(await listSaved(page), mood).toEqual(expect.arrayContaining(saved));
    }
    site.answerAll('down');
    // In Firefox, a page whose document is still loading interrupts the navigation to the next.
    const goTo = (route: string) =>
      page.goto(site.address + route, { waitUntil: 'domcontentloaded' });
    const homes = LANGUAGES.map((language) => localizePath('/', language));
    for (const route of [...homes, getDistrictPath(DISTRICT_WITH_SPECIAL_CHARACTERS)]) {
      await goTo(route);
      await expect(note(page), route).toBeVisible();
      await expect(title(page), route).not.toHaveText(en.offline.title);
    }
    await goTo('/student-records');
    await waitForHydration(page);
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText(/^Page 2 of \d/)).toBeVisible();
    await page.getByPlaceholder(en.records.browser.placeholder).press('k');
    await expect(page.getByText(/^Showing 1 to 10 of [1-9]\d+ records$/)).toBeVisible();
    const numbers = page.getByRole('cell').filter({ hasText: /^[A-Z]{2}\d{5}$/ });
    const number = await numbers.first().textContent();
    await goTo(`/certificates#${number}`);
    await expect(page.getByRole('heading', { name: `${number} is` })).toBeVisible();
    for (const language of LANGUAGES.toReversed()) {
      await goTo(localizePath('/rules', language));
      await expect(title(page)).toHaveText(TEXTS[language].offline.title);
    }
    await page.getByRole('main').getByRole('link', { name: en.about.title }).click();
    await expect(title(page)).toHaveText(en.about.title);

    // A page that is not saved is shown as far as it comes. Only its own response stays open: Firefox opens at most six
    // connections to a host, and waits with the page if pictures of the former one occupy them.
    site.answer(/\/nowhere$/, 'unfinished');
    await page.goto(`${site.address}/nowhere`, { waitUntil: 'commit' });
    await expect(page.getByText(en.error.notFound)).toBeVisible();
  });
});

test.describe('after one visit', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedErrors: ERRORS });

  test('a publication replaces the former one in each tab by what has changed, and leaves the caches of others alone', async ({
    page,
    site,
    published,
  }) => {
    const readModule = (tab: Page) => tab.locator('head [type=module]').getAttribute('src');
    const others = ['another site', `${new URL(site.address).origin}/another/ pictures`];
    // Slow machines need more time than visitors have to wait.
    site.change(WORKER, setNetworkTimeout(30_000));
    await visit(page, `${site.address}/`);
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
    await page.goto(`${site.address}/student-records`);
    await waitForHydration(page);

    // The old worker is not replaced while it answers a request.
    const letAnswer = site.hold(/\/news\.xml$/);
    await page.evaluate(() => void fetch('/news.xml').catch(() => undefined));
    await expect.poll(() => site.asked).toContain('/news.xml');
    const changed = 'district-secretaries';
    const folder = await publishAgain(published.folder, test.info().outputPath('site'), changed);
    // Before it is published, because the browser may look for a new worker by itself.
    site.asked.length = 0;
    site.publish(folder);
    await lookForUpdate(page);
    await expect.poll(() => getWorkerState(page)).toBe('installed');
    const other = await page.context().newPage();
    await other.goto(`${site.address}/${changed}`);
    await waitForHydration(other);
    expect(await readModule(other)).toMatch(/again/);
    letAnswer();
    await expect.poll(() => getWorkerState(other)).toBe('activated');
    const asked = site.asked.filter((pathname) => !SEEN.test(pathname));
    expect(new Set(asked.map((pathname) => pathname.replace(/[^/]+-again/, 'again')))).toEqual(
      new Set(['/sw.js', `/${changed}`, '/_next/static/chunks/again.js']),
    );
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText(/^Page 2 of \d/)).toBeVisible();

    site.answerAll('down');
    for (const tab of [page, other]) {
      await tab.goto(`${site.address}/${changed}`);
      await waitForHydration(tab);
      await expect(note(tab)).toBeVisible();
      expect(await readModule(tab)).toMatch(/again/);
    }
    await other.close();

    site.answerAll('well');
    const settings = { ...readSettings({}), keepsPages: false };
    const removal = await buildWorker(published.folder, [], settings);
    site.change(WORKER, () => removal);
    await page.goto(`${site.address}/about`);
    await expect.poll(() => getWorkerState(page)).toBe(undefined);
    expect((await page.evaluate(() => caches.keys())).sort()).toEqual(others.sort());
    site.answerAll('down');
    await expect(page.goto(`${site.address}/about`)).rejects.toThrow();
  });

  test('what was taken out of the site leaves the browser at the next visit, also if the publication cannot be saved', async ({
    page,
    site,
    published,
  }) => {
    await visit(page, `${site.address}/student-records`);
    const saved = await listSaved(page);
    expect(saved).toContainEqual(ALL_ROWS);
    const records = new RegExp(`^${site.address}/student-records(\\?|/rows/)`);
    const former = saved.filter((address) => records.test(address));
    await page.goto(`${site.address}/gallery`);
    const photo = await waitForPicture(page);
    const savedPhoto = expect.stringContaining(`${photo}?`);
    await expect.poll(() => listSaved(page)).toContainEqual(savedPhoto);
    site.answer(RegExp(`${new URL(photo).pathname}$`), 'gone');
    await page.evaluate((src) => void (new Image().src = src), `${photo}?again`);
    await expect.poll(() => listSaved(page)).not.toContainEqual(savedPhoto);

    const gone = /\.(br|gz)$|\/student-records\/rows\/|image45\b/;
    site.publish(
      await publishAgain(published.folder, test.info().outputPath('s'), 'student-records', gone),
    );
    site.answer(AGAIN, 'unavailable');
    await lookForUpdate(page);
    await expect
      .poll(async () => (await listSaved(page)).filter((address) => former.includes(address)))
      .toEqual([]);
    expect(await listSaved(page)).toContainEqual(expect.stringMatching(/\/about\?\w+$/));

    site.answer(AGAIN, 'well');
    // Another picture is gone, so none is kept.
    await expect
      .poll(async () => {
        await lookForUpdate(page);
        return listSaved(page);
      })
      .not.toContainEqual(PICTURE);
  });

  test('nothing is saved of a network that wants a login, and a broken worker prevents no page from opening', async ({
    page,
    site,
  }) => {
    await page.addInitScript(enableServiceWorker);
    await page.goto(`${site.address}/`);
    await waitForHydration(page);
    // The network wants a login, or cuts files off.
    for (const mood of ['portal', 'half'] as const) {
      site.answerAll(mood);
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined));
      await expect.poll(() => getWorkerState(page)).toBe(undefined);
      expect(await page.evaluate(isSaved)).toBe(false);
    }
    site.answerAll('well');
    const broken = `addEventListener('activate', () => {
      caches.open = caches.match = () => Promise.reject(new Error('broken'));
    });`;
    site.change(WORKER, (script) => broken + script);
    await visit(page, `${site.address}/about`);
    await page.goto(`${site.address}/gallery`);
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
