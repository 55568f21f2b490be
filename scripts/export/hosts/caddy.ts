import { COMPRESSED_EXTENSIONS, ENCODINGS } from '../compressed-forms';
import type { Header, HostRules } from './rules';
import { getHeaders, MIME_TYPES } from './rules';

/** Quotes a text for Caddy, where a brace begins a placeholder. */
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replace(/[{}]/g, '\\$&')}"`;

/** Prints a pattern for all addresses that begin with a text. */
const formatPrefixPattern = (text: string) =>
  quote(`~^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const PRECOMPRESSED_DIRECTIVE = `precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}`;

/** Prints the file that deploy/Caddyfile imports. */
export function formatCaddyConfiguration(rules: HostRules): string {
  const { basePath, fallback, folders, types, pages, errorPage } = rules;
  const errorPagePath = `${basePath}/${errorPage.file}`;
  const formatHeaders = (...headers: Header[]) => [
    ...headers.map(([name, value]) => `header ${name} "${value}"`),
    // Deferred until Caddy has added its own headers.
    'header {',
    '\tdefer',
    '\t-Server',
    '\tVary Accept-Encoding',
    '}',
  ];
  return [
    'map {path} {page} {page_policy} {',
    ...pages.map(
      ({ address, file, policy }) =>
        `\t${quote(address)} ${quote(`${basePath}/${file}`)} "${policy}"`,
    ),
    `\tdefault "" "${fallback.policy}"`,
    '}',
    'map {path} {canonical} {',
    ...pages.flatMap(({ address, aliases }) =>
      aliases.map((alias) => `\t${quote(alias)} ${quote(encodeURI(address))}`),
    ),
    '\tdefault ""',
    '}',
    'map {query} {asked} {',
    '\t"" ""',
    '\tdefault "?{query}"',
    '}',
    'map {path} {policy} {caching} {sharing} {',
    ...folders.map(
      ({ folder, policy, caching, sharing }) =>
        `\t${formatPrefixPattern(basePath + folder)} "${policy}" "${caching}" "${sharing}"`,
    ),
    `\tdefault {page_policy} "${fallback.caching}" "${fallback.sharing}"`,
    '}',
    // AMBIGUOUS_SLASHES, in the syntax of Caddy.
    'map {uri} {odd} {',
    '\t~^[^?]*(//|%2[fF]|%5[cC]) true',
    '\tdefault false',
    '}',
    // A compressed file is sent at the address of its original, and has no address of its own.
    'map {path} {plain} {',
    `\t~^(.+)\\.(${COMPRESSED_EXTENSIONS})$ \${1}`,
    '\tdefault /.none',
    '}',
    '@other not method GET HEAD',
    '@odd expression {odd} == "true"',
    '@alias expression {canonical} != ""',
    '@compressed file {plain}',
    '@page expression {page} != ""',
    // Matches only calendar files that exist, because the error page for a missing one is HTML.
    '@calendar {',
    '\tpath *.ics',
    '\tfile',
    '}',
    // A route keeps this order. Outside of a route, Caddy sorts the directives.
    'route {',
    ...formatHeaders(
      ...rules.headers,
      ...getHeaders({ policy: '{policy}', caching: '{caching}', sharing: '{sharing}' }),
    ),
    'respond @other 405',
    'error @odd 404',
    'redir @alias {canonical}{asked} 301',
    'error @compressed 404',
    `error ${errorPagePath} 404`,
    ...types.map(([path, type]) => `header ${quote(basePath + path)} Content-Type ${type}`),
    `header @calendar Content-Type "${MIME_TYPES.ics}; charset=utf-8"`,
    // Only addresses of pages are rewritten, because Caddy would process a rewritten address like a new request.
    'rewrite @page {page}',
    'file_server {',
    `\t${PRECOMPRESSED_DIRECTIVE}`,
    '\thide .host .htaccess .nojekyll _headers',
    '}',
    '}',
    'handle_errors {',
    ...formatHeaders(...getHeaders({ ...fallback, policy: errorPage.policy })),
    `rewrite * ${errorPagePath}`,
    'file_server {',
    `\t${PRECOMPRESSED_DIRECTIVE}`,
    // Caddy would fail at names that no file can have, so the status is always 404.
    '\tstatus 404',
    '}',
    '}',
    '',
  ].join('\n');
}
