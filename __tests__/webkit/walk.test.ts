/** Random walks as in e2e/walk.spec.ts, on the same screens and by the same rules, in WebKit. */
import { Key } from 'selenium-webdriver';
import { walkThrough, WALK_TIMEOUT_MS } from '@/e2e/support/random-walk';
import type { Driver } from '@/e2e/support/walk';
import { WALKED_SCREENS } from '@/e2e/support/walked-screens';
import { describeInWebkit, type Session } from './browser';
import { STOP_TIMERS } from './watch-errors';

/** The most acts of a walk. */
const MOST = 12;

/** WebDriver's key by its name in the DOM: ArrowLeft is ARROW_LEFT. */
function getKey(name: string): string {
  const key = Object.entries(Key).find(([each]) => each.replace('_', '') === name.toUpperCase());
  if (!key) throw new Error(`unknown key: ${name}`);
  return String(key[1]);
}

/** Lets a walk drive WebKit. */
const createDriver = ({ driver, site }: Session): Driver => ({
  site,
  takeErrors: site.takeErrors,
  evaluate: (expression) => driver.executeScript(`return ${expression}`),
  goTo: (address) => driver.get(address),
  press: async (name) => {
    const keys = name.split('+').map(getKey);
    const actions = driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  clickFocused: async () => driver.switchTo().activeElement().click(),
  // Short timers fire by themselves, and long ones never.
  passTime: () => Promise.resolve(),
});

// Walks act on pages whose scripts are still loading.
describeInWebkit({ script: STOP_TIMERS, pageLoadStrategy: 'none' }, (session) => {
  it.each(WALKED_SCREENS.map((screen, place) => ({ ...screen, place })))(
    'whatever is done on $path, its state stays sound',
    async ({ place, ...screen }) => {
      // A narrow window and a wide one.
      const width = place % 2 === 0 ? 450 : 1280;
      await session.driver.manage().window().setRect({ width, height: 900 });
      await walkThrough(createDriver(session), screen, { most: MOST, variation: place + 20 });
    },
    WALK_TIMEOUT_MS,
  );
});
