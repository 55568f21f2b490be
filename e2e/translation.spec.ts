import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Wraps each text of the page's content in a `<font>`, as browsers do that translate a page; returns how many. */
const translate = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const translated = texts.filter(({ data, parentElement }) => data.trim() && parentElement);
    for (const text of translated) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} (translated)`);
    }
    return translated.length;
  });

test.use({
  // React says that it has drawn an island anew.
  expectedErrors: /Minified React error #418/,
});

for (const { path, kept } of [
  { path: '/', kept: 0.94 },
  { path: '/gallery', kept: 0.92 },
]) {
  test(
    `a page that the browser has translated before hydration keeps its texts: ${path}`,
    { tag: '@chromium' },
    async ({ page, openHeld }) => {
      const letScriptCome = await openHeld(path);
      const count = await translate(page);
      await letScriptCome();
      expect(await page.locator('main font').count()).toBeGreaterThanOrEqual(kept * count);
    },
  );
}
