import { removeTitleFontPreload } from '../next-format';
import type { PageStep } from '../step';

/** Of the picture that a page opens with, as components/ui/picture.tsx writes it; all others load when they come near. */
const FIRST_PICTURE = 'loading="eager"';

/** Lets the picture that a page opens with come before the font of titles, which have a fallback font until then. */
export const prioritizeFirstPicture = {
  name: 'prioritize the first picture',
  transform: (page) =>
    page.html.includes(FIRST_PICTURE) ? { ...page, html: removeTitleFontPreload(page.html) } : page,
} satisfies PageStep;
