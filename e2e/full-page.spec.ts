import sharp from 'sharp';
import { ROUTES } from '@/lib/routes';
import { expect, open, test } from './support/test';

/** How much the brightness of pixels must differ where there is text. */
const LEAST_DEVIATION = 5;

test.describe('a picture of the whole page', { tag: ['@chromium', '@desktop'] }, () => {
  for (const { path } of [ROUTES.home, ROUTES.gallery]) {
    for (const width of [360, 1280]) {
      test(`${path} shows the text of the footer at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await open(page, path);
        const text = page.getByRole('contentinfo').getByText('Copyright');
        const box = await text.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return {
            left: Math.floor(left),
            top: Math.floor(top + scrollY),
            width: Math.floor(width),
            height: Math.floor(height),
          };
        });
        const picture = await page.screenshot({ fullPage: true });
        const { channels } = await sharp(await sharp(picture).extract(box).toBuffer()).stats();
        expect(channels[0]?.stdev).toBeGreaterThan(LEAST_DEVIATION);
      });
    }
  }
});
