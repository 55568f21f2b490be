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
  'Every page draws all of its Hindi where no Devanagari font is installed, by fonts that come after the first paint',
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
        // On English pages, one for the link to Hindi and one for names. Firefox may still have those of an earlier page.
        expect(asked.size).toBeLessThanOrEqual(path.startsWith('/hi') ? 1 : 2);
        asked.forEach((file) => fonts.add(file));
      });
    // One has the word of the link to Hindi, and the other one all letters.
    expect(fonts.size).toBe(2);
  },
);
