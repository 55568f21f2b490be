import { OWN_PAGE_POLICY } from './policy';
import {
  FILE_TYPES,
  FOLDER_RULES,
  POLICY_HEADER,
  SECURITY_HEADERS,
  SHARING_HEADER,
  toHeaders,
  UNSHARED,
} from './rules';
import { toRule } from './serve';

/**
 * vercel.json. It is committed, because Vercel reads it before the build; a test compares the two. If several rules
 * set a header, the last match wins. It does not know the pages, so the first rule has only what every page may have,
 * including a maintainer's own.
 */
export const getVercelConfiguration = () => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  buildCommand: 'next build',
  outputDirectory: 'out',
  cleanUrls: true,
  trailingSlash: false,
  headers: [
    toRule('/(.*)', [
      ...SECURITY_HEADERS,
      [POLICY_HEADER, OWN_PAGE_POLICY],
      [SHARING_HEADER, UNSHARED],
    ]),
    ...FOLDER_RULES.map((rule) => toRule(`${rule.folder}(.*)`, toHeaders(rule))),
    ...FILE_TYPES.map(([path, type]) => toRule(path, [['Content-Type', type]])),
  ],
});
