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
 * vercel.json, which is committed because Vercel reads it before the build; a test compares the two. Of rules for the
 * same header the last match counts. It knows no pages, so the first rule has only what each page, also one of the
 * maintainer's own, may have.
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
