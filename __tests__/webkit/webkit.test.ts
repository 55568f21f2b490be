/** What visitors do on each screen (spec §2), once in WebKit, the engine of iPhones. */
import { By, Key, type WebElement } from 'selenium-webdriver';
import { en } from '@/lib/i18n/messages/en';
import { IMPORTS, SCRIPTS } from '@/testing/faulty-server';
import { failFirst, isHydrated } from '@/testing/hydration';
import { findControl } from '@/testing/in-page';
import { describeInWebkit } from './browser';

/** What a test waits for comes in seconds. The limit, below that of a test, only ends what hangs. */
const LIMIT_MS = 60_000;

describeInWebkit('', (session) => {
  const waitFor = <Value>(read: () => Promise<Value>) => session.driver.wait(read, LIMIT_MS);
  const run = <Value>(script: string | ((text: string) => unknown), ...args: unknown[]) =>
    session.driver.executeScript<Value>(script, ...args);

  /** Waits until an expression has a value in the page. */
  const expectSoon = (expression: string, value: unknown) =>
    session.driver.wait(
      async () => (await run(`return ${expression}`)) === value,
      LIMIT_MS,
      `${expression} is not ${String(value)}`,
    );

  const load = (address: string) => session.driver.get(session.site.origin + address);

  /** Opens a page and waits until it is hydrated. */
  async function open(address: string, width = 1280): Promise<void> {
    // A page that is resized may report that its view transition is skipped.
    await load('/icon.svg');
    await session.driver.manage().window().setRect({ width, height: 900 });
    await load(address);
    await waitFor(() => run(isHydrated));
  }

  const press = async (name: string) => {
    const control = await waitFor(() => run<WebElement>(findControl, name));
    await control.click();
  };
  const type = (key: string) => session.driver.actions().sendKeys(key).perform();
  const search = (text: string) => session.driver.findElement(By.css('main input')).sendKeys(text);

  afterEach(async () => {
    expect(session.site.reports.splice(0)).toEqual([]);
    expect(session.site.missing.splice(0)).toEqual([]);
  });

  it('These tests learn of the errors of a page', async () => {
    await open('/about');
    await run(`
      console.error('said');
      setTimeout(() => { throw new Error('thrown'); });
      Promise.reject(new Error('rejected'));
      new Image().src = 'https://elsewhere.example/';`);
    const { reports } = session.site;
    const expected = ['said', 'thrown', 'rejected', 'img-src'];
    await waitFor(async () => expected.every((error) => reports.join().includes(error)));
    reports.length = 0;
  });

  it('The slideshow wraps at 45 (§4), and the tabs change', async () => {
    const { slideshow, panel } = en.home;
    await open('/');
    await press(slideshow.pause);
    await press(slideshow.previous);
    await expectSoon(
      'document.querySelector("[aria-roledescription=slide]").ariaLabel',
      '45 of 45',
    );
    await press(`${panel.news.first} ${panel.news.rest}`);
    await expectSoon('document.querySelector("#panel-news").checkVisibility()', true);
    await type(Key.ARROW_LEFT);
    const events = `${panel.events.first} ${panel.events.rest}`;
    await expectSoon('document.activeElement.textContent.trim()', events);
  });

  it('The overlay of the gallery opens at a picture, goes on, and closes by Escape and Back', async () => {
    const picture = 'document.querySelector("dialog[open] img")?.getAttribute("src")';
    await open('/gallery');
    for (const close of [() => type(Key.ESCAPE), () => session.driver.navigate().back()]) {
      await session.driver.findElement(By.css('li:nth-child(2) a[aria-haspopup]')).click();
      await expectSoon(picture, '/assets/gallery/image2.jpg');
      await press(en.overlay.next);
      await expectSoon(picture, '/assets/gallery/image3.jpg');
      await close();
      await expectSoon(picture, null);
    }
  });

  it('The records and the districts are searched', async () => {
    const status = 'document.querySelector("[role=status]").textContent';
    await open('/student-records');
    await press(en.records.browser.next);
    await expectSoon(status, 'Showing 11 to 20 of 300 records');
    await search('nobody at all');
    await expectSoon(status, 'Showing 1 to 0 of 0 records');
    await open('/district-secretaries');
    await search('luck');
    await press('Lucknow');
    await expectSoon('document.querySelectorAll("article").length', 1);
  });

  it.each([
    [en.header.districts, '/district/varanasi', 1280],
    [en.header.menu, '/gallery', 500],
  ])('The header opens "%s", whose links lead to their pages', async (name, address, width) => {
    const link = `header a[href="${address}"]`;
    await open('/about', width);
    await press(name);
    await expectSoon(`document.querySelector('${link}').checkVisibility()`, true);
    await session.driver.findElement(By.css(link)).click();
    await expectSoon('location.pathname', address);
    // A page that is left before reports that its script does not load.
    await waitFor(() => run(isHydrated));
  });

  it('What a script imports is requested again with it', async () => {
    session.site.asked.length = 0;
    failFirst(session.site, IMPORTS, 'gone');
    await open('/gallery');
    session.site.reports.length = 0;
  });

  it.each(['down', 'portal'] as const)(
    'A pressed picture is a link when the script is lost: %s',
    async (answer) => {
      session.site.answer(SCRIPTS, answer);
      await load('/gallery');
      await session.driver.findElement(By.css('li:nth-child(2) a[aria-haspopup]')).click();
      await expectSoon('location.pathname', '/assets/gallery/image2.jpg');
      session.site.answer(SCRIPTS, 'well');
      session.site.reports.length = 0;
    },
  );
});
