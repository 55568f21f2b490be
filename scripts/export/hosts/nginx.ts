import { COMPRESSED_EXTENSIONS } from '../compressed-forms';
import type { HostRules } from './rules';
import {
  CACHE_HEADER,
  AMBIGUOUS_SLASHES,
  POLICY_HEADER,
  SHARING_HEADER,
  MIME_TYPES,
} from './rules';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Quotes an address to redirect to, and adds the query of the request. An unescaped $ would begin a variable. */
const quoteTarget = (address: string) =>
  quote(`${encodeURI(address).replaceAll('$', '%24')}$is_args$args`);

const escapePattern = (text: string) => text.replace(/[.+]/g, '\\$&');

/**
 * Prints the file that deploy/nginx.conf includes. Headers that differ between locations are variables: a single
 * add_header in a location would remove all headers of the server.
 */
export function formatNginxConfiguration(rules: HostRules): string {
  const { basePath, headers, fallback, folders, types, pages, errorPage } = rules;
  const errorPagePath = `${basePath}/${errorPage.file}`;
  return [
    `set $policy "${fallback.policy}";`,
    `set $caching "${fallback.caching}";`,
    `set $sharing "${fallback.sharing}";`,
    `add_header ${POLICY_HEADER} $policy always;`,
    `add_header ${CACHE_HEADER} $caching always;`,
    `add_header ${SHARING_HEADER} $sharing always;`,
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    'charset utf-8;',
    'charset_types text/plain text/css text/csv text/calendar application/javascript image/svg+xml;',
    'absolute_redirect off;',
    `error_page 403 404 ${errorPagePath};`,
    // nginx adds all headers twice to the answer to an invalid range (416). A location with an add_header of its own,
    // such as @range, does not inherit the headers of the server.
    'error_page 416 @range;',
    'location @range { add_header Cache-Control ""; return 416; }',
    // For the error page, $uri is its own path, but $request_uri is still the requested one.
    'set $asked "$uri $request_uri";',
    `if ($asked ~* "^(?!${escapePattern(errorPagePath)} ).* [^? ]*(${AMBIGUOUS_SLASHES})") { return 404; }`,
    'location / { try_files $uri =404; }',
    // A compressed file is sent at the address of its original, and has no address of its own.
    `location ~ ^(?<plain>.+)\\.(?:${COMPRESSED_EXTENSIONS})$ { if (-f $document_root$plain) { return 404; } try_files $uri =404; }`,
    'location ~ /\\.(?!well-known/) { return 404; }',
    `location = ${basePath}/_headers { return 404; }`,
    `location = ${basePath}/student-records.csv { default_type ${MIME_TYPES.csv}; }`,
    `location ~ \\.ics$ { default_type ${MIME_TYPES.ics}; }`,
    ...types.map(
      ([path, type]) => `location = ${quote(basePath + path)} { types { } default_type ${type}; }`,
    ),
    ...folders.map(
      ({ folder, policy, caching, sharing, type }) =>
        `location ${quote(basePath + folder)} { set $policy "${policy}"; set $caching "${caching}"; set $sharing "${sharing}"; ${type ? `default_type ${type}; ` : ''}try_files $uri =404; }`,
    ),
    `location = ${errorPagePath} { internal; set $policy "${errorPage.policy}"; }`,
    ...pages.flatMap(({ address, aliases, file, policy }) => {
      // Made of the variable $uri, so that no part of the address needs quotes.
      const servedFile = `\${uri}${`${basePath}/${file}`.slice(address.length)}`;
      return [
        `location = ${quote(address)} { set $policy "${policy}"; try_files ${servedFile} =404; }`,
        ...aliases.map(
          (alias) => `location = ${quote(alias)} { return 301 ${quoteTarget(address)}; }`,
        ),
      ];
    }),
    '',
  ].join('\n');
}
