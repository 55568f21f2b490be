import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { expect, open, test } from '../test';

// In Hindi the column is narrower.
const PATH = localizePath('/district-secretaries', LANGUAGES.at(-1) ?? 'en');

test(
  'the groups of a number stand apart, and an address breaks after @ or a dot, if it must',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, PATH);
    await expect(
      page.getByRole('link', { name: 'varanasi@scse.example', exact: true }),
    ).toBeVisible();
    const widths = await page.locator('[href^="tel:"]').evaluateAll((links) =>
      links.map((link) => {
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        const space = new Range();
        space.setStart(text ?? link, 3);
        space.setEnd(text ?? link, 4);
        return space.getBoundingClientRect().width / parseFloat(getComputedStyle(link).fontSize);
      }),
    );
    // 4.5 px in letters of 16.
    for (const width of widths) expect(width).toBeGreaterThan(4.5 / 16);

    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator('[href^="mailto:"]').evaluateAll((links) =>
        links.flatMap((link) => {
          const characters = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const lines = new Map<number, string>();
          for (let node = characters.nextNode(); node; node = characters.nextNode()) {
            [...(node.textContent ?? '')].forEach((character, place) => {
              const range = new Range();
              range.setStart(node, place);
              range.setEnd(node, place + 1);
              const { top } = range.getBoundingClientRect();
              lines.set(top, (lines.get(top) ?? '') + character);
            });
          }
          return [...lines.values()].slice(0, -1);
        }),
      );
      for (const line of lines) expect(line).toMatch(/[@.]$/);
      if (width === 1280) expect(lines).toEqual([]);
    }
  },
);
