import { POLICY_HEADER, SHARING_HEADER, getHeaders } from './rules';
import type { Header, HostRules } from './rules';

const formatHeaderRule = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Cloudflare Pages reads no more rules than these; Netlify has no limit. */
export const MAX_CLOUDFLARE_RULES = 100;

/** Counts the rules that Cloudflare Pages would not read. Each rule begins with an address. */
export const countUnreadRules = (headersFile: string): number =>
  Math.max((headersFile.match(/^\//gm) ?? []).length - MAX_CLOUDFLARE_RULES, 0);

/**
 * Prints the _headers file of Netlify and Cloudflare Pages. They send a header twice if two matching rules set it, so
 * no two rules that match the same address set the same header. Files without Cache-Control are revalidated: this is
 * the default of both hosts. The error page has no address of its own, so its policy is only in its `<meta>`.
 */
export const formatHeadersFile = ({ basePath, headers, ...rules }: HostRules): string =>
  [
    formatHeaderRule(`${basePath}/*`, headers),
    ...rules.folders.map((rule) =>
      formatHeaderRule(`${basePath}${rule.folder}*`, getHeaders(rule)),
    ),
    ...rules.types.map(([path, type]) =>
      formatHeaderRule(basePath + path, [['Content-Type', type]]),
    ),
    ...rules.pages
      .filter(({ isOwn }) => !isOwn)
      .map(({ address, policy }) =>
        formatHeaderRule(encodeURI(address), [
          [POLICY_HEADER, policy],
          [SHARING_HEADER, rules.fallback.sharing],
        ]),
      ),
    '',
  ].join('\n');
