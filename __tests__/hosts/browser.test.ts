/** The site in a browser, on hosts and in builds of every kind. */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { launchChromium } from '@/scripts/testing/browsers';
import { waitForHydration } from '@/scripts/testing/hydration';
import { findProgram, webServers } from '@/scripts/testing/programs';
import { enableServiceWorker, findBrokenPictures } from '@/scripts/testing/in-page';
import { ASSETS_HOST } from '@/scripts/testing/variants';
import { assetsHostBuild, councilBuild, plainBuild } from './builds';
import { startHost } from './servers';

const TITLES = {
  '/about': en.about.title,
  '/gallery': en.gallery.title,
  '/student-records': en.records.title,
};

let browser: Browser;
let page: Page;
/** Errors of the page and console, among them violations of the policy, and failed requests. */
let errors: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Shorter than Jest's timeout, which would not say what the test waited for.
  page.setDefaultTimeout(120_000);
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
});
afterEach(() => page.close());

const getHeading = () => page.getByRole('heading', { level: 1 }).textContent();
const getLink = (route: string) => page.locator(`header nav a[href$="${route}"]`).first();

const expectPictures = async () => expect(await page.evaluate(findBrokenPictures)).toEqual([]);

/** Answers for the host of the images, with those of another build. */
const answerForAssets = () =>
  page.route(`${ASSETS_HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(plainBuild.folder, pathname) });
  });

/** Follows links of the navigation, and expects that their pages are hydrated and know where they are. */
async function walk(base: string, ...routes: (keyof typeof TITLES)[]): Promise<void> {
  for (const route of routes) {
    await getLink(route).click();
    await page.waitForURL(({ href }) => href.replace(/\/$/, '') === base + route);
    await waitForHydration(page);
    expect(await getHeading()).toBe(TITLES[route]);
    expect(await getLink(route).getAttribute('aria-current')).toBe('page');
  }
}

it('BASE_PATH: the site works below a sub-path, under its policy', async () => {
  await using host = await startHost('serve', councilBuild);
  const base = host.origin + councilBuild.basePath;
  await page.goto(base);
  await expectPictures();
  await walk(base, '/about', '/student-records', '/gallery');
  await expectPictures();
  expect(errors).toEqual([]);
});

it('NEXT_PUBLIC_ASSETS_HOST: images come from that host, under the policy of the site', async () => {
  await answerForAssets();
  await using host = await startHost('serve', assetsHostBuild);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  for (const route of ['/', '/district-secretaries']) {
    await page.goto(host.origin + route);
    await expectPictures();
    const sources = await page.evaluate(() =>
      [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean),
    );
    expect(sources.filter((src) => !src.startsWith(assetsHostBuild.assetsHost))).toEqual([]);
  }
  expect([...requested].sort()).toEqual([host.origin, ASSETS_HOST].sort());
  expect(errors).toEqual([]);
});

it('the site works on a host that redirects folders, and a tab that is older than a redeploy leads to the new pages', async () => {
  // A plain folder server redirects folders, so pages have addresses with a slash at the end.
  await using host = await startHost('python', plainBuild);
  await answerForAssets();
  const { origin } = host;
  await page.goto(`${origin}/about`);
  expect(page.url()).toBe(`${origin}/about/`);
  // This page has no slideshow, whose next picture would be gone after the redeploy.
  await walk(origin, '/about', '/student-records');
  // All pictures are loaded before they are gone.
  await expectPictures();
  host.redeploy(assetsHostBuild);
  await getLink('/gallery').click();
  await page.waitForURL(`${origin}/gallery/`);
  expect(await getHeading()).toBe(TITLES['/gallery']);
  expect(await page.evaluate(() => document.images[0]?.src)).toContain(ASSETS_HOST);
  expect(errors).toEqual([]);
});

// Headers of the service worker could prevent it.
it.each(['serve' as const, ...webServers.filter(findProgram)])(
  '%s is not needed for a page that was never visited, once the site is saved',
  async (name) => {
    await using host = await startHost(name, plainBuild);
    await page.addInitScript(enableServiceWorker);
    await page.goto(`${host.origin}/about`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await host.stop();
    await page.goto(`${host.origin}/gallery`);
    expect(await getHeading()).toBe(TITLES['/gallery']);
  },
);
