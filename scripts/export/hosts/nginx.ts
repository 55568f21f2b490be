import type { HostRules } from './rules';
import {
  CACHE_HEADER,
  ENCODINGS,
  AMBIGUOUS_SLASHES,
  POLICY_HEADER,
  SHARING_HEADER,
  TYPES,
} from './rules';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** An address to redirect to, with the query of the request. A $ of its own would begin a variable. */
const quoteTarget = (address: string) =>
  quote(`${encodeURI(address).replaceAll('$', '%24')}$is_args$args`);

const escapePattern = (text: string) => text.replace(/[.+]/g, '\\$&');

const FORMS = ENCODINGS.map(({ ending }) => ending).join('|');

/**
 * The file that deploy/nginx.conf includes. Headers that differ between locations are variables, because a single
 * add_header in a location would remove all those of the server.
 */
export function printNginxConfiguration(rules: HostRules): string {
  const { basePath, headers, fallback, folders, types, pages, errorPage } = rules;
  const notFound = `${basePath}/${errorPage.file}`;
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
    `error_page 403 404 ${notFound};`,
    // An answer to a range that the file does not have gets its headers twice, the second time here: none.
    'error_page 416 @range;',
    'location @range { add_header Cache-Control ""; return 416; }',
    // The error page has its own $uri, but the $request_uri of the request.
    'set $asked "$uri $request_uri";',
    `if ($asked ~* "^(?!${escapePattern(notFound)} ).* [^? ]*(${AMBIGUOUS_SLASHES})") { return 404; }`,
    'location / { try_files $uri =404; }',
    // A compressed file is sent at the address of the original, and has none of its own.
    `location ~ ^(?<plain>.+)\\.(?:${FORMS})$ { if (-f $document_root$plain) { return 404; } try_files $uri =404; }`,
    'location ~ /\\.(?!well-known/) { return 404; }',
    `location = ${basePath}/_headers { return 404; }`,
    `location = ${basePath}/student-records.csv { default_type ${TYPES.csv}; }`,
    `location ~ \\.ics$ { default_type ${TYPES.ics}; }`,
    ...types.map(
      ([path, type]) => `location = ${quote(basePath + path)} { types { } default_type ${type}; }`,
    ),
    ...folders.map(
      ({ folder, policy, caching, sharing, type }) =>
        `location ${quote(basePath + folder)} { set $policy "${policy}"; set $caching "${caching}"; set $sharing "${sharing}"; ${type ? `default_type ${type}; ` : ''}try_files $uri =404; }`,
    ),
    `location = ${notFound} { internal; set $policy "${errorPage.policy}"; }`,
    ...pages.flatMap(({ address, aliases, file, policy }) => {
      // Built from the requested address, so that nothing needs quoting.
      const served = `\${uri}${`${basePath}/${file}`.slice(address.length)}`;
      return [
        `location = ${quote(address)} { set $policy "${policy}"; try_files ${served} =404; }`,
        ...aliases.map(
          (alias) => `location = ${quote(alias)} { return 301 ${quoteTarget(address)}; }`,
        ),
      ];
    }),
    '',
  ].join('\n');
}
