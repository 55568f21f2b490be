import type { Header, HostRules } from './rules';
import { ENCODINGS, toHeaders, TYPES } from './rules';

/** Quotes a text for Caddy, where a brace begins a placeholder. */
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replace(/[{}]/g, '\\$&')}"`;

/** A pattern for the addresses that begin with a text. */
const matchStart = (text: string) => quote(`~^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const PRECOMPRESSED = `precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}`;
const FORMS = ENCODINGS.map(({ ending }) => ending).join('|');

/** What deploy/Caddyfile imports. */
export function printCaddyConfiguration(rules: HostRules): string {
  const { basePath, fallback, folders, types, pages, errorPage } = rules;
  const notFound = `${basePath}/${errorPage.file}`;
  const printHeaders = (...headers: Header[]) => [
    ...headers.map(([name, value]) => `header ${name} "${value}"`),
    // At the end, when Caddy has added its own.
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
        `\t${matchStart(basePath + folder)} "${policy}" "${caching}" "${sharing}"`,
    ),
    `\tdefault {page_policy} "${fallback.caching}" "${fallback.sharing}"`,
    '}',
    // AMBIGUOUS_SLASHES in Caddy's spelling.
    'map {uri} {odd} {',
    '\t~^[^?]*(//|%2[fF]|%5[cC]) true',
    '\tdefault false',
    '}',
    // A compressed file is sent at the address of the original, and has none of its own.
    'map {path} {plain} {',
    `\t~^(.+)\\.(${FORMS})$ \${1}`,
    '\tdefault /.none',
    '}',
    '@other not method GET HEAD',
    '@odd expression {odd} == "true"',
    '@alias expression {canonical} != ""',
    '@compressed file {plain}',
    '@page expression {page} != ""',
    // A missing calendar is answered with the error page, which has another type.
    '@calendar {',
    '\tpath *.ics',
    '\tfile',
    '}',
    // In this order; outside a route, Caddy has its own.
    'route {',
    ...printHeaders(
      ...rules.headers,
      ...toHeaders({ policy: '{policy}', caching: '{caching}', sharing: '{sharing}' }),
    ),
    'respond @other 405',
    'error @odd 404',
    'redir @alias {canonical}{asked} 301',
    'error @compressed 404',
    `error ${notFound} 404`,
    ...types.map(([path, type]) => `header ${quote(basePath + path)} Content-Type ${type}`),
    `header @calendar Content-Type "${TYPES.ics}; charset=utf-8"`,
    // Only page addresses are rewritten, because Caddy would process the result as a new address.
    'rewrite @page {page}',
    'file_server {',
    `\t${PRECOMPRESSED}`,
    '\thide .host .htaccess .nojekyll _headers',
    '}',
    '}',
    'handle_errors {',
    ...printHeaders(...toHeaders({ ...fallback, policy: errorPage.policy })),
    `rewrite * ${notFound}`,
    'file_server {',
    `\t${PRECOMPRESSED}`,
    // Also for names that no file can have, at which Caddy fails.
    '\tstatus 404',
    '}',
    '}',
    '',
  ].join('\n');
}
