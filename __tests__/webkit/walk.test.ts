/** Random walks as in e2e/walk.spec.ts, on the same screens and by the same rules, in WebKit. */
import { Key, Origin } from 'selenium-webdriver';
import { BROUGHT_ABOUT, walkThrough, type Driver } from '@/e2e/support/walk';
import { ROUNDS, createWalks } from '@/e2e/support/walked-screens';
import { describeInWebkit, type Session } from './browser';

/** The maximum of acts in a walk. */
const ACTS = 6;

/** The widths of the window. */
const WIDTHS = [450, 1280];

/** WebDriver's key by its name in the DOM: ArrowLeft is ARROW_LEFT. */
function getKey(name: string): string {
  const key = Object.entries(Key).find(([each]) => each.replace('_', '') === name.toUpperCase());
  if (!key) throw new Error(`unknown key: ${name}`);
  return String(key[1]);
}

/** Lets a walk drive WebKit. */
const createDriver = ({ driver, site }: Session): Driver => ({
  evaluate: (expression) => driver.executeScript(`return ${expression}`),
  site,
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

// Walks act on pages whose scripts are still loading.
describeInWebkit({ stopsTimers: true, pageLoadStrategy: 'none' }, (session) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `no act of a random walk on $screen.path breaks it, round ${round}`;
    it.each(createWalks(round))(title, async ({ screen, seed }) => {
      const { driver, site } = session;
      // A walk must not begin on the last page of the one before.
      await driver.get('about:blank');
      await driver.wait(async () => (await driver.getCurrentUrl()) === 'about:blank');
      await driver
        .manage()
        .window()
        .setRect({ width: WIDTHS[seed % WIDTHS.length], height: 900 });
      await walkThrough(createDriver(session), screen, { seed, acts: ACTS });
      expect(site.takeErrors().filter((error) => !BROUGHT_ABOUT.test(error))).toEqual([]);
    });
  }
});
