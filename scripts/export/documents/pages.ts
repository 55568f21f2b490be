import { createHash } from 'node:crypto';
import type { Settings } from '@/lib/settings.mjs';
import { pagePolicy } from '../hosts/policy';
import { inlineScripts, inlineStyles } from './next-output';

/** A page that is published, and what hosts must know of it. */
export interface Page {
  /** Path below the published folder, such as `district/agra.html`. */
  file: string;
  /** The address it answers at, base path included, such as `/council/district/agra`. */
  address: string;
  /** Other addresses that people may try; a host redirects them to the one above. */
  aliases: string[];
  /** Empty for a page of the maintainer's own, from public/, which may do what it likes. */
  policy: string;
}

/** The file that hosts answer an unknown path with. */
export const NOT_FOUND_FILE = '404.html';

/** CSP sources of inline scripts or style sheets, each once. */
function hashesOf(contents: readonly string[]): string[] {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

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
  const scripts = hashesOf(inlineScripts(html));
  const policy = pagePolicy(scripts, hashesOf(inlineStyles(html)), settings);
  return { file, policy, ...addressesOf(file, settings.basePath) };
}

/**
 * A page of the maintainer's own: it answers at the address of its file, and at that of its folder if it is its index.
 *
 * @param file path of an HTML file below public/
 */
export function describeOwnPage(file: string, { basePath }: Settings): Page[] {
  const page = { file, address: `${basePath}/${file}`, aliases: [], policy: '' };
  const [, folder] = /^(.+)\/index\.html$/.exec(page.address) ?? [];
  return folder === undefined
    ? [page]
    : [page, { ...page, address: `${folder}/`, aliases: [folder] }];
}
