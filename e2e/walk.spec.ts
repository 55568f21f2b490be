import { stopClock, test } from './support/test';
import { walkThrough, WALK_TIMEOUT_MS } from './support/random-walk';
import { CAUSED_BY_NETWORK } from './support/walk';
import { WALKED_SCREENS } from './support/walked-screens';

/** The most acts of a walk. Firefox's driver is slow, so it walks shorter, and through fewer screens. */
const MOST = { chromium: 12, firefox: 6, webkit: 0 };

test.use({ expectedErrors: CAUSED_BY_NETWORK });
test.describe.configure({ timeout: WALK_TIMEOUT_MS });

for (const [place, screen] of WALKED_SCREENS.entries())
  test(
    `whatever is done on ${screen.path}, its state stays sound`,
    screen.isForAll ? {} : { tag: '@chromium' },
    async ({ page, site, errors, isPhone, browserName }) => {
      await stopClock(page);
      const driver = {
        site,
        takeErrors: () => errors.splice(0),
        evaluate: <Result>(expression: string) => page.evaluate<Result>(expression),
        goTo: async (address: string) => {
          await page.goto(address, { waitUntil: 'commit' });
        },
        press: (key: string) => page.keyboard.press(key),
        type: (text: string) => page.keyboard.type(text),
        clickFocused: () => page.locator(':focus').click(),
        passTime: (milliseconds: number) => page.clock.runFor(milliseconds),
      };
      // On a phone the script comes in another way.
      const variation = place + (isPhone ? 10 : 0);
      await walkThrough(driver, screen, { most: MOST[browserName], variation });
    },
  );
