import { FILE_TYPES, FOLDER_RULES, POLICY_HEADER, SHARING_HEADER, toHeaders } from './rules';
import type { Header, HostRules } from './rules';

const printRule = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The most rules that Cloudflare Pages reads of the file; Netlify has no limit. */
export const MOST_RULES = 100;

/** How many rules the file has for a site of so many pages, without the error page and the maintainer's own. */
export const countRules = (pages: number): number =>
  1 + FOLDER_RULES.length + FILE_TYPES.length + pages;

/**
 * The _headers file of Netlify and Cloudflare Pages. A header that two matching rules set is sent twice, so no rule
 * repeats another's. Both hosts revalidate by themselves whatever has no Cache-Control. The error page has no address
 * of its own: its policy is in its `<meta>` alone.
 */
export const printHeadersFile = ({ basePath, headers, ...rules }: HostRules): string =>
  [
    printRule(`${basePath}/*`, headers),
    ...rules.folders.map((rule) => printRule(`${basePath}${rule.folder}*`, toHeaders(rule))),
    ...rules.types.map(([path, type]) => printRule(basePath + path, [['Content-Type', type]])),
    ...rules.pages
      .filter(({ isOwn }) => !isOwn)
      .map(({ address, policy }) =>
        printRule(encodeURI(address), [
          [POLICY_HEADER, policy],
          [SHARING_HEADER, rules.fallback.sharing],
        ]),
      ),
    '',
  ].join('\n');
