import { expect, open, test } from '../support/test';

test(
  'The curved lines beside a title are never behind its letters',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/student-records');
    for (const width of [360, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      // The drawing cuts off what is outside of its box.
      const drawing = await page.locator('main svg:has(circle)').boundingBox();
      for (const text of await page.locator('main :is(h1, h1 + p)').all()) {
        const box = await text.boundingBox();
        const space = (drawing?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
        expect(space, `${width} px`).toBeGreaterThanOrEqual(0);
      }
    }
  },
);
