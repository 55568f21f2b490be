/**
 * All that the project knows about the output of Next.js. None of it is documented. If a document is not as expected,
 * it is published as Next.js wrote it (scripts/export/pipeline.ts).
 */
import { findElements, isRunScript, replaceParts, type FoundElement } from './html';
import { UnexpectedOutput } from './unexpected-output';

/** Files for the router of Next.js, which no link of the site uses, and the second name of the 404 page. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/** The folder of chunks, styles, fonts and icons; their names contain a hash of their content. */
export const STATIC_FOLDER = '_next/static';

/** Diagnostics that Next.js writes: half a file of them, from a killed build, would break all later builds. */
export const BUILD_NOTES = '.next/diagnostics';

/** Where Next.js records, below distDir, what it has exported; `outDirectory` is the folder. */
export const EXPORT_NOTE = 'export-detail.json';

/**
 * The name of a file, or its beginning: it ends at a quote, and where a variable is inserted. Chunks and payloads name
 * files within scripts, so this reads text.
 */
const REFERENCE = /(?<=["'`]|_next\/)static\/(?:\([^\s"'`\\()?#<>]*\)|(?!\$\{)[^\s"'`\\()?#<>])*/g;

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

const isLink = ({ name, attributes }: FoundElement, rel: string, as?: string) =>
  name === 'link' &&
  (attributes.get('rel') ?? '').split(' ').includes(rel) &&
  (as === undefined || attributes.get('as') === as);

const isScriptPreload = (element: FoundElement) =>
  isLink(element, 'preload', 'script') || isLink(element, 'modulepreload');

/** Next.js connects to the site's own host for fonts that it does not preload. */
const isNeedless = (element: FoundElement) => isLink(element, 'preconnect');

/** Preloads that only script needs, and the manifest, which browsers would fetch at once. */
const isData = (element: FoundElement) =>
  isLink(element, 'manifest') || isLink(element, 'preload', 'fetch');

/** A document without what its first paint does not need, and what of that is of use later. */
export interface SplitDocument {
  html: string;
  /** The elements that load data which the first paint does not need. */
  data: string[];
}

/**
 * Takes all scripts and data out of a document.
 *
 * @throws UnexpectedOutput when the document would not be complete without its scripts
 */
export function splitDocument(html: string): SplitDocument {
  const elements = findElements(html, 'link', 'script', 'style', 'template');
  const hasStyles = elements.some(({ name }) => name === 'style');
  if (!hasStyles || elements.some((element) => isLink(element, 'stylesheet'))) {
    throw new UnexpectedOutput('its style sheet is not inlined');
  }
  // React writes a part that is late at the end, and a template at its place.
  if (elements.some(({ name }) => name === 'template')) {
    throw new UnexpectedOutput('a part of it is not in its place');
  }
  const data = elements.filter(isData);
  const scripts = elements.filter(
    (element) => isRunScript(element) || isScriptPreload(element) || isNeedless(element),
  );
  return {
    html: replaceParts(html, [...scripts, ...data]),
    data: data.map(({ start, end }) => html.slice(start, end)),
  };
}
