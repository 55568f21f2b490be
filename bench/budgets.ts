/**
 * What each route may load before any interaction, in bytes over the wire. `npm test` checks the routes in each language
 * in a browser (e2e/budgets.spec.ts), and the files of every page (__tests__/built/budgets.test.ts). `npm run bench`
 * shows how much of each budget is used.
 */
import type { EnglishPath } from '@/lib/routes';
import { MAX_PAGE_BYTES } from '@/scripts/export/files';
import type { FirstViewBytes } from './first-view';

/** The scripts of a page with islands: React and what starts it, some 61,000 bytes, the islands and their props. */
const SCRIPT = 69_500;
/** The inlined style sheet, compressed by itself. It is part of the document, and replaces long classes in it. */
export const CSS = 5_700;
const FONT = 26_000;

/** The whole first view. */
const WHOLE: Partial<Record<EnglishPath, number>> = {
  // 6,000 of it are for a page with few events, which is short: browsers then load the slogan's font early.
  '/': 135_000,
  '/about': 39_000,
  '/gallery': 215_000,
};
/** For the other routes. */
const WHOLE_DEFAULT = 108_000;

/** How much a route uses of its budgets. */
export function getBudgetUses(route: EnglishPath, bytes: FirstViewBytes) {
  const whole = Object.values(bytes).reduce<number>((sum, size = 0) => sum + size, 0);
  return [
    { type: 'document', used: bytes.document ?? 0, budget: MAX_PAGE_BYTES },
    { type: 'script', used: bytes.script ?? 0, budget: SCRIPT },
    { type: 'font', used: bytes.font ?? 0, budget: FONT },
    { type: 'whole first view', used: whole, budget: WHOLE[route] ?? WHOLE_DEFAULT },
  ];
}

/** The budgets that are exceeded. */
export const findExceededBudgets = (uses: ReturnType<typeof getBudgetUses>) =>
  uses.filter(({ used, budget }) => used > budget);
