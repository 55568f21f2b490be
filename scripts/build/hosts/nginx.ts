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

/**
 * What deploy/nginx.conf includes. What differs from place to place is in variables, because an add_header of a location
 * would switch off all those of the server.
 */
export function nginxConfiguration(pages: readonly Page[], { basePath }: Settings): string {
  const notFound = `${basePath}/${NOT_FOUND_FILE}`;
  return [
    `set $policy "${fallbackPolicy}";`,
    `set $caching "${REVALIDATED}";`,
    `set $sharing "${UNSHARED}";`,
    `add_header ${POLICY_HEADER} $policy always;`,
    'add_header Cache-Control $caching always;',
    `add_header ${SHARING_HEADER} $sharing always;`,
    ...SECURITY_HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    'charset utf-8;',
    'charset_types text/html text/plain text/css text/csv application/javascript image/svg+xml;',
    'absolute_redirect off;',
    `error_page 403 404 ${notFound};`,
    'location / { try_files $uri =404; }',
    'location ~ /\\.(?!well-known/) { return 404; }',
    `location = ${basePath}/student-records.csv { default_type text/csv; }`,
    `location = ${basePath}/manifest.webmanifest { default_type application/manifest+json; }`,
    ...FOLDER_RULES.map(
      ({ folder, caching, sharing }) =>
        `location ${basePath}${folder} { set $caching "${caching}"; set $sharing "${sharing}"; try_files $uri =404; }`,
    ),
    ...pages.flatMap((page) => {
      const policy = `set $policy "${asHeader(page.policy)}";`;
      if (page.file === NOT_FOUND_FILE) return `location = ${notFound} { internal; ${policy} }`;
      return [
        `location = ${page.address} { ${policy} try_files ${basePath}/${page.file} =404; }`,
        ...page.aliases.map((alias) => `location = ${alias} { return 301 ${page.address}; }`),
      ];
    }),
    '',
  ].join('\n');
}
