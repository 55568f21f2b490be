import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../pages';
import {
  asHeader,
  CACHING_BY_FOLDER,
  POLICY_HEADER,
  REVALIDATED,
  securityHeaders,
  type Header,
} from '../policy';

/** Of rules for the same header, the last one that matches counts; the source is the path of a file, not an address. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** The configuration of `serve`, which shows the site on one's own machine and to the end-to-end tests. */
export function serveConfiguration(pages: readonly Page[], settings: Settings): string {
  const { basePath } = settings;
  // A page lies under two names, of which either may be sent.
  const filesOf = (file: string) => `${basePath}/${file.replace('.html', '{.html,/index.html}')}`;
  return JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        rule('**', [...securityHeaders(settings), ['Cache-Control', REVALIDATED]]),
        ...[...CACHING_BY_FOLDER].map(([folder, caching]) =>
          rule(`${basePath}${folder}**`, [['Cache-Control', caching]]),
        ),
        ...pages
          .filter(({ file }) => file !== NOT_FOUND_FILE)
          .map(({ file, policy }) => rule(filesOf(file), [[POLICY_HEADER, asHeader(policy)]])),
      ],
    },
    null,
    2,
  );
}
