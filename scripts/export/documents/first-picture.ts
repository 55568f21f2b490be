import { withoutTitlesFontAhead } from './next-output';

/** Of the picture that a page opens with, as components/ui/picture.tsx writes it; all others load when they come near. */
const FIRST_PICTURE = 'loading="eager"';

/**
 * Lets the picture that a page opens with come before the font that only titles are set in; they stand in another
 * until then.
 *
 * @param html the document, which is as it was where the page has no such picture
 */
export const letPictureComeFirst = (html: string): string =>
  html.includes(FIRST_PICTURE) ? withoutTitlesFontAhead(html) : html;
