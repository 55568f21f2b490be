import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { expect, getButton, open, test } from '../support/test';

// In Hindi, where there is Hindi: its links are the longer ones. In English, the pictures of screens.spec.ts show them.
const language = LANGUAGES.at(-1) ?? 'en';
const { header } = { en, hi }[language];

for (const screen of ['desktop', 'phone'])
  test(
    `On a ${screen} the menus open below the bar and below the note of a saved copy`,
    { tag: `@${screen}` },
    async ({ page, browserName, isPhone }) => {
      await open(page, localizePath('/', language));
      // As the service worker puts it in.
      await page.evaluate(() => {
        const note = document.createElement('p');
        note.className = 'saved-copy';
        note.textContent = 'A saved copy';
        document.body.prepend(note);
      });
      const supportsAnchors = await page.evaluate(() => CSS.supports('top: anchor(bottom)'));
      // See testing/browsers.ts.
      expect(supportsAnchors).toBe(browserName === 'chromium');

      const { navigation, menu, districts, search } = header;
      const links = page.getByRole('navigation', { name: navigation });
      const bar = await links.boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const panel = page.locator(':popover-open');
      for (const name of [isPhone ? menu : districts, search.label]) {
        const button = getButton(page, name);
        await button.click();
        const getTop = async () => (await panel.boundingBox())?.y;
        // A pixel of the bar is covered.
        await expect.poll(getTop).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0) - 1, 0);
        const box = await panel.boundingBox();
        if (name === districts) {
          const link = await links.locator('[href$="/district-secretaries"]').first().boundingBox();
          expect(box?.x).toBeCloseTo(link?.x ?? 0, 0);
        } else {
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
        }
        // Nothing covers it.
        await button.click();
        await expect(panel).toHaveCount(0);
      }
    },
  );
