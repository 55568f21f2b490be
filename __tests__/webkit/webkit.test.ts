/**
 * What the site does in the engine of iPhones: the main behaviour of each screen (spec §2), once each. All the rest is
 * tested in Chromium and Firefox (e2e/).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { By, Key, type WebElement } from 'selenium-webdriver';
import { getOtherLanguages, localizePath } from '@/lib/i18n/language';
import { isCi } from '@/scripts/testing/ci';
import { findBrokenPictures, isHydrated, measureSidewaysScroll } from '@/scripts/testing/in-page';
import { ROUTE_PATHS } from '@/lib/routes';
import { hasWebkit } from '@/scripts/testing/webkit';
import { en } from '@/lib/i18n/messages/en';
import { startWebkit, type WebkitBrowser } from './browser';
import { serveWatched, type WatchedSite } from './watched-site';

const DESKTOP = { width: 1280, height: 900 };
/** With the menu of a phone; its window cannot be much narrower. */
const PHONE = { width: 500, height: 900 };

/** The links of the gallery, and what one of them is called. */
const IMAGES = 'section[aria-label=Images] a';
const PICTURE_2 = 'Drawing number 2 EVENT Sports Event 2';

/** Whatever takes longer does not come. */
const PATIENCE_MS = 120_000;

const project = path.join(__dirname, '../..');

if (hasWebkit()) describe('in WebKit', describeSite);
else if (isCi) throw new Error('WebKit is not installed');
else it.todo('not tested, because WebKit is not installed');

function describeSite(): void {
  let browser: WebkitBrowser;
  let site: WatchedSite;

  beforeAll(async () => {
    site = await serveWatched(path.join(project, '.variants/fixture/out'));
    browser = await startWebkit();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  afterEach(() => expect(site.takeFaults()).toEqual([]));

  const run = <Result>(script: string | (() => unknown), ...args: unknown[]): Promise<Result> =>
    browser.driver.executeScript<Result>(script, ...args);

  /** Waits until something reads as it is expected to. */
  async function becomes<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
    let last: Value | undefined;
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      // An element may be replaced while it is read.
      last = await read().catch(() => undefined);
      if (isDeepStrictEqual(last, expected)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(last).toEqual(expected);
  }

  const resize = (screen: typeof DESKTOP) => browser.driver.manage().window().setRect(screen);

  /** Opens a page, and waits until its script has taken it over. */
  async function open(address: string, screen = DESKTOP): Promise<void> {
    await resize(screen);
    // A page at another fragment of the same address would only scroll.
    await browser.driver.get('about:blank');
    await browser.driver.get(site.origin + address);
    await becomes(() => run<boolean>(isHydrated), true);
  }

  /** The elements that show and are called by a name. */
  async function named(selector: string, name: string): Promise<WebElement[]> {
    const found: WebElement[] = [];
    for (const element of await browser.driver.findElements(By.css(selector))) {
      if (!(await element.isDisplayed())) continue;
      if ((await element.getAccessibleName()) === name) found.push(element);
    }
    return found;
  }

  /** The one element that shows and is called by a name. */
  async function one(selector: string, name: string): Promise<WebElement> {
    await becomes(async () => (await named(selector, name)).length, 1);
    const [element] = await named(selector, name);
    if (!element) throw new Error(`${selector} "${name}" has gone`);
    return element;
  }

  const type = (key: string) => browser.driver.actions().sendKeys(key).perform();
  const press = async (selector: string, name: string) => (await one(selector, name)).click();
  const count = (selector: string) =>
    run<number>(
      'return [...document.querySelectorAll(arguments[0])].filter((each) => each.getClientRects().length).length',
      selector,
    );
  const text = (selector: string) =>
    run<string>('return document.querySelector(arguments[0])?.textContent', selector);
  const status = () => text('[role=status]');
  const address = async () => (await browser.driver.getCurrentUrl()).replace(site.origin, '');
  const focusedName = async () =>
    (await browser.driver.switchTo().activeElement()).getAccessibleName();

  it('is told of the faults of a page', async () => {
    await open('/about');
    await run(`
      console.error('said');
      setTimeout(() => { throw new Error('thrown'); });
      Promise.reject(new Error('rejected'));
      new Image().src = 'https://elsewhere.example/';
      fetch('/nothing');
    `);
    const faults: string[] = [];
    await becomes(async () => {
      faults.push(...site.takeFaults());
      return ['said', 'thrown', 'rejected', 'img-src', '404 /nothing'].filter(
        (fault) => !faults.some((told) => told.includes(fault)),
      );
    }, []);
  });

  it.each([
    ...ROUTE_PATHS,
    '/district/lucknow',
    ...getOtherLanguages('en').map((language) => localizePath('/', language)),
  ])('%s starts, shows all of its pictures, and fits when turned', async (screen) => {
    await open(screen);
    expect(await browser.driver.findElements(By.css('h1'))).toHaveLength(1);
    expect(await run<string[]>(findBrokenPictures)).toEqual([]);
    await resize(PHONE);
    await becomes(() => run<number>('return innerWidth'), PHONE.width);
    await becomes(() => run<number>(measureSidewaysScroll), 0);
  });

  it('goes through the slides, wraps at 45 and pauses', async () => {
    await open('/');
    const slide = () =>
      run('return document.querySelector("[aria-roledescription=slide]").ariaLabel');
    await press('button', en.home.slideshow.pause);
    await press('button', en.home.slideshow.previous);
    await becomes(slide, '45 of 45');
    await press('button', en.home.slideshow.next);
    await press('button', en.home.slideshow.next);
    await becomes(slide, '2 of 45');
    await press('button', en.home.slideshow.play);
    await one('button', en.home.slideshow.pause);
  });

  it('changes the tabs by press and by key', async () => {
    await open('/');
    await press('[role=tab]', en.home.panel.news.whole);
    await one('[role=tabpanel]', en.home.panel.news.whole);
    await (await one('[role=tab]', en.home.panel.news.whole)).sendKeys(Key.ARROW_LEFT);
    await becomes(focusedName, en.home.panel.events.whole);
    await one('[role=tabpanel]', en.home.panel.events.whole);
  });

  it('filters the gallery', async () => {
    await open('/gallery');
    for (const [filter, pictures] of [
      [en.gallery.filters.events, 13],
      [en.gallery.filters.news, 0],
      [en.gallery.filters.all, 45],
    ] as const) {
      await press('button', filter);
      await becomes(() => count('section[aria-label=Images] li'), pictures);
    }
  });

  it('opens a picture in the overlay, goes on, and closes by its button, Escape and Back', async () => {
    await open('/gallery');
    const picture = () =>
      run('return document.querySelector("dialog[open] img")?.getAttribute("src")');
    await press(IMAGES, PICTURE_2);
    await becomes(picture, '/assets/gallery/image2.jpg');
    await press('dialog button', en.overlay.next);
    await becomes(picture, '/assets/gallery/image3.jpg');
    await press('dialog button', en.overlay.close);
    await becomes(picture, null);
    await press(IMAGES, PICTURE_2);
    await becomes(picture, '/assets/gallery/image2.jpg');
    await type(Key.ARROW_LEFT);
    await becomes(picture, '/assets/gallery/image1.jpg');
    await type(Key.ESCAPE);
    await becomes(picture, null);
    await press(IMAGES, PICTURE_2);
    await becomes(picture, '/assets/gallery/image2.jpg');
    await browser.driver.navigate().back();
    await becomes(picture, null);
    expect(await address()).toBe('/gallery');
    await becomes(focusedName, PICTURE_2);
  });

  it('opens a picture by its address', async () => {
    await open('/gallery#image-12');
    await one('dialog', 'Image: Drawing number 12');
  });

  it('pages through the records, searches and exports them', async () => {
    await open('/student-records');
    await becomes(status, 'Showing 1 to 10 of 300 records');
    await press('button', en.records.browser.next);
    await becomes(status, 'Showing 11 to 20 of 300 records');
    const search = await one('main input', en.records.browser.search);
    await search.sendKeys('nobody at all');
    await becomes(status, 'Showing 1 to 0 of 0 records');
    await search.clear();
    await search.sendKeys('swimming');
    const games = () =>
      run<string[]>(
        'return [...document.querySelectorAll("td:nth-child(5)")].map((cell) => cell.innerText)',
      );
    await becomes(games, Array<string>(10).fill('Swimming'));
    const [, found] = /of (\d+) records/.exec(await status()) ?? [];
    await press('button', en.records.browser.export);
    const file = path.join(browser.home, 'student-records.csv');
    await becomes(async () => readFileSync(file, 'utf8').split('\n').length, Number(found) + 1);
    const [titles, ...lines] = readFileSync(file, 'utf8').split('\n');
    expect(titles).toMatch(/^SL\. NO\.,NAME,/);
    for (const line of lines) expect(line.split(',')[4]).toBe('Swimming');
  });

  it('limits the secretaries to a district', async () => {
    await open('/district-secretaries');
    await becomes(() => count('article'), 4);
    await browser.driver.findElement(By.css('main input')).sendKeys('luck');
    await press('main button', 'Lucknow');
    await becomes(() => count('article'), 1);
  });

  it('opens and closes the menu of a phone, and a page from it', async () => {
    await open('/', PHONE);
    await press('button', en.header.menu);
    await one('nav a', 'ABOUT US');
    await type(Key.ESCAPE);
    await becomes(async () => (await named('nav a', 'ABOUT US')).length, 0);
    await becomes(focusedName, en.header.menu);
    await press('button', en.header.menu);
    await press('nav a', 'ABOUT US');
    await becomes(address, '/about');
    await becomes(() => text('h1'), en.about.title);
  });

  it('opens and closes the districts of the header, and leads to one', async () => {
    await open('/');
    await press('button', en.header.districts);
    await one('nav a', 'Varanasi');
    await type(Key.ESCAPE);
    await becomes(async () => (await named('nav a', 'Varanasi')).length, 0);
    await press('button', en.header.districts);
    await press('nav a', 'Varanasi');
    await becomes(address, '/district/varanasi');
  });

  it('opens and closes the search of the header', async () => {
    await open('/about');
    await press('button', en.header.search.label);
    const input = browser.driver.findElement(By.css('header input'));
    await becomes(() => input.isDisplayed(), true);
    await press('button', en.header.search.label);
    await becomes(() => input.isDisplayed(), false);
  });
}
