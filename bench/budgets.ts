/**
 * What each route may load before any interaction, in bytes over the wire. `npm test` checks the routes in each language
 * in a browser (e2e/budgets.spec.ts), and the files of every page (__tests__/built/budgets.test.ts). `npm run bench`
 * shows how much of each budget is used.
 */
import type { Language } from '@/lib/i18n/language';
import type { RoutePath } from '@/lib/routes';
import type { FirstView } from './first-view';

/** The script of the empty page in bench/empty, which every page of Next.js loads. */
export const EMPTY_PAGE = {
  /** The version of Next.js that was measured. A test compares it with the installed one. */
  next: '16.4.5',
  scriptBytes: 115_171,
  /** `npm run bench` measures again, and fails if the number above is off by more. */
  tolerance: 500,
};

/** Each document fits into the first round trip of a connection: ten packets of 1,460 bytes. */
export const DOCUMENT = 14_600;
/**
 * What the site adds to the script of the empty page. 700 bytes are for two languages, 200 for the line that has each
 * script compiled while it arrives, and 100 for handling addresses and errors that would blank the page.
 */
export const SCRIPT_BEYOND_EMPTY = 7_000;
/** The inlined style sheet, compressed by itself. It is part of the document. */
export const CSS = 5_500;
/** Hindi pages also load the font of titles. */
const FONT: Record<Language, number> = { en: 32_000, hi: 37_000 };

/** The whole first view. */
const WHOLE: Partial<Record<RoutePath, number>> = {
  // 6,000 are for a page with few events, which is short: browsers then load the slogan's font early.
  '/': 200_000,
  '/about': 46_000,
  '/gallery': 230_000,
};
/** For the other routes. */
const WHOLE_DEFAULT = 175_000;

/** The home page for visitors who save data, until their first press. */
export const HOME_SAVING_DATA = 72_000;

/** Pictures of the slideshow: the visible one and its neighbours. */
const SLIDESHOW_IMAGES = 3;

/** How much a route uses of a budget. */
export interface BudgetUse {
  type: string;
  used: number;
  budget: number;
}

/** A line for each exceeded budget of a route. */
export const findExceededBudgets = (route: string, uses: readonly BudgetUse[]): string[] =>
  uses
    .filter(({ used, budget }) => used > budget)
    .map(({ type, used, budget }) => `${route}: ${type}: ${used} of ${budget}`);

/**
 * How much a route uses of its budgets.
 *
 * @param galleryPictures the number of gallery pictures that it loads; on the home page they are slides
 * @param emptyScript the script of the empty page, in bytes
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
