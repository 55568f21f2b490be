import { POLICY_HEADER, SHARING_HEADER, toHeaders } from './rules';
import type { Header, HostRules } from './rules';

const printRule = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The most rules that Cloudflare Pages reads; Netlify has no limit. */
export const MOST_RULES = 100;

/** The number of rules that Cloudflare Pages would not read: each begins with an address. */
export const countUnreadRules = (headersFile: string): number =>
  Math.max((headersFile.match(/^\//gm) ?? []).length - MOST_RULES, 0);

/**
 * The _headers file of Netlify and Cloudflare Pages. A header set by two matching rules would be sent twice, so no
 * rule repeats another's. Both hosts revalidate files without Cache-Control by default. The error page has no address
 * of its own, so its policy is only in its `<meta>`.
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
