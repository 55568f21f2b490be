import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '@/scripts/testing/browsers';
import { waitForHydration } from '@/scripts/testing/hydration';
import { findBrokenPictures } from '@/scripts/testing/in-page';
import { ROUTE_PATHS } from '@/lib/routes';
import { ASSETS_PORT } from '@/scripts/testing/variants';
import { assetsHostBuild, councilBuild, plainBuild } from './builds';
import { startHost, type HostName, type Server } from './servers';
import type { Build } from './builds';

/** The links of the navigation, and the headings that they lead to (spec §2). */
const LINKS = [
  ['ABOUT US', 'About', '/about'],
  ['GALLERY', 'Gallery', '/gallery'],
  ['STUDENT RECORDS', 'Student Records', '/student-records'],
  ['DISTRICT SECRETARIES', 'District Secretaries', '/district-secretaries'],
] as const;

let browser: Browser;
let page: Page;
/** What went wrong in the page; violations of its policy are among the errors of the console. */
let faults: string[];
const servers: Server[] = [];

async function start(name: HostName, build: Build, port?: number): Promise<Server> {
  const server = await startHost(name, build, port);
  servers.push(server);
  return server;
}

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Sooner than the test's own, which would not tell what was waited for.
  page.setDefaultTimeout(120_000);
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
});
afterEach(async () => {
  await page.close();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const heading = () => page.getByRole('heading', { level: 1 }).textContent();
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Goes through the navigation, page by page; a host may put a slash behind their addresses. */
async function walk(base: string): Promise<void> {
  for (const [name, title, path] of LINKS) {
    await link(name).click();
    await page.waitForURL(({ href }) => href.replace(/\/$/, '') === base + path);
    await waitForHydration(page);
    expect(await heading()).toBe(title);
    expect(await link(name).getAttribute('aria-current')).toBe('page');
  }
}

it('BASE_PATH: the site works below a sub-path, under its policy', async () => {
  const { origin } = await start('serve', councilBuild);
  const base = origin + councilBuild.basePath;
  await page.goto(base);
  await walk(base);
  for (const route of ROUTE_PATHS) {
    await page.goto(base + route);
    expect(await page.evaluate(findBrokenPictures)).toEqual([]);
  }
  expect(faults).toEqual([]);
});

it('NEXT_PUBLIC_ASSETS_HOST: the images come from there, under the policy of the site', async () => {
  await start('python', plainBuild, ASSETS_PORT);
  const { origin } = await start('serve', assetsHostBuild);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  for (const route of ROUTE_PATHS) {
    await page.goto(origin + route);
    expect(await page.evaluate(findBrokenPictures)).toEqual([]);
    const sources = await page.evaluate(() =>
      [...document.images].map(({ currentSrc }) => currentSrc),
    );
    const elsewhere = sources.filter((src) => src && !src.startsWith(assetsHostBuild.assetsHost));
    expect(elsewhere).toEqual([]);
  }
  expect([...requested].sort()).toEqual([origin, assetsHostBuild.assetsHost].sort());
  expect(faults).toEqual([]);
});

it('a host that redirects folders: the page is the same with a slash at the end', async () => {
  const { origin } = await start('python', plainBuild);
  await page.goto(`${origin}/about`);
  expect(page.url()).toBe(`${origin}/about/`);
  await waitForHydration(page);
  expect(await link('ABOUT US').getAttribute('aria-current')).toBe('page');
  await walk(origin);
  expect(faults).toEqual([]);
});

it('a tab that was opened before a redeploy goes on to the new pages', async () => {
  await start('python', plainBuild, ASSETS_PORT);
  const server = await start('python', plainBuild);
  // Without a slideshow, whose next picture a redeploy to another host of images takes away.
  await page.goto(`${server.origin}/student-records`);
  await waitForHydration(page);
  // None is asked for later, when it is gone.
  expect(await page.evaluate(findBrokenPictures)).toEqual([]);
  server.redeploy(assetsHostBuild);
  await walk(server.origin);
  expect(await page.evaluate(() => document.images[0]?.src)).toContain(assetsHostBuild.assetsHost);
  expect(faults).toEqual([]);
});

it('a page whose script and tree a redeploy took away shows what it showed, and leads on', async () => {
  await start('python', plainBuild, ASSETS_PORT);
  const server = await start('python', plainBuild);
  // The redeploy falls between the page and what it fetches after its first paint.
  await page.route('**/_next/static/payloads/*', (route) => {
    server.redeploy(assetsHostBuild);
    return route.continue();
  });
  const missing = page.waitForResponse(/\/payloads\//);
  await page.goto(`${server.origin}/gallery`);
  expect((await missing).status()).toBe(404);
  await page.unroute('**/_next/static/payloads/*');
  expect(await heading()).toBe('Gallery');
  expect(await page.getByRole('region', { name: 'Images' }).getByRole('link').count()).toBe(45);
  await walk(server.origin);
});
