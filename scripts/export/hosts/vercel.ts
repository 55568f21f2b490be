import { MAINTAINER_PAGE_POLICY } from './policy';
import {
  FILE_TYPES,
  FOLDER_RULES,
  POLICY_HEADER,
  SECURITY_HEADERS,
  SHARING_HEADER,
  getHeaders,
  UNSHARED,
} from './rules';
import { createRule } from './serve';

/**
 * The content of vercel.json. Vercel reads that file before the build, so it is committed, and a test compares it with
 * the result of this function. Before the build the pages are not known, so the first rule has only headers that fit
 * every page, including a maintainer's own.
 */
export const getVercelConfiguration = () => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  buildCommand: 'next build',
  outputDirectory: 'out',
  cleanUrls: true,
  trailingSlash: false,
  headers: [
    createRule('/(.*)', [
      ...SECURITY_HEADERS,
      [POLICY_HEADER, MAINTAINER_PAGE_POLICY],
      [SHARING_HEADER, UNSHARED],
    ]),
    ...FOLDER_RULES.map((rule) => createRule(`${rule.folder}(.*)`, getHeaders(rule))),
    ...FILE_TYPES.map(([path, type]) => createRule(path, [['Content-Type', type]])),
  ],
});
