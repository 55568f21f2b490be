import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../pages';
import {
  asHeader,
  CACHING_BY_FOLDER,
  fallbackPolicy,
  POLICY_HEADER,
  REVALIDATED,
  securityHeaders,
} from '../policy';

/** What deploy/Caddyfile imports. */
export function caddyConfiguration(pages: readonly Page[], settings: Settings): string {
  const { basePath } = settings;
  const notFound = pages.find(({ file }) => file === NOT_FOUND_FILE);
  const screens = pages.filter((page) => page !== notFound);
  const headers = (policy: string, caching: string) => [
    'header {',
    ...securityHeaders(settings).map(([name, value]) => `\t${name} "${value}"`),
    `\t${POLICY_HEADER} "${policy}"`,
    `\tCache-Control "${caching}"`,
    '}',
    // By itself, for a removal waits for the end, when the address is no longer the one that was asked for.
    'header -Server',
  ];
  return [
    'map {path} {page} {policy} {',
    ...screens.map(
      ({ address, file, policy }) => `\t${address} ${basePath}/${file} "${asHeader(policy)}"`,
    ),
    `\tdefault {path} "${fallbackPolicy}"`,
    '}',
    'map {path} {caching} {',
    ...[...CACHING_BY_FOLDER].map(([folder, caching]) => `\t~^${basePath}${folder} "${caching}"`),
    `\tdefault "${REVALIDATED}"`,
    '}',
    ...headers('{policy}', '{caching}'),
    `header ${basePath}/manifest.webmanifest Content-Type application/manifest+json`,
    ...screens.flatMap(({ address, aliases }) =>
      aliases.map((alias) => `redir ${alias} ${address} 301`),
    ),
    'rewrite * {page}',
    `error ${basePath}/${NOT_FOUND_FILE} 404`,
    'file_server {',
    '\tprecompressed br gzip',
    '\thide .host .htaccess',
    '}',
    'handle_errors {',
    ...headers(asHeader(notFound?.policy ?? fallbackPolicy), REVALIDATED),
    `\trewrite * ${basePath}/${NOT_FOUND_FILE}`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    '',
  ].join('\n');
}
