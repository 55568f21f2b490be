import { clientComponentsOf } from './next-output';

/**
 * Components that run in the browser only because Next.js tells the address of a page to no others. What they show stands
 * in the document, and there is nothing in them to press; and the one that does what was pressed on islands.
 */
const NO_ISLANDS = ['NavLink', 'LanguageSwitch', 'EarlyActs'];

/**
 * Whether a page has something that React must take over: an island of its own, for the header, footer and whatever else
 * is the same on all pages do without (instrumentation-client.ts).
 *
 * @param tree of components of the page
 * @throws UnexpectedOutput when it is not as Next.js writes it
 */
export const hasIsland = (tree: string): boolean =>
  clientComponentsOf(tree).some((name) => !NO_ISLANDS.includes(name));
