import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../documents/pages';
import {
  FALLBACK_POLICY,
  FOLDER_RULES,
  POLICY_HEADER,
  policyHeaderOf,
  REVALIDATED,
  SECURITY_HEADERS,
  SHARING_HEADER,
  UNSHARED,
} from './policy';
import { FILE_TYPES } from './types';

/** The address of a location as nginx takes it, whatever stands in it. */
const quoted = (address: string) => `"${address.replace(/["\\]/g, '\\$&')}"`;

/** An address to redirect to; a $ would begin a variable, which nothing else keeps it from. */
const target = (address: string) => quoted(encodeURI(address).replaceAll('$', '%24'));

/** A text in a pattern, whatever stands in it. */
const literal = (text: string) => text.replace(/[.+]/g, '\\$&');

/** The file of a page, told from the address that it is asked for at, so that nothing of it need be quoted. */
function fileAt({ address, file }: Page, basePath: string): string {
  const ending = `${basePath}/${file}`.slice(address.length);
  return `\${uri}${ending}`;
}

/**
 * What deploy/nginx.conf includes. What differs from place to place is in variables, because an add_header of a location
 * would switch off all those of the server.
 */
export function nginxConfiguration(pages: readonly Page[], { basePath }: Settings): string {
  const notFound = `${basePath}/${NOT_FOUND_FILE}`;
  return [
    `set $policy "${FALLBACK_POLICY}";`,
    `set $caching "${REVALIDATED}";`,
    `set $sharing "${UNSHARED}";`,
    `add_header ${POLICY_HEADER} $policy always;`,
    'add_header Cache-Control $caching always;',
    `add_header ${SHARING_HEADER} $sharing always;`,
    ...SECURITY_HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    'charset utf-8;',
    'charset_types text/plain text/css text/csv text/calendar application/javascript image/svg+xml;',
    'absolute_redirect off;',
    `error_page 403 404 ${notFound};`,
    // nginx would take these addresses for those of pages, whose links and script then count on another address. The
    // error screen that they get is looked up under its own name, but with the address that was asked for.
    'set $asked "$uri $request_uri";',
    `if ($asked ~* "^(?!${literal(notFound)} ).* [^? ]*(//|%2f|%5c)") { return 404; }`,
    'location / { try_files $uri =404; }',
    // A compressed form is sent under the name of its file, and has none of its own.
    'location ~ ^(?<plain>.+)\\.(?:br|gz)$ { if (-f $document_root$plain) { return 404; } try_files $uri =404; }',
    'location ~ /\\.(?!well-known/) { return 404; }',
    `location = ${basePath}/student-records.csv { default_type text/csv; }`,
    'location ~ \\.ics$ { default_type text/calendar; }',
    ...FILE_TYPES.map(
      ([path, type]) => `location = ${quoted(basePath + path)} { types { } default_type ${type}; }`,
    ),
    ...FOLDER_RULES.map(
      ({ folder, policy, caching, sharing, type }) =>
        `location ${quoted(basePath + folder)} { set $policy "${policy}"; set $caching "${caching}"; set $sharing "${sharing}"; ${type ? `default_type ${type}; ` : ''}try_files $uri =404; }`,
    ),
    ...pages.flatMap((page) => {
      const policy = `set $policy "${policyHeaderOf(page)}";`;
      if (page.file === NOT_FOUND_FILE) return `location = ${notFound} { internal; ${policy} }`;
      return [
        `location = ${quoted(page.address)} { ${policy} try_files ${fileAt(page, basePath)} =404; }`,
        ...page.aliases.map(
          (alias) => `location = ${quoted(alias)} { return 301 ${target(page.address)}; }`,
        ),
      ];
    }),
    '',
  ].join('\n');
}
