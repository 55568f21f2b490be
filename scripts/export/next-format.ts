/**
 * All that the project knows of how Next.js writes its output. None of it is documented, so each piece is looked for,
 * and its absence ends the build with a line that tells which piece has changed. The rows of React's payloads are in
 * rsc-payload.ts.
 */
import { findElements, isInlineScript, replaceParts, type FoundElement } from './html';
import { findClientComponents, removeStyles } from './rsc-payload';
import { UnexpectedOutput } from './unexpected-output';

/** What an export holds for Next's own router, which no link of the site uses, and the 404 page's second name. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/** Where an export holds chunks, styles, fonts and icons; the names of the files in it hold a hash of their content. */
export const STATIC_FOLDER = '_next/static';

/** Next's own notes: half a file of them, from a killed build, would end all later ones. */
export const BUILD_NOTES = '.next/diagnostics';

/** Where Next.js notes, below distDir, what it has exported; the member `outDirectory` is the folder. */
export const EXPORT_NOTE = 'export-detail.json';

/** A file of Next's outside of the static folder. */
const OTHER_FILE = /(?<=\/)_next\/(?!static\/)[^\s"'\\)]+/;

/**
 * The name of a file, or the beginning of it: it ends at a quote and the like, and where a variable is put in. Chunks
 * and payloads name files within scripts, so this reads text.
 */
const REFERENCE = /(?<=["'`]|_next\/)static\/(?:\([^\s"'`\\()?#<>]*\)|(?!\$\{)[^\s"'`\\()?#<>])*/g;

/** The global array through which Next.js hands the pieces of the payload to its script. */
export const PAYLOAD_QUEUE = '__next_f';

/** A piece of the payload, in an inline script of its own. */
const PAYLOAD_PIECE =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\);?$/s;

/** What Next's own scripts and elements are called, and nothing else. */
const NEXT_NAME = '__next';

/** React's id of the bootstrap script, which starts the page once the chunks that it names have come. */
const BOOTSTRAP_ID = '_R_';

/** What a file name of the font of titles holds; next/font preloads it on all pages of a layout or on none. */
const TITLE_FONT = 'headings';

/**
 * What Next.js puts around each page. A default export is one of those too, or an error screen: eslint.config.mjs has
 * all other components named.
 */
const NEXT_COMPONENTS = [
  'default',
  'IconMark',
  'MetadataBoundary',
  'OutletBoundary',
  'ViewportBoundary',
];

/** File names may be escaped in addresses. */
function unescapeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The files below {@link STATIC_FOLDER} that a page, a payload or a chunk names. A name that ends in a slash is put
 * together at run time: any file of that folder may be meant.
 */
export const findReferences = (text: string): string[] =>
  (text.match(REFERENCE) ?? []).map((name) => `_next/${unescapeName(name)}`);

/** A file of Next's that a text names and that is not in {@link STATIC_FOLDER}; undefined if there is none. */
export const findOtherFile = (text: string): string | undefined => OTHER_FILE.exec(text)?.[0];

export const isChunk = (file: string): boolean =>
  file.startsWith(`${STATIC_FOLDER}/`) && /\.m?js$/.test(file);

const isLink = ({ name, attributes }: FoundElement, rel: string, as?: string) =>
  name === 'link' &&
  (attributes.get('rel') ?? '').split(' ').includes(rel) &&
  (as === undefined || attributes.get('as') === as);

/** Runs as soon as it has come. */
const isAsync = ({ name, attributes }: FoundElement) =>
  name === 'script' && attributes.has('src') && attributes.has('async');

const isScriptPreload = (element: FoundElement) =>
  isLink(element, 'preload', 'script') || isLink(element, 'modulepreload');

const isBootstrap = (element: FoundElement) =>
  isInlineScript(element) && element.attributes.get('id') === BOOTSTRAP_ID;

const isPayloadPiece = (element: FoundElement) =>
  isInlineScript(element) && PAYLOAD_PIECE.test(element.content.text);

/** What only script, or nobody soon, asks for; browsers fetch the manifest at once where the site may be installed. */
const isData = (element: FoundElement) =>
  isLink(element, 'manifest') || isLink(element, 'preload', 'fetch');

/** Polyfills for browsers that know no modules, far below the floor of browsers (docs/decisions/browsers.md). */
const isPolyfill = ({ name, attributes }: FoundElement) =>
  name === 'script' && attributes.has('nomodule');

/** What must not be left in a document that is painted before its script is fetched. */
const isLeftOver = (element: FoundElement) =>
  isInlineScript(element) ? element.content.text.includes(NEXT_NAME) : element.name === 'script';

/** A document that leaves the font of titles to be fetched when it is needed. */
export const removeTitleFontPreload = (html: string): string =>
  replaceParts(
    html,
    findElements(html, 'link').filter(
      (link) =>
        isLink(link, 'preload', 'font') && link.attributes.get('href')?.includes(TITLE_FONT),
    ),
  );

/** The client components of a page, without those that Next.js puts around each page. */
export const findPageComponents = (payload: string): string[] =>
  findClientComponents(payload).filter((name) => !NEXT_COMPONENTS.includes(name));

/** The text that a piece of the payload holds: `[0]` opens the payload, `[1, text]` goes on with it. */
function readPiece({ content }: FoundElement): string {
  const [, piece = ''] = PAYLOAD_PIECE.exec(content.text) ?? [];
  try {
    const [kind, text] = JSON.parse(piece) as unknown[];
    if (kind === 0) return '';
    if (kind === 1 && typeof text === 'string') return text;
  } catch {
    // Told below, as all else that is no text.
  }
  throw new UnexpectedOutput('a piece of its RSC payload is no text');
}

/** A document without what it does not need to be painted, and what was taken out of it. */
export interface SplitDocument {
  html: string;
  /** The elements of the chunks, in the order in which they stood. */
  scripts: string[];
  /** The element of the bootstrap script. */
  bootstrap: string;
  /** The elements that have data fetched which a page is seen without. */
  data: string[];
  /** The RSC payload, as one text. */
  payload: string;
}

/**
 * Takes script and data out of a document.
 *
 * @param html as Next.js exports it
 * @throws UnexpectedOutput when it is not as Next.js writes it
 */
export function splitDocument(html: string): SplitDocument {
  const elements = findElements(html, 'link', 'script', 'style');
  const pieces = elements.filter(isPayloadPiece);
  const scripts = elements.filter(isAsync);
  const bootstrap = elements.filter(isBootstrap);
  const data = elements.filter(isData);
  const styles = elements.filter(({ name }) => name === 'style');
  const payload = pieces.map(readPiece).join('');
  const unused = elements.filter((element) => isScriptPreload(element) || isPolyfill(element));
  const taken = [...unused, ...pieces, ...scripts, ...bootstrap, ...data];
  const getTexts = (found: FoundElement[]) => found.map(({ start, end }) => html.slice(start, end));

  if (payload === '') throw new UnexpectedOutput('no RSC payload found');
  if (scripts.length === 0) throw new UnexpectedOutput('no async script found');
  if (bootstrap.length !== 1) throw new UnexpectedOutput('its bootstrap script was not found');
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
    scripts: getTexts(scripts),
    bootstrap: getTexts(bootstrap).join(''),
    data: getTexts(data),
    payload: removeStyles(
      payload,
      styles.map(({ content }) => content.text),
    ),
  };
}

/**
 * Whether a published page is hydrated: React keeps an element's props in a member of it, and a page without islands has
 * set the state of the header's menus. Tests run its text in a browser, so it stands by itself.
 */
export const isHydrated = (): boolean =>
  document.querySelector('template#start:not([data-payload])')
    ? document.querySelector('header [aria-expanded]') !== null
    : Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      );
