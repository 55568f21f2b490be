import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../documents/pages';
import {
  FOLDER_RULES,
  POLICY_HEADER,
  policyHeaderOf,
  REVALIDATED,
  SECURITY_HEADERS,
  SHARING_HEADER,
  UNSHARED,
  type Header,
} from './policy';
import { FILE_TYPES } from './types';

/** Of rules for the same header, the last one that matches counts; the source is the path of a file, not an address. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** The configuration of `serve`, which shows the site on one's own machine and to the end-to-end tests. */
export function serveConfiguration(pages: readonly Page[], { basePath }: Settings): string {
  // A page lies under two names, of which either may be sent.
  const filesOf = (file: string) => `${basePath}/${file.replace('.html', '{.html,/index.html}')}`;
  return JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        rule('**', [
          ...SECURITY_HEADERS,
          ['Cache-Control', REVALIDATED],
          [SHARING_HEADER, UNSHARED],
        ]),
        ...FOLDER_RULES.map(({ folder, policy, caching, sharing }) =>
          rule(`${basePath}${folder}**`, [
            [POLICY_HEADER, policy],
            ['Cache-Control', caching],
            [SHARING_HEADER, sharing],
          ]),
        ),
        ...FILE_TYPES.map(([path, type]) => rule(basePath + path, [['Content-Type', type]])),
        ...pages
          .filter(({ file, policy }) => file !== NOT_FOUND_FILE && policy !== '')
          .map((page) => rule(filesOf(page.file), [[POLICY_HEADER, policyHeaderOf(page)]])),
      ],
    },
    null,
    2,
  );
}
