import type { Page } from '@playwright/test';
import { stopClock, test } from './support/test';
import type { TestSite } from './support/test-site';
import { BROUGHT_ABOUT, walkThrough, type Driver } from './support/walk';
import { RECORDS, ROUNDS, createWalks } from './support/walked-screens';

/** How many acts a walk has. Firefox's driver is slow, so it walks shorter, and through fewer screens. */
const ACTS = { chromium: 6, firefox: 3, webkit: 0 };
const IN_FIREFOX = ['/', RECORDS];

/** The driver of a walk for a page, whose clock stands still. */
async function drive(page: Page, site: TestSite): Promise<Driver> {
  await stopClock(page);
  return {
    evaluate: (expression) => page.evaluate(expression),
    site,
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'commit' });
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    passTime: (milliseconds) => page.clock.runFor(milliseconds),
  };
}

test.use({ expectedErrors: BROUGHT_ABOUT });

for (let round = 0; round < ROUNDS; round += 1)
  for (const { screen, seed } of createWalks(round))
    test(
      `whatever is done on ${screen.path}, its state stays sound, round ${round}`,
      IN_FIREFOX.includes(screen.path) ? {} : { tag: '@chromium' },
      async ({ page, site, isPhone, browserName }) => {
        // On a phone the script comes in another way.
        const options = { seed: seed + (isPhone ? 2 : 0), acts: ACTS[browserName] };
        await walkThrough(await drive(page, site), screen, options);
      },
    );
