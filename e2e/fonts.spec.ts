import { LOCALIZED_PATHS } from '@/lib/routes';
import { canChooseFonts, chooseFonts } from '@/testing/fonts';
import { findBlankWords, listFontsBeforePaint } from '@/testing/in-page';
import { expect, LAST_RESORT, open, test } from './support/test';

test.skip(!canChooseFonts, 'browsers see the fonts of the machine');
test.use({
  expectedErrors: LAST_RESORT,
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, env: { ...launchOptions.env, ...chooseFonts('latin')?.env } }),
});

// In one visit: in Firefox a new page costs as much as the rest of the test.
test(
  'Every page draws all of its Hindi where no Devanagari font is installed, by one font after the first paint',
  { tag: '@desktop' },
  async ({ page, site, browserName }) => {
    const fonts = new Set<string>();
    // Firefox's driver is slow, and pages differ only by their style sheets, which are the same for all browsers.
    for (const path of browserName === 'chromium' ? LOCALIZED_PATHS : ['/', '/hi'])
      await test.step(path, async () => {
        site.asked.length = 0;
        await open(page, path);
        await expect.poll(() => page.evaluate(findBlankWords)).toEqual([]);
        const early = await page.evaluate(listFontsBeforePaint);
        expect(early.filter((name) => LAST_RESORT.test(name))).toEqual([]);
        const asked = new Set(site.asked.filter((file) => LAST_RESORT.test(file)));
        // Firefox may still have that of an earlier page.
        expect(asked.size).toBeLessThanOrEqual(1);
        asked.forEach((file) => fonts.add(file));
      });
    // One for the link to Hindi, one for pages in Hindi.
    expect(fonts.size).toBe(2);
  },
);
