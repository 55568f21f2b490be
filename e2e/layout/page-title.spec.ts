import { expect, open, test } from '../support/test';

/** The space in pixels between a long title and subtitle and the drawing of curved lines beside them. */
function measureSpace(direction: string): number {
  document.dir = direction;
  const texts = [...document.querySelectorAll('h1, h1 + p')];
  for (const element of texts) element.textContent = 'What a page tells '.repeat(6);
  const range = document.createRange();
  const letters = texts.flatMap((element) => {
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  });
  // The drawing cuts off what is outside of it.
  const drawing = document.querySelector('main svg:has(circle)')?.getBoundingClientRect();
  if (!drawing) throw new Error('There are no lines');
  return direction === 'ltr'
    ? drawing.left - Math.max(...letters.map(({ right }) => right))
    : Math.min(...letters.map(({ left }) => left)) - drawing.right;
}

test(
  'the curved lines beside a title are never behind its letters',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/student-records');
    for (const direction of ['ltr', 'rtl'])
      for (const width of [360, 640, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        const space = await page.evaluate(measureSpace, direction);
        expect(space, `${direction} at ${width} px`).toBeGreaterThan(0);
      }
  },
);
