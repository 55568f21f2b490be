import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../documents/pages';
import {
  FALLBACK_POLICY,
  FOLDER_RULES,
  PAGE_POLICY,
  POLICY_HEADER,
  policyHeaderOf,
  REVALIDATED,
  SECURITY_HEADERS,
  SHARING_HEADER,
  UNSHARED,
} from './policy';
import { FILE_TYPES } from './types';

/** A text as Caddy takes it whatever stands in it; a brace would begin a placeholder. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replace(/[{}]/g, '\\$&')}"`;

/** What matches the addresses that begin with a text. */
const startsWith = (text: string) => quoted(`~^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What deploy/Caddyfile imports. */
export function caddyConfiguration(pages: readonly Page[], { basePath }: Settings): string {
  const screens = pages.filter(({ file }) => file !== NOT_FOUND_FILE);
  const headers = (policy: string, caching: string, sharing: string) => [
    'header {',
    ...SECURITY_HEADERS.map(([name, value]) => `\t${name} "${value}"`),
    `\t${POLICY_HEADER} "${policy}"`,
    `\tCache-Control "${caching}"`,
    `\t${SHARING_HEADER} "${sharing}"`,
    '}',
    // By itself, for a removal waits for the end, when the address is no longer the one that was asked for.
    'header -Server',
  ];
  return [
    'map {path} {page} {page_policy} {',
    ...screens.map(
      (page) =>
        `\t${quoted(page.address)} ${quoted(`${basePath}/${page.file}`)} "${policyHeaderOf(page)}"`,
    ),
    `\tdefault "" "${FALLBACK_POLICY}"`,
    '}',
    'map {path} {policy} {caching} {sharing} {',
    ...FOLDER_RULES.map(
      ({ folder, policy, caching, sharing }) =>
        `\t${startsWith(basePath + folder)} "${policy}" "${caching}" "${sharing}"`,
    ),
    `\tdefault {page_policy} "${REVALIDATED}" "${UNSHARED}"`,
    '}',
    ...headers('{policy}', '{caching}', '{sharing}'),
    ...FILE_TYPES.map(([path, type]) => `header ${quoted(basePath + path)} Content-Type ${type}`),
    // One that is not there is answered with the error screen, which is no calendar.
    '@calendar {',
    '\tpath *.ics',
    '\tfile',
    '}',
    'header @calendar Content-Type "text/calendar; charset=utf-8"',
    ...screens.flatMap(({ address, aliases }) =>
      aliases.map((alias) => `redir ${quoted(alias)} ${quoted(encodeURI(address))} 301`),
    ),
    // Any other address stays as it is, for what stands in place of it would be read as an address once more.
    '@page expression {page} != ""',
    'rewrite @page {page}',
    // Caddy would take these addresses for those of pages, whose links and script then count on another address.
    'map {uri} {odd} {',
    '\t~^[^?]*(//|%2[fF]|%5[cC]) true',
    '\tdefault false',
    '}',
    '@odd expression {odd} == "true"',
    'error @odd 404',
    // A compressed form is sent under the name of its file, and has none of its own.
    'map {path} {plain} {',
    '\t~^(.+)\\.(br|gz)$ ${1}',
    '\tdefault /.none',
    '}',
    '@compressed file {plain}',
    'error @compressed 404',
    `error ${basePath}/${NOT_FOUND_FILE} 404`,
    'file_server {',
    '\tprecompressed br gzip',
    '\thide .host .htaccess',
    '}',
    'handle_errors {',
    ...headers(PAGE_POLICY, REVALIDATED, UNSHARED),
    `\trewrite * ${basePath}/${NOT_FOUND_FILE}`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    '',
  ].join('\n');
}
