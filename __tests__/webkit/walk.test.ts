/** Walks by program in the engine of iPhones, through the screens of e2e/walk.spec.ts and by the same rules. */
import path from 'node:path';
import { Key, Origin } from 'selenium-webdriver';
import { BROUGHT_ABOUT, walkThrough, type Driver } from '@/e2e/walk';
import { ROUNDS, walksOf } from '@/e2e/walked-screens';
import { isCi } from '@/scripts/testing/ci';
import { hasWebkit } from '@/scripts/testing/webkit';
import { startWebkit, type WebkitBrowser } from './browser';
import { heldTimers } from './held-timers';
import { serveWatched, type WatchedSite } from './watched-site';

/** How many acts a walk has at most. */
const ACTS = 6;

/** Shorter than any timer that changes a page by itself, and longer than those that answer a visitor. */
const HELD_MS = 2_000;

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 450, height: 900 },
];

/** Keys by their names in the DOM. */
const KEYS: Record<string, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

const project = path.join(__dirname, '../..');

if (hasWebkit()) describe('in WebKit', describeWalks);
else if (isCi) throw new Error('WebKit is not installed');
else it.todo('is not walked through, because WebKit is not installed');

/** WebKit as a walk drives it. */
function drive({ driver }: WebkitBrowser, site: WatchedSite): Driver {
  const keyOf = (name: string) => {
    const key = KEYS[name];
    if (key === undefined) throw new Error(`${name} is no key that is known`);
    return key;
  };
  return {
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    watchNetwork: async (files, comes) =>
      site.setNetwork(async (pathname) => !files.test(pathname) || comes(pathname)),
    goTo: (address) => driver.get(new URL(address, site.origin).href),
    goBack: () => driver.navigate().back(),
    press: async (key) => {
      const [name = '', modifier] = key.split('+').toReversed();
      const actions = driver.actions();
      if (modifier) actions.keyDown(Key.SHIFT);
      actions.sendKeys(keyOf(name));
      if (modifier) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    click: (x, y) =>
      driver.actions().move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click().perform(),
    passTime: async (milliseconds) => {
      if (milliseconds >= HELD_MS) await driver.executeScript(`passTime(${milliseconds})`);
    },
  };
}

function describeWalks(): void {
  let site: WatchedSite;
  let browser: WebkitBrowser;

  beforeAll(async () => {
    const folder = path.join(project, '.variants/fixture/out');
    site = await serveWatched(folder, heldTimers(HELD_MS));
    // A page is walked through while its script is still on its way.
    browser = await startWebkit('none');
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, { screen, seed }] of walksOf(round).entries()) {
      it(`whatever is done on ${screen.path}, all stays well, round ${round}`, async () => {
        const { driver } = browser;
        await driver
          .manage()
          .window()
          .setRect(SCREENS[(place + round) % SCREENS.length] ?? {});
        // What the walk before has left is no place to come from.
        await driver.get('about:blank');
        await driver.wait(async () => (await driver.getCurrentUrl()) === 'about:blank');
        await walkThrough(drive(browser, site), screen, { seed, acts: ACTS });
        expect(site.takeFaults().filter((fault) => !BROUGHT_ABOUT.test(fault))).toEqual([]);
      });
    }
  }
}
