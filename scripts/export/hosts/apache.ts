import { FEED_PATH } from '@/lib/urls/published-files';
import { COMPRESSED_FORM } from '../compressed-forms';
import type { Header, HostRules } from './rules';
import {
  CACHE_HEADER,
  ENCODINGS,
  FEED_TYPE,
  AMBIGUOUS_SLASHES,
  POLICY_HEADER,
  SHARING_HEADER,
  toHeaders,
  TYPES,
} from './rules';

/**
 * Escapes a text for a pattern. Special characters are written as codes, because none of Apache's quotes can hold all
 * of them.
 */
const escapePattern = (text: string) =>
  text.replace(/[^\w/\u0080-\u{10FFFF}]/gu, (sign) =>
    /[.+-]/.test(sign)
      ? `\\${sign}`
      : `\\x${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );

const setHeader = ([name, value]: Header, condition?: string) =>
  `  Header always set ${name} "${value}"${condition ? ` "expr=${condition}"` : ''}`;

const setTypes = (...endings: (keyof typeof TYPES)[]) =>
  endings.map((ending) => `AddType ${TYPES[ending]} .${ending}`);

/** A condition: one of these files is sent, plain or compressed, at any address. */
const isAmong = (files: readonly string[]) =>
  `%{REQUEST_FILENAME} =~ m#/(${files.map(escapePattern).join('|')})(\\.br|\\.gz)?$#`;

/** Sends the compressed form of a file if it exists and the browser accepts it. */
const preferEncoding = ({ name, ending }: (typeof ENCODINGS)[number]) => [
  `  RewriteCond %{HTTP:Accept-Encoding} "(^|,)\\s*${name}\\s*(;\\s*q=(1|0\\.0*[1-9])[\\d.]*\\s*)?(,|$)" [NC]`,
  `  RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `  RewriteRule ^(.+)$ $1.${ending} [END]`,
];

/**
 * The .htaccess of the published folder, which Apache reads on each request. Directives of missing modules are
 * skipped.
 */
export function printApacheConfiguration(rules: HostRules): string {
  const { basePath, headers, fallback, pages, errorPage } = rules;
  const site = pages.filter(({ isOwn }) => !isOwn);
  const own = pages.filter(({ isOwn }) => isOwn);
  const names = site
    .filter(({ file }) => file !== 'index.html')
    .map(({ file }) => escapePattern(file.replace(/\.html$/, '')))
    .join('|');
  /** The maintainer's own folders that have an index. */
  const folders = own
    .filter(({ address }) => address.endsWith('/'))
    .map(({ file }) => escapePattern(file.replace(/\/index\.html$/, '')))
    .join('|');
  const redirects = [
    ['index\\.html', ''],
    [`(${names})(?:/|\\.html|/index\\.html)`, '$1'],
    ...(folders ? [[`(${folders})`, '$1/']] : []),
  ];
  return [
    `ErrorDocument 403 ${basePath}/${errorPage.file}`,
    `ErrorDocument 404 ${basePath}/${errorPage.file}`,
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .csv .ics .js .svg .webmanifest .xml',
    ...setTypes('js', 'csv', 'ics', 'webmanifest'),
    // Matches by file name, in any folder, compressed or not.
    `<FilesMatch "^${escapePattern(FEED_PATH.slice(1))}(\\.br|\\.gz)?$">`,
    `  ForceType ${FEED_TYPE}`,
    '</FilesMatch>',
    ...setTypes('avif', 'webp', 'woff2'),
    // Here these extensions mean compression, not a type; a maintainer's archive stays an archive.
    `<FilesMatch "${COMPRESSED_FORM}">`,
    '  RemoveType .gz .br',
    ...ENCODINGS.map(({ name, ending }) => `  AddEncoding ${name} .${ending}`),
    '</FilesMatch>',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    '  RewriteRule ^ - [R=405]',
    // The same rules apply to the internal request for the error page, so let it pass.
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `  RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(${AMBIGUOUS_SLASHES})" [NC]`,
    '  RewriteRule ^ - [R=404]',
    // A compressed file is sent at the address of the original, and has none of its own.
    '  RewriteCond %{REQUEST_FILENAME} "^(.+)\\.(?:br|gz)$"',
    '  RewriteCond %1 -f',
    '  RewriteRule ^ - [R=404]',
    '  RewriteRule ^(\\.(?!well-known/)|_headers$) - [R=404]',
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `  RewriteRule ^${escapePattern(errorPage.file)}$ - [R=404]`,
    // Redirected below.
    ...redirects.map(([other]) => `  RewriteRule ^${other}$ - [END]`),
    '  RewriteRule ^$ index.html',
    `  RewriteRule ^(${names})$ $1.html`,
    ...(folders ? [`  RewriteRule ^(${folders})/$ $1/index.html`] : []),
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteRule ^ - [R=404]',
    ...ENCODINGS.flatMap(preferEncoding),
    // Otherwise Apache would process the result as a new address.
    '  RewriteCond %{REQUEST_FILENAME} -f',
    '  RewriteRule ^ - [END]',
    '</IfModule>',
    '',
    // mod_rewrite would name scheme and host, which behind a proxy may be the wrong ones.
    '<IfModule mod_alias.c>',
    '<IfDirective RedirectRelative>',
    '  RedirectRelative On',
    '</IfDirective>',
    // Not what the rules above have rewritten.
    `<If "-z reqenv('REDIRECT_STATUS')">`,
    ...(basePath ? [`  RedirectMatch 301 ^${escapePattern(basePath)}$ ${basePath}/`] : []),
    ...redirects.map(
      ([other, target]) =>
        `  RedirectMatch 301 ^${escapePattern(basePath)}/${other}$ ${basePath}/${target}`,
    ),
    '</If>',
    '</IfModule>',
    '',
    '<IfModule mod_headers.c>',
    ...headers.map((header) => setHeader(header)),
    setHeader([POLICY_HEADER, fallback.policy]),
    ...[...new Set([errorPage, ...pages].map(({ policy }) => policy))].map((policy) => {
      const kind = [errorPage, ...pages].filter((page) => page.policy === policy);
      return setHeader([POLICY_HEADER, policy], isAmong(kind.map(({ file }) => file)));
    }),
    setHeader([CACHE_HEADER, fallback.caching]),
    setHeader([SHARING_HEADER, fallback.sharing]),
    ...rules.folders.flatMap((rule) => {
      const isIn = `%{REQUEST_URI} =~ m#^${escapePattern(basePath)}${rule.folder}#`;
      return toHeaders(rule).map((header) => setHeader(header, isIn));
    }),
    '  Header append Vary Accept-Encoding',
    '</IfModule>',
    '',
  ].join('\n');
}
