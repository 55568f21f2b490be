import type { Page } from '@playwright/test';

/** Loads every picture of a page. Returns their natural widths, 0 for a broken one. */
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

/** Lays out what is skipped while it is far from the view (`content-visibility`). */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.below-fold')) {
      section.style.contentVisibility = 'visible';
    }
  });
