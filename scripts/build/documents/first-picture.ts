import { STATIC_FOLDER } from './next-output';

/** Of the picture that a page opens with, as components/ui/picture.tsx writes it; all others load when they come near. */
const FIRST_PICTURE = 'loading="eager"';

/** The order to fetch the font of titles ahead, which next/font gives for all pages of a layout or for none. */
const TITLES_FONT = new RegExp(
  `<link rel="preload" href="[^"]*/${STATIC_FOLDER}/media/[^"/]*headings[^"/]*\\.woff2" as="font"[^>]*>`,
);

/**
 * Lets the picture that a page opens with come before the font that only titles are set in; they stand in another
 * until then.
 *
 * @param html the document, which is as it was where the page has no such picture
 */
export const letPictureComeFirst = (html: string): string =>
  html.includes(FIRST_PICTURE) ? html.replace(TITLES_FONT, '') : html;
