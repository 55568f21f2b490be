import { removeTitleFontPreload } from '../next-format';
import type { PageStep } from '../step';

/** Marks the first picture of a page, as components/ui/picture.tsx writes it; all others are lazy. */
const FIRST_PICTURE = 'loading="eager"';

/** Loads the first picture of a page before the title font, which has a fallback. */
export const prioritizeFirstPicture = {
  name: 'prioritize the first picture',
  transform: (page) =>
    page.html.includes(FIRST_PICTURE) ? { ...page, html: removeTitleFontPreload(page.html) } : page,
} satisfies PageStep;
