/**
 * All that the project knows about the output of Next.js. None of it is documented. A document that is not as expected
 * ends the build.
 */
import { findElements, isExecutableScript, type FoundElement } from './html';
import { UnexpectedOutputError } from './unexpected-output';

/** Files for the router of Next.js, which no link of the site uses, and the second copy of the 404 page. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/** The folder of chunks, styles, fonts and icons; their names contain a hash of their content. */
export const STATIC_FOLDER = '_next/static';

/** The folder of diagnostics. A half-written file in it, from a killed build, would break all later builds. */
export const DIAGNOSTICS_FOLDER = '.next/diagnostics';

/** The file in distDir in which Next.js records its export; `outDirectory` in it is the exported folder. */
export const EXPORT_DETAIL_FILE = 'export-detail.json';

/**
 * The name of a file, or its beginning: it ends at a quote, or where a variable is inserted. The pattern is for plain
 * text, because chunks and payloads name files within scripts.
 */
const FILE_REFERENCE =
  /(?<=["'`]|_next\/)static\/(?:\([^\s"'`\\()?#<>]*\)|(?!\$\{)[^\s"'`\\()?#<>])*/g;

/** Decodes a file name, which may be percent-encoded in addresses. */
function decodeFileName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Finds the files below {@link STATIC_FOLDER} that a page, a payload or a chunk names. A name that ends in a slash is
 * completed at run time, and stands for all files of that folder.
 */
export const findFileReferences = (text: string): string[] =>
  (text.match(FILE_REFERENCE) ?? []).map((name) => `_next/${decodeFileName(name)}`);

const isLinkElement = ({ name, attributes }: FoundElement, rel: string, as?: string) =>
  name === 'link' &&
  (attributes.get('rel') ?? '').split(' ').includes(rel) &&
  (as === undefined || attributes.get('as') === as);

const isScriptPreload = (element: FoundElement) =>
  isLinkElement(element, 'preload', 'script') || isLinkElement(element, 'modulepreload');

/** Whether an element is a preconnect: Next.js adds one to the site's own host, for fonts that it does not preload. */
const isPreconnect = (element: FoundElement) => isLinkElement(element, 'preconnect');

/** Whether an element loads what only scripts need, or the manifest, which browsers would fetch too early. */
const isNeededLater = (element: FoundElement) =>
  isLinkElement(element, 'manifest') || isLinkElement(element, 'preload', 'fetch');

/**
 * Finds the elements of a document that its first paint does not need.
 *
 * @returns the scripts of Next.js with their preloads, which are not published, and the elements to insert later
 * @throws UnexpectedOutputError when the document would not be complete without its scripts
 */
export function findDeferredElements(html: string) {
  const elements = findElements(html, 'link', 'script', 'style', 'template');
  const hasStyles = elements.some(({ name }) => name === 'style');
  if (!hasStyles || elements.some((element) => isLinkElement(element, 'stylesheet'))) {
    throw new UnexpectedOutputError('its style sheet is not inlined');
  }
  // If a part is rendered late, React writes it at the end, and a template at its place.
  if (elements.some(({ name }) => name === 'template')) {
    throw new UnexpectedOutputError('a part of it is not in its place');
  }
  const laterElements = elements.filter(isNeededLater);
  const scripts = elements.filter(
    (element) => isExecutableScript(element) || isScriptPreload(element) || isPreconnect(element),
  );
  return { scripts, laterElements };
}
