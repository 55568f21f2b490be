/**
 * What the project knows of the output of Next.js, which is not documented. Output that is not as expected ends the
 * build. More is known in html.ts (places to insert), offline/build-worker.ts (names of files), and adapter.mjs, which is
 * loaded before TypeScript files can be.
 */
import nextPackage from 'next/package.json' with { type: 'json' };
import { IssueError } from '@/lib/content/issue';
import {
  findElements,
  INSERTION_PLACES,
  isExecutableScript,
  type HtmlElement,
  type HtmlTree,
} from './html';

/** The version of Next.js with which the exporter was last tried (docs/decisions/hydration.md, "A new Next.js"). */
const TRIED_VERSION = '16.4.6';

/** Ends the build, because Next.js has not written what the exporter expects. */
export class NextOutputError extends IssueError {
  constructor(file: string, problem: string) {
    super(
      `${file}: ${problem}. Next.js ${nextPackage.version} is installed, and ${TRIED_VERSION} was tried: ` +
        'install that one, or adapt scripts/export/next-format.ts',
    );
  }
}

/** Files for the router of Next.js, which no link of the site uses, and the second copy of the 404 page. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/**
 * React separates texts by a comment. In some versions of Node.js it also writes one before a tag, which is needless.
 */
export const NEEDLESS_SEPARATOR = /<!-- -->(?=<)/g;

/** The folder of chunks, styles, fonts and icons; their names contain a hash of their content. */
export const NEXT_STATIC_FOLDER = '_next/static';

/** The folder of diagnostics. A half-written file in it, from a killed build, would break all later builds. */
export const NEXT_DIAGNOSTICS_FOLDER = '.next/diagnostics';

/** The file in distDir in which Next.js records its export; `outDirectory` in it is the exported folder. */
export const EXPORT_DETAIL_FILE = 'export-detail.json';

/** Finds the files below {@link NEXT_STATIC_FOLDER} that a document or its style sheet names. */
export const findFileReferences = (html: string): string[] =>
  html.match(/_next\/static\/[^\s"'()?#<>]+/g) ?? [];

const isLink = ({ name, attribs }: HtmlElement, rel: string, as = attribs.as) =>
  name === 'link' && attribs.rel?.split(' ').includes(rel) && attribs.as === as;

/** What the exporter needs and a document lacks, as a part of an error message; undefined if there is nothing. */
function findDocumentProblem(tree: HtmlTree): string | undefined {
  const elements = findElements(tree, 'link', 'style', 'template');
  const sheets = elements.filter(({ name }) => name === 'style');
  if (sheets.length === 0 || elements.some((element) => isLink(element, 'stylesheet')))
    return 'its style sheet is not inlined';
  // React writes a part that is rendered late at the end, and a template at its place.
  if (elements.some(({ name }) => name === 'template')) return 'a part of it is not in its place';
  const missing = Object.entries(INSERTION_PLACES).find(([, find]) => !find(tree));
  return missing && `its ${missing[0]} was not found`;
}

/**
 * Finds the elements of a document that its first paint does not need, and what Next.js adds to the head itself: in one
 * build that is before what the page has there, in another behind it.
 *
 * @returns the scripts of Next.js with what they load, which are not published, the elements to insert later, and the
 *   added ones
 * @throws NextOutputError when the document is not as the exporter expects
 */
export function findDeferredElements(file: string, tree: HtmlTree) {
  const problem = findDocumentProblem(tree);
  if (problem) throw new NextOutputError(file, problem);
  const elements = findElements(tree, 'link', 'meta', 'script');
  const scripts = elements.filter(
    (element) =>
      isExecutableScript(element) ||
      isLink(element, 'preload', 'script') ||
      isLink(element, 'modulepreload') ||
      // To the site's own host, for fonts that are not preloaded.
      isLink(element, 'preconnect'),
  );
  // The manifest, which browsers would fetch too early, and what only scripts read.
  const laterElements = elements.filter(
    (element) => isLink(element, 'manifest') || isLink(element, 'preload', 'fetch'),
  );
  const addedElements = elements.filter(
    ({ attribs: { name = '', rel = '' } }) => /^(next-|robots)/.test(name) || /icon/.test(rel),
  );
  return { scripts, laterElements, addedElements };
}
