/**
 * What each route may send before its visitor does anything, in bytes as they go over the wire. `npm test` holds the
 * routes to it in each language (e2e/budgets.spec.ts), and each page besides by what it names
 * (__tests__/built/budgets.test.ts); `npm run bench` shows how much of it is used.
 */
import type { Language } from '@/lib/i18n/language';
import type { RoutePath } from '@/lib/routes';
import type { FirstView } from './first-view';

/** The script of the empty Next page in bench/empty, which no page of Next.js can do without. */
export const EMPTY_PAGE = {
  /** The version of Next.js that it was measured with; a test holds it to the one that is installed. */
  next: '16.4.5',
  scriptBytes: 115_171,
  /** `npm run bench` measures it anew, and fails when the number above is off by more. */
  tolerance: 500,
};

/** Of each document: it fits into the first round trip of a connection, ten packets of 1,460 bytes. */
export const DOCUMENT = 14_600;
/**
 * What the site adds to the script of the empty page; 700 bytes of it for being there in two languages, 200 for the line
 * before each script that has it compiled while it arrives, and 100 for addresses and errors that would blank the page.
 */
export const SCRIPT_BEYOND_EMPTY = 7_000;
/** The inlined style sheet, compressed by itself; it is sent as part of the document. */
export const CSS = 5_500;
/** In Hindi the font of titles comes besides. */
const FONT: Record<Language, number> = { en: 32_000, hi: 37_000 };

/** All of it together. */
const WHOLE: Partial<Record<RoutePath, number>> = {
  // 6,000 of it because few events make the page short: browsers then fetch the slogan's font ahead.
  '/': 200_000,
  '/about': 46_000,
  '/gallery': 230_000,
};
/** Of a route that has none of its own. */
const WHOLE_DEFAULT = 175_000;

/** The home page for visitors who save data, until they press something. */
export const HOME_SAVING_DATA = 72_000;

/** Pictures of the slideshow: the one that is seen, and those on either side. */
const SLIDESHOW_IMAGES = 3;

/** Something that has a budget, what a route uses of it, and the budget. */
export interface BudgetUse {
  type: string;
  used: number;
  budget: number;
}

/** A line for each budget of a route that is exceeded. */
export const findExceededBudgets = (route: string, uses: readonly BudgetUse[]): string[] =>
  uses
    .filter(({ used, budget }) => used > budget)
    .map(({ type, used, budget }) => `${route}: ${type}: ${used} of ${budget}`);

/**
 * What a route uses of its budgets.
 *
 * @param galleryPictures how many pictures of the gallery it loads, which on the home page are those of the slideshow
 * @param emptyScript the script of the empty page
 * @param language of the page
 */
export function getBudgetUses(
  route: RoutePath,
  { bytes, inlinedCss, total }: Pick<FirstView, 'bytes' | 'inlinedCss' | 'total'>,
  galleryPictures: number,
  emptyScript: number = EMPTY_PAGE.scriptBytes,
  language: Language = 'en',
): BudgetUse[] {
  return [
    { type: 'document', used: bytes.document, budget: DOCUMENT },
    {
      type: 'script beyond the empty page',
      used: bytes.script - emptyScript,
      budget: SCRIPT_BEYOND_EMPTY,
    },
    { type: 'css', used: inlinedCss + bytes.css, budget: CSS },
    { type: 'font', used: bytes.font, budget: FONT[language] },
    ...(route === '/'
      ? [{ type: 'slideshow images', used: galleryPictures, budget: SLIDESHOW_IMAGES }]
      : []),
    { type: 'whole first view', used: total, budget: WHOLE[route] ?? WHOLE_DEFAULT },
  ];
}
