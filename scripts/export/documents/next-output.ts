/**
 * All that publishing knows of how Next.js writes its export, in this one place. None of it is documented, so each piece
 * is looked for, and its absence ends the build with a line that tells which piece has changed.
 */
import nextPackage from 'next/package.json' with { type: 'json' };
import { FaultError } from '@/lib/content/fault';
import { findElements, replaceParts, type FoundElement } from './elements';

/** The version of Next.js that all of this was last looked up in. */
const WRITTEN_FOR = '16.4.5';

/** What an export holds for Next's own router, which no link of the site uses, and the 404 screen's second name. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/** Where an export holds script, styles, fonts and icons; the names of the files in it hold a hash of their content. */
export const STATIC_FOLDER = '_next/static';

/** The places of a document where more can be put, as they are named in an error. */
const PLACES = { charset: 'character set', headEnd: '</head>', bodyEnd: '</body></html>' };

/** What a document opens with, and the places where more can be put. */
const MARKERS = {
  charset: /<head><meta charSet="utf-8"\/>/,
  headEnd: /(?=<\/head>)/,
  bodyEnd: /(?=<\/body><\/html>)/,
};

/** What a file name of the font of titles holds, which next/font has fetched ahead on all pages of a layout or on none. */
const TITLES_FONT = 'headings';

/** A piece of the tree of components, which Next hands to its script through an array. */
const TREE_PIECE =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\);?$/s;

/** What Next's scripts and elements are called, and nothing else. */
const OF_NEXT = '__next';

/** Something that Next wrote is not as publishing expects it. */
export class UnexpectedOutput extends Error {}

/** The line for that: the file, what is wrong, and the versions of Next.js. */
export const describeUnexpected = (file: string, problem: string): string =>
  `${file}: ${problem}; written for Next ${WRITTEN_FOR}, this is ${nextPackage.version}`;

/**
 * Does a piece of work on what Next wrote.
 *
 * @param file that it is about, below the published folder
 * @throws FaultError with the versions of Next.js where it is not as expected
 */
export async function naming<Result>(
  file: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnexpectedOutput)) throw error;
    throw new FaultError(describeUnexpected(file, error.message));
  }
}

const isLink = ({ name, attributes }: FoundElement, rel: string, as?: string) =>
  name === 'link' &&
  (attributes.get('rel') ?? '').split(' ').includes(rel) &&
  (as === undefined || attributes.get('as') === as);

const isInline = ({ name, attributes }: FoundElement) =>
  name === 'script' && !attributes.has('src');

/** Runs when it comes. The script of old browsers, which is not async, does not. */
const isAsync = ({ name, attributes }: FoundElement) =>
  name === 'script' && attributes.has('src') && attributes.has('async');

/** Has the browser fetch a script before it comes to its element. */
const isScriptPreload = (element: FoundElement) =>
  isLink(element, 'preload', 'script') || isLink(element, 'modulepreload');

/** Begins the page's script once the files that it names have come. */
const isBoot = (element: FoundElement) =>
  isInline(element) && element.attributes.get('id') === '_R_';

const isTreePiece = (element: FoundElement) =>
  isInline(element) && TREE_PIECE.test(element.content.text);

/** What only script, or nobody soon, asks for; browsers fetch the manifest at once where the site may be installed. */
const isData = (element: FoundElement) =>
  isLink(element, 'manifest') || isLink(element, 'preload', 'fetch');

/** Polyfills for browsers that know no modules. */
const isForOldBrowsers = ({ name, attributes }: FoundElement) =>
  name === 'script' && attributes.has('nomodule');

/** What must not be left in a document that is to be seen without its script. */
const isLeftOver = (element: FoundElement) =>
  isInline(element)
    ? element.content.text.includes(OF_NEXT)
    : element.name === 'script' && !isForOldBrowsers(element);

/** The scripts within a document, data blocks included. */
export const inlineScripts = (html: string): string[] =>
  findElements(html, 'script')
    .filter(isInline)
    .map(({ content }) => content.text);

/** The style sheets within a document; several may stand in one element. */
export const inlineStyles = (html: string): string[] =>
  findElements(html, 'style').map(({ content }) => content.text);

/** A document with other style sheets in the places of its own, in their order; with none where there are too few. */
export const replaceStyles = (html: string, styles: readonly string[]): string =>
  replaceParts(
    html,
    findElements(html, 'style').map(({ content }) => content),
    styles,
  );

/** A document that leaves the font of titles to be fetched when it is needed. */
export const withoutTitlesFontAhead = (html: string): string =>
  replaceParts(
    html,
    findElements(html, 'link').filter(
      (link) =>
        isLink(link, 'preload', 'font') && link.attributes.get('href')?.includes(TITLES_FONT),
    ),
  );

/**
 * Puts something into a document, once.
 *
 * @throws UnexpectedOutput when the document has no such place
 */
export function insertAt(place: keyof typeof MARKERS, html: string, addition: string): string {
  if (!MARKERS[place].test(html)) throw new UnexpectedOutput(`its ${PLACES[place]} was not found`);
  return html.replace(MARKERS[place], (found) => found + addition);
}

/** The text that a piece of the tree holds: `[0]` opens the tree, `[1, text]` goes on with it. */
function textOfPiece({ content }: FoundElement): string {
  const [, piece = ''] = TREE_PIECE.exec(content.text) ?? [];
  try {
    const [kind, text] = JSON.parse(piece) as unknown[];
    if (kind === 0) return '';
    if (kind === 1 && typeof text === 'string') return text;
  } catch {
    // Told below, as all else that is no text.
  }
  throw new UnexpectedOutput('a piece of its RSC payload is no text');
}

/** A row of a tree. */
interface Row {
  id: string;
  /** All of it. */
  whole: string;
  /** What it holds, if that is a long text. */
  text?: string;
}

/** React writes shorter texts as ordinary ones. */
const LONG_TEXT = 1024;

/** How a row begins: its id, and for a long text the number of its bytes, in hexadecimal digits. */
const ROW_START = /^([\da-f]*):(?:T([\da-f]+),)?/;

/** The rows of a tree: a long text is as long as it says, all others end with their line. */
function rowsOf(tree: string): Row[] {
  const bytes = Buffer.from(tree);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const [start, id = '', length] = ROW_START.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (start === undefined) throw new UnexpectedOutput('a row of its RSC payload has no id');
    const textAt = at + start.length;
    const end =
      length === undefined ? bytes.indexOf('\n', textAt) + 1 : textAt + parseInt(length, 16);
    if (end <= at || end > bytes.length) {
      throw new UnexpectedOutput('a row of its RSC payload has no end');
    }
    rows.push({
      id,
      whole: bytes.toString('utf8', at, end),
      ...(length === undefined ? {} : { text: bytes.toString('utf8', textAt, end) }),
    });
    at = end;
  }
  return rows;
}

/**
 * Leaves the style sheets of a document out of its tree, where they stand once more as long texts, each of those that
 * may share an element in one of its own: React keeps those that it finds in the document. A short one may stay.
 *
 * @throws UnexpectedOutput when one is not found there
 */
function withoutStyles(tree: string, styles: readonly string[]): string {
  const rows = rowsOf(tree);
  const ofStyles = rows.filter(
    ({ text }) => text !== undefined && text !== '' && styles.some((css) => css.includes(text)),
  );
  for (const css of styles) {
    const rest = ofStyles.reduce((left, { text = '' }) => left.replace(text, ''), css).trim();
    const isShort = rest.length < LONG_TEXT && tree.includes(JSON.stringify(rest).slice(1, -1));
    if (!isShort) {
      throw new UnexpectedOutput('a style sheet of it was not found in its RSC payload');
    }
  }
  return rows.map((row) => (ofStyles.includes(row) ? `${row.id}:T0,` : row.whole)).join('');
}

/** A row that names a component of the browser's: the id of its module, its files, and the name that it is exported by. */
const CLIENT_ROW = /^[\da-f]*:I(\[.*\])\n$/;

/** The row of a text, which other rows refer to by `$` and its id. */
const TEXT_ROW = /^[\da-f]*:(".*")\n$/;

/**
 * What Next.js itself puts around each page. A default export is its own as well, or one of the error screens, which
 * it shows when an island fails; all other components of the site have names (eslint.config.mjs).
 */
const AROUND_PAGES = [
  'default',
  'IconMark',
  'MetadataBoundary',
  'OutletBoundary',
  'ViewportBoundary',
];

/**
 * The components of a tree that are to run in the browser, by the names that they are exported by, without those that
 * Next.js puts around each page.
 *
 * @throws UnexpectedOutput when there are none at all, for each page has those of Next.js
 */
export function clientComponentsOf(tree: string): string[] {
  const rows = rowsOf(tree);
  const texts = new Map(
    rows.flatMap(({ id, whole }) => {
      const [, text] = TEXT_ROW.exec(whole) ?? [];
      return text === undefined ? [] : [[`$${id}`, String(JSON.parse(text))]];
    }),
  );
  const names = rows.flatMap(({ whole }) => {
    const [, row] = CLIENT_ROW.exec(whole) ?? [];
    if (row === undefined) return [];
    const [, , name] = JSON.parse(row) as unknown[];
    return [texts.get(String(name)) ?? String(name)];
  });
  if (names.length === 0) throw new UnexpectedOutput('its RSC payload names no client component');
  return names.filter((name) => !AROUND_PAGES.includes(name));
}

/** A document that no script of Next.js will take over, without what is for browsers that it would not run in. */
export const withoutPolyfills = (html: string): string =>
  replaceParts(html, findElements(html, 'script').filter(isForOldBrowsers));

/** A document without what it does not need to be seen, and what was taken out of it. */
export interface TakenApart {
  html: string;
  /** The elements of the scripts, in the order in which they stood. */
  scripts: string[];
  /** Begins them once all have come. */
  boot: string;
  /** Those that have data fetched which a page is seen without. */
  data: string[];
  /** The tree of components, as one text. */
  tree: string;
}

/**
 * @param html a document as Next.js exports it
 * @throws UnexpectedOutput when it is not as Next.js writes it
 */
export function takeApart(html: string): TakenApart {
  const elements = findElements(html, 'link', 'script', 'style');
  const pieces = elements.filter(isTreePiece);
  const scripts = elements.filter(isAsync);
  const boot = elements.filter(isBoot);
  const data = elements.filter(isData);
  const styles = elements.filter(({ name }) => name === 'style');
  const tree = pieces.map(textOfPiece).join('');
  const taken = [...elements.filter(isScriptPreload), ...pieces, ...scripts, ...boot, ...data];
  const textsOf = (found: FoundElement[]) => found.map(({ start, end }) => html.slice(start, end));

  if (tree === '') throw new UnexpectedOutput('no RSC payload found');
  if (scripts.length === 0) throw new UnexpectedOutput('no async script found');
  if (boot.length !== 1)
    throw new UnexpectedOutput('the script that begins the page was not found');
  if (styles.length === 0 || elements.some((element) => isLink(element, 'stylesheet'))) {
    throw new UnexpectedOutput('its style sheet does not stand in it');
  }
  const left = elements.find((element) => !taken.includes(element) && isLeftOver(element));
  if (left) {
    const script = left.attributes.get('src') ?? left.content.text.slice(0, 40);
    throw new UnexpectedOutput(`it still holds a script that would run at once (${script})`);
  }
  return {
    html: replaceParts(html, taken),
    scripts: textsOf(scripts),
    boot: textsOf(boot).join(''),
    data: textsOf(data),
    tree: withoutStyles(
      tree,
      styles.map(({ content }) => content.text),
    ),
  };
}
