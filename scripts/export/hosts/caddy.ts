import type { HostRules } from './rules';
import { CACHE_HEADER, ENCODINGS, POLICY_HEADER, SHARING_HEADER, TYPES } from './rules';

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
  const printHeaders = (policy: string, caching: string, sharing: string) => [
    'header {',
    ...rules.headers.map(([name, value]) => `\t${name} "${value}"`),
    `\t${POLICY_HEADER} "${policy}"`,
    `\t${CACHE_HEADER} "${caching}"`,
    `\t${SHARING_HEADER} "${sharing}"`,
    '}',
    // On its own: a removal within the block would run at the end, when the address has been rewritten.
    'header -Server',
  ];
  return [
    'map {path} {page} {page_policy} {',
    ...pages.map(
      ({ address, file, policy }) =>
        `\t${quote(address)} ${quote(`${basePath}/${file}`)} "${policy}"`,
    ),
    `\tdefault "" "${fallback.policy}"`,
    '}',
    'map {path} {policy} {caching} {sharing} {',
    ...folders.map(
      ({ folder, policy, caching, sharing }) =>
        `\t${matchStart(basePath + folder)} "${policy}" "${caching}" "${sharing}"`,
    ),
    `\tdefault {page_policy} "${fallback.caching}" "${fallback.sharing}"`,
    '}',
    ...printHeaders('{policy}', '{caching}', '{sharing}'),
    ...types.map(([path, type]) => `header ${quote(basePath + path)} Content-Type ${type}`),
    // A missing calendar is answered with the error page, which has another type.
    '@calendar {',
    '\tpath *.ics',
    '\tfile',
    '}',
    `header @calendar Content-Type "${TYPES.ics}; charset=utf-8"`,
    ...pages.flatMap(({ address, aliases }) =>
      aliases.map((alias) => `redir ${quote(alias)} ${quote(encodeURI(address))} 301`),
    ),
    // Only page addresses are rewritten, because Caddy would process the result as a new address.
    '@page expression {page} != ""',
    'rewrite @page {page}',
    // AMBIGUOUS_SLASHES in Caddy's spelling.
    'map {uri} {odd} {',
    '\t~^[^?]*(//|%2[fF]|%5[cC]) true',
    '\tdefault false',
    '}',
    '@odd expression {odd} == "true"',
    'error @odd 404',
    // A compressed file is sent at the address of the original, and has none of its own.
    'map {path} {plain} {',
    `\t~^(.+)\\.(${FORMS})$ \${1}`,
    '\tdefault /.none',
    '}',
    '@compressed file {plain}',
    'error @compressed 404',
    `error ${notFound} 404`,
    'file_server {',
    `\t${PRECOMPRESSED}`,
    '\thide .host .htaccess',
    '}',
    'handle_errors {',
    ...printHeaders(errorPage.policy, fallback.caching, fallback.sharing),
    `\trewrite * ${notFound}`,
    '\tfile_server {',
    `\t\t${PRECOMPRESSED}`,
    '\t}',
    '}',
    '',
  ].join('\n');
}
