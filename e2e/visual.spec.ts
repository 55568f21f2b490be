import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { hasOwnFonts } from '@/scripts/testing/fonts';
import { layOutAll } from './pictures';
import { SCREENS, UNKNOWN_PATH, type Device, type Screen, type State } from './screens';
import { expect, openAtRest, test } from './test';

/** Names the Chromium that made the baselines; one of another number draws letters and curves a little differently. */
const BROWSER_FILE = path.join(import.meta.dirname, 'baselines/browser.txt');

/** Longer than a search waits for who goes on typing. */
const SEARCH_WAIT_MS = 1_000;

/** A picture to compare with. */
interface View {
  name: string;
  path: string;
  state?: State;
  device?: Device;
  isWholePage?: boolean;
}

/** The pictures of a screen: as it opens, and in its states. */
const getViews = ({ name, path, picture, states }: Screen): View[] => [
  ...(picture === 'none' ? [] : [{ name, path, isWholePage: picture === 'page' }]),
  ...states
    .filter((state) => state.picture)
    .map((state) => ({
      name: `${name}-${state.name}`,
      path,
      state,
      device: state.only,
      isWholePage: state.picture === 'page',
    })),
];

/** The picture of a screen in Hindi. */
const getHindiViews = ({ name, path, picture, hindiPictureOn: device }: Screen): View[] =>
  device === 'none'
    ? []
    : [
        {
          name: `hindi-${name}`,
          path: localizePath(path, 'hi'),
          device,
          isWholePage: picture === 'page',
        },
      ];

const VIEWS: readonly View[] = [
  ...SCREENS.flatMap(getViews),
  { name: 'gallery-news', path: '/gallery#news' },
  { name: 'district-with-card', path: '/district/varanasi' },
  { name: 'error', path: UNKNOWN_PATH, isWholePage: true },
  ...(LANGUAGES.includes('hi') ? SCREENS.flatMap(getHindiViews) : []),
];

/** Has every picture fetched, and waits for them and for the fonts. */
async function settle(page: Page): Promise<void> {
  // A picture of the whole page would show what is far from the view as an empty box.
  await layOutAll(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

// At whole pixels, so that edges fall where they fell before.
test.use({ isFirstVisit: true, deviceScaleFactor: 1, expectedFaults: /404/ });

test.describe('looks as it did', { tag: ['@chromium', '@visual'] }, () => {
  for (const { name, path: address, state, device, isWholePage = false } of VIEWS) {
    test(name, device ? { tag: `@${device}` } : {}, async ({ page, browser }, testInfo) => {
      test.skip(!hasOwnFonts, `browsers on ${process.platform} see the fonts of the machine`);
      const thisBrowser = `Chromium ${browser.version().split('.')[0]}`;
      const isRenewing = testInfo.config.updateSnapshots === 'all';
      if (isRenewing) await writeFile(BROWSER_FILE, `${thisBrowser}\n`);
      const madeBy = (await readFile(BROWSER_FILE, 'utf8')).trim();
      test.skip(
        thisBrowser !== madeBy,
        `the pictures to compare with are of ${madeBy}, this is ${thisBrowser}`,
      );
      await openAtRest(page, address);
      await state?.enter(page);
      // A search waits for who goes on typing, and the clock stands still.
      await page.clock.runFor(SEARCH_WAIT_MS);
      if (state?.shows) await expect(state.shows(page)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
          fullPage: isWholePage,
          maxDiffPixels: 150,
        });
      }
    });
  }
});
