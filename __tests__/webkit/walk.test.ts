/** Random walks as in e2e/walk.spec.ts, on the same screens and by the same rules, in WebKit. */
import { Key, Origin } from 'selenium-webdriver';
import { BROUGHT_ABOUT, walkThrough, type Driver } from '@/e2e/walk';
import { ROUNDS, createWalks } from '@/e2e/walked-screens';
import { describeInWebkit, type Session } from './browser';

/** The maximum of acts in a walk. */
const ACTS = 6;

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 450, height: 900 },
];

/** WebDriver's key by its name in the DOM: ArrowLeft is ARROW_LEFT. */
function getKey(name: string): string {
  const key = Object.entries(Key).find(([each]) => each.replace('_', '') === name.toUpperCase());
  if (!key) throw new Error(`unknown key: ${name}`);
  return String(key[1]);
}

/** Lets a walk drive WebKit. */
const createDriver = ({ driver, site }: Session): Driver => ({
  evaluate: (expression) => driver.executeScript(`return ${expression}`),
  watchNetwork: async (files, comes) =>
    site.setNetwork(async (pathname) => !files.test(pathname) || comes(pathname)),
  goTo: (address) => driver.get(new URL(address, site.origin).href),
  press: async (key) => {
    const [name = '', modifier] = key.split('+').toReversed();
    const actions = driver.actions();
    if (modifier) actions.keyDown(Key.SHIFT);
    actions.sendKeys(getKey(name));
    if (modifier) actions.keyUp(Key.SHIFT);
    await actions.perform();
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  click: (x, y) =>
    driver.actions().move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click().perform(),
  // Short timers fire by themselves, and long ones never.
  passTime: () => Promise.resolve(),
});

const walks = Array.from({ length: ROUNDS }, (_, round) =>
  [...createWalks(round).entries()].map(([index, { screen, seed }]) => ({
    ...{ round, screen, seed, path: screen.path },
    window: SCREENS[(index + round) % SCREENS.length] ?? {},
  })),
).flat();

describeInWebkit(
  (session) => {
    it.each(walks)(
      'no act of a random walk on $path breaks it, round $round',
      async ({ screen, seed, window }) => {
        const { driver, site } = session;
        await driver.manage().window().setRect(window);
        // A walk must not begin on the last page of the one before.
        await driver.get('about:blank');
        await driver.wait(async () => (await driver.getCurrentUrl()) === 'about:blank');
        await walkThrough(createDriver(session), screen, { seed, acts: ACTS });
        expect(site.takeErrors().filter((error) => !BROUGHT_ABOUT.test(error))).toEqual([]);
      },
    );
  },
  // Walks act on pages whose scripts are still loading.
  { stopsTimers: true, pageLoadStrategy: 'none' },
);
