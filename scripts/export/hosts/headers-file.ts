import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../documents/pages';
import {
  FOLDER_RULES,
  POLICY_HEADER,
  policyHeaderOf,
  SECURITY_HEADERS,
  SHARING_HEADER,
  UNSHARED,
  type Header,
} from './policy';
import { FILE_TYPES } from './types';

const rule = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The most rules that Cloudflare Pages reads of the file; Netlify has no limit. */
export const MOST_RULES = 100;

/** How many rules the file has for a site of so many pages, the 404 screen and those of the maintainer's own apart. */
export const countRules = (pages: number): number =>
  1 + FOLDER_RULES.length + FILE_TYPES.length + pages;

/**
 * The _headers file of Netlify and Cloudflare Pages. A header that two matching rules set is sent with both values, so
 * no rule repeats another's; both hosts revalidate by themselves what no rule gives a caching of.
 * The 404 screen, which has no address of its own, has its policy in its `<meta>` alone.
 */
export function headersFile(pages: readonly Page[], { basePath }: Settings): string {
  return [
    rule(`${basePath}/*`, SECURITY_HEADERS),
    ...FOLDER_RULES.map(({ folder, policy, caching, sharing }) =>
      rule(`${basePath}${folder}*`, [
        [POLICY_HEADER, policy],
        ['Cache-Control', caching],
        [SHARING_HEADER, sharing],
      ]),
    ),
    ...FILE_TYPES.map(([path, type]) => rule(basePath + path, [['Content-Type', type]])),
    ...pages
      .filter(({ file, policy }) => file !== NOT_FOUND_FILE && policy !== '')
      .map((page) =>
        rule(encodeURI(page.address), [
          [POLICY_HEADER, policyHeaderOf(page)],
          [SHARING_HEADER, UNSHARED],
        ]),
      ),
    '',
  ].join('\n');
}
