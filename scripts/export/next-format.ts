/**
 * All that the project knows about the output of Next.js. None of it is documented, so each piece is searched for, and
 * a missing one ends the build with a line that says which piece has changed. The rows of React's payloads are in
 * rsc-payload.ts.
 */
import { findElements, isInlineScript, replaceParts, type FoundElement } from './html';
import { UnexpectedOutput } from './unexpected-output';

/** Files for the router of Next.js, which no link of the site uses, and the second name of the 404 page. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/** The folder of chunks, styles, fonts and icons; their names contain a hash of their content. */
export const STATIC_FOLDER = '_next/static';

/** Diagnostics that Next.js writes: half a file of them, from a killed build, would break all later builds. */
export const BUILD_NOTES = '.next/diagnostics';

/** Where Next.js records, below distDir, what it has exported; `outDirectory` is the folder. */
export const EXPORT_NOTE = 'export-detail.json';

/** A file of Next.js outside the static folder. */
const OTHER_FILE = /(?<=\/)_next\/(?!static\/)[^\s"'\\)]+/;

/**
 * The name of a file, or its beginning: it ends at a quote, and where a variable is inserted. Chunks and payloads name
 * files within scripts, so this reads text.
 */
const REFERENCE = /(?<=["'`]|_next\/)static\/(?:\([^\s"'`\\()?#<>]*\)|(?!\$\{)[^\s"'`\\()?#<>])*/g;

/** A piece of the payload, in its own inline script. */
const PAYLOAD_PIECE =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\);?$/s;

/** The Suspense boundary for streamed metadata at the end of a page. Without Next.js, hydration finds none there. */
const METADATA_BOUNDARY = '<!--$--><!--/$--></main>';

/** The beginning of any Suspense boundary. */
const BOUNDARY = '<!--$';

/** The prefix of names of Next.js, which nothing else has. */
const NEXT_NAME = '__next';

/** The id that React gives the bootstrap script, which starts the page once its chunks are loaded. */
const BOOTSTRAP_ID = '_R_';

/** Part of the file name of the title font; next/font preloads it on all pages of a layout or on none. */
const TITLE_FONT = 'headings';

/** The components that Next.js puts around each page, which show nothing in it. */
export const NEXT_COMPONENTS = [
  'IconMark',
  'MetadataBoundary',
  'OutletBoundary',
  'ViewportBoundary',
];

/** A prop that only the component has which shows a segment of the route within the layout of the one above. */
export const ROUTER_PROP = 'parallelRouterKey';

/** A segment of the route in the RSC payload: what its layout or its page renders, and its slots. */
export interface RscSegment {
  d: unknown;
  c?: unknown;
}

/** The slots of a segment, each with the segment in it; the site has no other slot than `children`. */
export type RscSlots = readonly (readonly [slot: string, segment: unknown])[];

/** File names may be escaped in addresses. */
function unescapeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The files below {@link STATIC_FOLDER} that a page, a payload or a chunk names. A name that ends in a slash is
 * composed at run time, and means any file of that folder.
 */
export const findReferences = (text: string): string[] =>
  (text.match(REFERENCE) ?? []).map((name) => `_next/${unescapeName(name)}`);

/** A file of Next.js that a text names and that is not in {@link STATIC_FOLDER}; undefined if there is none. */
export const findOtherFile = (text: string): string | undefined => OTHER_FILE.exec(text)?.[0];

const isLink = ({ name, attributes }: FoundElement, rel: string, as?: string) =>
  name === 'link' &&
  (attributes.get('rel') ?? '').split(' ').includes(rel) &&
  (as === undefined || attributes.get('as') === as);

/** Runs as soon as it is loaded. */
const isAsync = ({ name, attributes }: FoundElement) =>
  name === 'script' && attributes.has('src') && attributes.has('async');

const isScriptPreload = (element: FoundElement) =>
  isLink(element, 'preload', 'script') || isLink(element, 'modulepreload');

const isBootstrap = (element: FoundElement) =>
  isInlineScript(element) && element.attributes.get('id') === BOOTSTRAP_ID;

const isPayloadPiece = (element: FoundElement) =>
  isInlineScript(element) && PAYLOAD_PIECE.test(element.content.text);

/** Preloads that only script needs, and the manifest, which browsers would fetch at once. */
const isData = (element: FoundElement) =>
  isLink(element, 'manifest') || isLink(element, 'preload', 'fetch');

/** Polyfills for browsers without modules, far older than those supported (docs/decisions/browsers.md). */
const isPolyfill = ({ name, attributes }: FoundElement) =>
  name === 'script' && attributes.has('nomodule');

/** What must not remain in a document whose script is deferred. */
const isLeftOver = (element: FoundElement) =>
  isInlineScript(element) ? element.content.text.includes(NEXT_NAME) : element.name === 'script';

/** Removes the preload of the title font, so that it loads when needed. */
export const removeTitleFontPreload = (html: string): string =>
  replaceParts(
    html,
    findElements(html, 'link').filter(
      (link) =>
        isLink(link, 'preload', 'font') && link.attributes.get('href')?.includes(TITLE_FONT),
    ),
  );

/** The text of a piece of the payload: `[0]` opens the payload, `[1, text]` continues it. */
function readPiece({ content }: FoundElement): string {
  const [, piece = ''] = PAYLOAD_PIECE.exec(content.text) ?? [];
  try {
    const [kind, text] = JSON.parse(piece) as unknown[];
    if (kind === 0) return '';
    if (kind === 1 && typeof text === 'string') return text;
  } catch {
    // Reported below.
  }
  throw new UnexpectedOutput('a piece of its RSC payload is no text');
}

/** A document without what its first paint does not need, and what of that is of use later. */
export interface SplitDocument {
  html: string;
  /** The elements that load data which the first paint does not need. */
  data: string[];
  /** The RSC payload, as one text. */
  rscPayload: string;
}

/**
 * Takes script and data out of a document.
 *
 * @param html as exported by Next.js
 * @throws UnexpectedOutput when it is not as Next.js writes it
 */
export function splitDocument(html: string): SplitDocument {
  const elements = findElements(html, 'link', 'script', 'style');
  const pieces = elements.filter(isPayloadPiece);
  const scripts = elements.filter(isAsync);
  const bootstrap = elements.filter(isBootstrap);
  const data = elements.filter(isData);
  const unused = elements.filter((element) => isScriptPreload(element) || isPolyfill(element));
  const taken = [...unused, ...pieces, ...scripts, ...bootstrap, ...data];
  const rscPayload = pieces.map(readPiece).join('');

  if (rscPayload === '') throw new UnexpectedOutput('no RSC payload found');
  if (scripts.length === 0) throw new UnexpectedOutput('no async script found');
  if (bootstrap.length !== 1) throw new UnexpectedOutput('its bootstrap script was not found');
  const hasStyles = elements.some(({ name }) => name === 'style');
  if (!hasStyles || elements.some((element) => isLink(element, 'stylesheet'))) {
    throw new UnexpectedOutput('its style sheet does not stand in it');
  }
  const left = elements.find((element) => !taken.includes(element) && isLeftOver(element));
  if (left) {
    const script = left.attributes.get('src') ?? left.content.text.slice(0, 40);
    throw new UnexpectedOutput(`it still holds a script that would run at once (${script})`);
  }
  const rest = replaceParts(html, taken).replace(METADATA_BOUNDARY, '</main>');
  if (findElements(rest, 'main').some(({ content }) => content.text.includes(BOUNDARY))) {
    throw new UnexpectedOutput('its main element has a Suspense boundary');
  }
  return {
    html: rest,
    data: data.map(({ start, end }) => html.slice(start, end)),
    rscPayload,
  };
}

/**
 * Whether a published page is hydrated: React keeps an element's props in a property of it; a page without islands has
 * set the state of the header's menus. Tests run the source of this function in a browser, so it must be
 * self-contained.
 */
export const isHydrated = (): boolean =>
  document.querySelector('template#start:not([data-payload])')
    ? document.querySelector('header [aria-expanded]') !== null
    : Object.keys(document.querySelector('main')?.lastElementChild ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      );
