import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../documents/pages';
import {
  asHeader,
  fallbackPolicy,
  FOLDER_RULES,
  POLICY_HEADER,
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
  const notFound = pages.find(({ file }) => file === NOT_FOUND_FILE);
  const screens = pages.filter((page) => page !== notFound);
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
      ({ address, file, policy }) =>
        `\t${quoted(address)} ${quoted(`${basePath}/${file}`)} "${asHeader(policy)}"`,
    ),
    `\tdefault {path} "${fallbackPolicy}"`,
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
    'rewrite * {page}',
    `error ${basePath}/${NOT_FOUND_FILE} 404`,
    'file_server {',
    '\tprecompressed br gzip',
    '\thide .host .htaccess',
    '}',
    'handle_errors {',
    ...headers(asHeader(notFound?.policy ?? fallbackPolicy), REVALIDATED, UNSHARED),
    `\trewrite * ${basePath}/${NOT_FOUND_FILE}`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    '',
  ].join('\n');
}
