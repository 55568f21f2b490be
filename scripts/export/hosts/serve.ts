import { CACHE_HEADER, POLICY_HEADER, SHARING_HEADER, getHeaders } from './rules';
import type { Header, HostRules } from './rules';

/** Creates a rule for `serve` or Vercel. The last matching rule with a header wins. `serve` matches paths of files. */
export const createRule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** Prints the configuration of `serve`, the local server. */
export function formatServeConfiguration({ basePath, headers, fallback, ...rules }: HostRules) {
  // Each page exists as two files, and `serve` may send either.
  const getGlob = (file: string) => `${basePath}/${file.replace('.html', '{.html,/index.html}')}`;
  return JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        createRule('**', [
          ...headers,
          [CACHE_HEADER, fallback.caching],
          [SHARING_HEADER, fallback.sharing],
        ]),
        ...rules.folders.map((rule) => createRule(`${basePath}${rule.folder}**`, getHeaders(rule))),
        ...rules.types.map(([path, type]) => createRule(basePath + path, [['Content-Type', type]])),
        ...rules.pages
          .filter(({ isOwn }) => !isOwn)
          .map(({ file, policy }) => createRule(getGlob(file), [[POLICY_HEADER, policy]])),
      ],
    },
    null,
    2,
  );
}
