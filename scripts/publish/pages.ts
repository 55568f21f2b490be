import { createHash } from 'node:crypto';
import type { Settings } from '@/lib/settings.mjs';
import { pagePolicy } from './policy';

/** A page of the export, and what hosts must know of it. */
export interface Page {
  /** Path below the published folder, such as `district/agra.html`. */
  file: string;
  /** The one address it answers at, base path included, such as `/council/district/agra`. */
  address: string;
  /** Other addresses that people may try; a host redirects them to the one above. */
  aliases: string[];
  policy: string;
}

/** The file that hosts answer an unknown path with. */
export const NOT_FOUND_FILE = '404.html';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What stands within elements of a document. */
const contentsOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, content = '']) => content);

/** CSP sources of inline scripts or style sheets, each once. */
function hashesOf(contents: readonly string[]): string[] {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** The style sheets within a document. */
export const inlineStyles = (html: string) => contentsOf(html, INLINE_STYLE);

/** The CSP sources of a document's inline scripts, data blocks included. */
export const inlineScriptHashes = (html: string) => hashesOf(contentsOf(html, INLINE_SCRIPT));

/** The CSP sources of a document's inline style sheets. */
export const inlineStyleHashes = (html: string) => hashesOf(inlineStyles(html));

/** The path of a page within the site: `/` for index.html, `/about` for about.html. */
export const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

function addressesOf(file: string, basePath: string): Pick<Page, 'address' | 'aliases'> {
  const path = pathOf(file);
  const address = basePath + path;
  if (path !== '/') {
    return { address, aliases: ['/', '.html', '/index.html'].map((ending) => address + ending) };
  }
  return { address, aliases: [`${address}index.html`, ...(basePath ? [basePath] : [])] };
}

/**
 * @param file path of an HTML file below the published folder
 * @param html what it holds
 */
export function describePage(file: string, html: string, settings: Settings): Page {
  const policy = pagePolicy(inlineScriptHashes(html), inlineStyleHashes(html), settings);
  return { file, policy, ...addressesOf(file, settings.basePath) };
}

/**
 * Puts something into a document of the export, once.
 *
 * @throws Error when the document is not as Next.js writes it, for it would go without
 */
function insert(html: string, marker: RegExp, addition: string): string {
  if (!marker.test(html)) throw new Error(`no ${marker} in a document to put ${addition} at`);
  return html.replace(marker, (found) => found + addition);
}

/** Adds to the end of a document's head. */
export const withHeadEnd = (html: string, block: string) => insert(html, /(?=<\/head>)/, block);

/**
 * Gives a document the policy that hosts without headers cannot send: before anything that it is to govern, and
 * after the character set, which must stand within the first 1024 bytes.
 */
export const withPolicy = (html: string, policy: string) =>
  insert(
    html,
    /<head><meta charSet="utf-8"\/>/,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
