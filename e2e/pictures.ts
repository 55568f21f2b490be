import type { Page } from '@playwright/test';

/** Has every picture of a page fetched; how wide each is by itself, 0 for one that cannot be shown. */
export const pictureWidths = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map(async (picture) => {
        picture.loading = 'eager';
        await picture.decode().catch(() => undefined);
        return picture.naturalWidth;
      }),
    ),
  );

/** Has the browser lay out what waits for a visitor to come near. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.below-fold')) {
      section.style.contentVisibility = 'visible';
    }
  });
