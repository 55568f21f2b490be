/**
 * The main behaviour of each screen (spec §2) in WebKit, the engine of iPhones. Everything else is tested in Chromium and
 * Firefox (e2e/).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { By, Key, type WebElement } from 'selenium-webdriver';
import { en } from '@/lib/i18n/messages/en';
import { first } from '@/__tests__/support/content';
import { isHydrated } from '@/scripts/testing/in-page';
import { waitUntil } from '@/scripts/testing/until';
import { describeInWebkit } from './browser';

const DESKTOP = { width: 1280, height: 900 };
/** Shows the menu of phones. The window cannot be much narrower. */
const PHONE = { width: 500, height: 900 };

/** The second link of the gallery, and its name. WebKit takes long to compute the names of all. */
const LINK_2 = 'section[aria-label=Images] li:nth-child(2) a';
const PICTURE_2 = 'Drawing number 2 EVENT Sports Event 2';

describeInWebkit({}, (session) => {
  afterEach(() => expect(session.site.takeErrors()).toEqual([]));

  const run = <Result>(script: string | (() => unknown), ...args: unknown[]): Promise<Result> =>
    session.driver.executeScript<Result>(script, ...args);

  /** Waits until a value is as expected. */
  async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
    let last: Value | undefined;
    const isAsExpected = async () => {
      // Reading fails while the page replaces the element.
      last = await read().catch(() => undefined);
      return isDeepStrictEqual(last, expected);
    };
    await waitUntil(isAsExpected, { limit: 120_000 }).catch(() => expect(last).toEqual(expected));
  }

  /** Opens a page and waits until it is hydrated. */
  async function open(address: string, screen = DESKTOP): Promise<void> {
    const { driver, site } = session;
    // Another fragment of the same address would only scroll, and a page that is resized may report that its view
    // transition is skipped.
    await driver.get('about:blank');
    await driver.manage().window().setRect(screen);
    await driver.get(site.origin + address);
    await expectSoon(() => run<boolean>(isHydrated), true);
  }

  const findVisible = (selector: string) =>
    run<WebElement[]>(
      'return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility({ visibilityProperty: true }))',
      selector,
    );
  const expectCount = (selector: string, count: number) =>
    expectSoon(async () => (await findVisible(selector)).length, count);

  /** Waits for the one visible element with an accessible name. */
  async function getByName(selector: string, name: string): Promise<WebElement> {
    let found: WebElement[] = [];
    await expectSoon(async () => {
      const elements = await findVisible(selector);
      const names = await Promise.all(elements.map((element) => element.getAccessibleName()));
      found = elements.filter((_, index) => names[index] === name);
      return found.length;
    }, 1);
    return first(found);
  }

  const type = (key: string) => session.driver.actions().sendKeys(key).perform();
  const press = async (selector: string, name: string) => (await getByName(selector, name)).click();
  const getText = (selector: string) =>
    run<string>('return document.querySelector(arguments[0])?.textContent', selector);
  const expectStatus = (text: string) => expectSoon(() => getText('[role=status]'), text);
  const getAddress = async () =>
    (await session.driver.getCurrentUrl()).replace(session.site.origin, '');
  const expectFocus = (name: string) =>
    expectSoon(() => session.driver.switchTo().activeElement().getAccessibleName(), name);

  it('these tests learn of every error of a page', async () => {
    await open('/about');
    await run(`
      console.error('said');
      setTimeout(() => { throw new Error('thrown'); });
      Promise.reject(new Error('rejected'));
      new Image().src = 'https://elsewhere.example/';
      fetch('/nothing');
    `);
    const errors: string[] = [];
    const expected = ['said', 'thrown', 'rejected', 'img-src', '404 /nothing'];
    await expectSoon(async () => {
      errors.push(...session.site.takeErrors());
      return expected.filter((error) => !errors.join().includes(error));
    }, []);
  });

  it('the events beside the slideshow have a scrollbar, where the system hides its own', async () => {
    await open('/');
    const measureScrollbar = () =>
      run(
        'const panel = document.querySelector("[role=tabpanel]"); return panel.offsetWidth - panel.clientWidth',
      );
    await expectSoon(measureScrollbar, 8);
  });

  it('/: slides wrap at 45 and pause, and tabs change', async () => {
    await open('/');
    const { slideshow, panel } = en.home;
    const getSlide = () =>
      run('return document.querySelector("[aria-roledescription=slide]").ariaLabel');
    const hasPicture = () =>
      run(
        'return document.querySelector("[aria-roledescription=slide] img:not([hidden])").naturalWidth > 0',
      );
    await press('button', slideshow.pause);
    await press('button', slideshow.next);
    await expectSoon(getSlide, '2 of 45');
    await expectSoon(hasPicture, true);
    await press('button', slideshow.previous);
    await press('button', slideshow.previous);
    await expectSoon(getSlide, '45 of 45');
    await expectSoon(hasPicture, true);
    await press('button', slideshow.play);
    await getByName('button', slideshow.pause);

    await press('[role=tab]', panel.news.whole);
    await getByName('[role=tabpanel]', panel.news.whole);
    await type(Key.ARROW_LEFT);
    await expectFocus(panel.events.whole);
    await getByName('[role=tabpanel]', panel.events.whole);
  });

  it('/gallery filters, and its overlay opens, goes on, and closes by button, Escape and Back', async () => {
    const getPicture = () =>
      run('return document.querySelector("dialog[open] img")?.getAttribute("src")');
    const expectPicture = (number: number) =>
      expectSoon(getPicture, `/assets/gallery/image${number}.jpg`);
    await open('/gallery#image-12');
    await expectPicture(12);
    await type(Key.ESCAPE);
    await expectSoon(getPicture, null);

    const counts = { events: 13, news: 0, all: 45 };
    for (const filter of ['events', 'news', 'all'] as const) {
      await press('button', en.gallery.filters[filter]);
      await expectCount('section[aria-label=Images] li', counts[filter]);
    }
    const close = [
      () => press('dialog button', en.overlay.close),
      () => type(Key.ESCAPE),
      () => session.driver.navigate().back(),
    ];
    for (const act of close) {
      await press(LINK_2, PICTURE_2);
      await expectPicture(2);
      await expectSoon(getAddress, '/gallery#image-2');
      await press('dialog button', en.overlay.next);
      await expectPicture(3);
      await type(Key.ARROW_LEFT);
      await expectPicture(2);
      await act();
      await expectSoon(getPicture, null);
    }
    expect(await getAddress()).toBe('/gallery');
    await expectFocus(PICTURE_2);
  });

  it('/student-records shows pages, searches and exports', async () => {
    await open('/student-records');
    const { browser } = en.records;
    await expectStatus('Showing 1 to 10 of 300 records');
    await press('button', browser.next);
    await expectStatus('Showing 11 to 20 of 300 records');
    const search = await getByName('main input', browser.search);
    await search.sendKeys('nobody at all');
    await expectStatus('Showing 1 to 0 of 0 records');
    await search.clear();
    await search.sendKeys('swimming');
    const getGames = () =>
      run<string[]>(
        'return [...document.querySelectorAll("td:nth-child(5)")].map((cell) => cell.innerText)',
      );
    await expectSoon(getGames, Array<string>(10).fill('Swimming'));
    const [, found] = /of (\d+) records/.exec(await getText('[role=status]')) ?? [];
    await press('button', browser.export);
    const readLines = () =>
      readFileSync(path.join(session.home, 'student-records.csv'), 'utf8').split('\n');
    await expectSoon(async () => readLines().length, Number(found) + 1);
    const [titles, ...lines] = readLines();
    expect(titles).toMatch(/^SL\. NO\.,NAME,/);
    for (const line of lines) expect(line.split(',')[4]).toBe('Swimming');
  });

  it('/district-secretaries searches, and shows the secretaries of a district', async () => {
    await open('/district-secretaries');
    await expectCount('article', 4);
    await session.driver.findElement(By.css('main input')).sendKeys('luck');
    await press('main button', 'Lucknow');
    await expectCount('article', 1);
    await open('/district/varanasi');
    await expectSoon(() => getText('main [aria-current=true]'), 'Varanasi');
  });

  it.each([
    [en.header.search.label, 'header input', DESKTOP],
    [en.header.districts, 'header a[href="/district/varanasi"]', DESKTOP],
    [en.header.menu, 'header a[href="/gallery"]', PHONE],
  ])('the header shows what "%s" opens, until its button or Escape closes it', async (...row) => {
    const [name, shown, screen] = row;
    await open('/about', screen);
    const toggle = () => press('button', name);
    const closeByKey = () => type(Key.ESCAPE);
    // The districts stay while the mouse is over their button.
    for (const close of name === en.header.districts ? [closeByKey] : [toggle, closeByKey]) {
      await toggle();
      await expectCount(shown, 1);
      await close();
      await expectCount(shown, 0);
    }
    await expectFocus(name);
    const [, address] = /href="(.+)"/.exec(shown) ?? [];
    if (address === undefined) return;
    await toggle();
    await session.driver.findElement(By.css(shown)).click();
    await expectSoon(getAddress, address);
  });
});
