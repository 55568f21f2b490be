import { CACHE_HEADER, POLICY_HEADER, SHARING_HEADER, toHeaders } from './rules';
import type { Header, HostRules } from './rules';

/** If several rules set a header, the last match wins. The source is the path of a file, not an address. */
export const toRule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** The configuration of `serve`, used locally. */
export function printServeConfiguration({ basePath, headers, fallback, ...rules }: HostRules) {
  // Each page exists as two files, and either may be sent.
  const getFiles = (file: string) => `${basePath}/${file.replace('.html', '{.html,/index.html}')}`;
  return JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        toRule('**', [
          ...headers,
          [CACHE_HEADER, fallback.caching],
          [SHARING_HEADER, fallback.sharing],
        ]),
        ...rules.folders.map((rule) => toRule(`${basePath}${rule.folder}**`, toHeaders(rule))),
        ...rules.types.map(([path, type]) => toRule(basePath + path, [['Content-Type', type]])),
        ...rules.pages
          .filter(({ isOwn }) => !isOwn)
          .map(({ file, policy }) => toRule(getFiles(file), [[POLICY_HEADER, policy]])),
      ],
    },
    null,
    2,
  );
}
