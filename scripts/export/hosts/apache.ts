import { FEED_PATH } from '@/lib/urls/published-files';
import { COMPRESSED_FILE, ENCODINGS } from '../compressed-forms';
import type { Header, HostRules } from './rules';
import {
  CACHE_HEADER,
  FEED_TYPE,
  AMBIGUOUS_SLASHES,
  POLICY_HEADER,
  SHARING_HEADER,
  getHeaders,
  MIME_TYPES,
} from './rules';

/**
 * Escapes a text for a regular expression. Most special characters become codes, because no kind of quotes in Apache
 * can contain all of them.
 */
const escapePattern = (text: string) =>
  text.replace(/[^\w/\u0080-\u{10FFFF}]/gu, (character) =>
    /[.+-]/.test(character)
      ? `\\${character}`
      : `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );

const formatApacheHeader = ([name, value]: Header, condition?: string) =>
  `  Header always set ${name} "${value}"${condition ? ` "expr=${condition}"` : ''}`;

const formatMimeTypes = (...extensions: (keyof typeof MIME_TYPES)[]) =>
  extensions.map((extension) => `AddType ${MIME_TYPES[extension]} .${extension}`);

/** Prints the condition that one of the files is sent, plain or compressed, at any address. */
const formatFileCondition = (files: readonly string[]) =>
  `%{REQUEST_FILENAME} =~ m#/(${files.map(escapePattern).join('|')})(\\.br|\\.gz)?$#`;

/** Prints rules that send the compressed form of a file, if it exists and the browser accepts it. */
const formatEncodingRules = ({ name, extension }: (typeof ENCODINGS)[number]) => [
  `  RewriteCond %{HTTP:Accept-Encoding} "(^|,)\\s*${name}\\s*(;\\s*q=(1|0\\.0*[1-9])[\\d.]*\\s*)?(,|$)" [NC]`,
  `  RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
  `  RewriteRule ^(.+)$ $1.${extension} [END]`,
];

/**
 * Prints the .htaccess of the published folder, which Apache reads on each request. Directives of missing modules are
 * skipped.
 */
export function formatApacheConfiguration(rules: HostRules): string {
  const { basePath, headers, fallback, pages, errorPage } = rules;
  const sitePages = pages.filter(({ isOwn }) => !isOwn);
  const ownPages = pages.filter(({ isOwn }) => isOwn);
  const pageNames = sitePages
    .filter(({ file }) => file !== 'index.html')
    .map(({ file }) => escapePattern(file.replace(/\.html$/, '')))
    .join('|');
  /** Folders of the maintainer's own pages that have an index.html. */
  const folders = ownPages
    .filter(({ address }) => address.endsWith('/'))
    .map(({ file }) => escapePattern(file.replace(/\/index\.html$/, '')))
    .join('|');
  const redirects = [
    ['index\\.html', ''],
    [`(${pageNames})(?:/|\\.html|/index\\.html)`, '$1'],
    ...(folders ? [[`(${folders})`, '$1/']] : []),
  ];
  return [
    `ErrorDocument 403 ${basePath}/${errorPage.file}`,
    `ErrorDocument 404 ${basePath}/${errorPage.file}`,
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .csv .ics .js .svg .webmanifest .xml',
    ...formatMimeTypes('js', 'csv', 'ics', 'webmanifest'),
    // FilesMatch compares file names in all folders.
    `<FilesMatch "^${escapePattern(FEED_PATH.slice(1))}(\\.br|\\.gz)?$">`,
    `  ForceType ${FEED_TYPE}`,
    '</FilesMatch>',
    ...formatMimeTypes('avif', 'webp', 'woff2'),
    // Only in these names do .br and .gz mean compression. A maintainer's archive stays an archive.
    `<FilesMatch "${COMPRESSED_FILE}">`,
    '  RemoveType .gz .br',
    ...ENCODINGS.map(({ name, extension }) => `  AddEncoding ${name} .${extension}`),
    '</FilesMatch>',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    '  RewriteRule ^ - [R=405]',
    // REDIRECT_STATUS is set on Apache's internal request for the error page, which these rules must let pass.
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `  RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(${AMBIGUOUS_SLASHES})" [NC]`,
    '  RewriteRule ^ - [R=404]',
    // A compressed file is sent at the address of its original, and has no address of its own.
    '  RewriteCond %{REQUEST_FILENAME} "^(.+)\\.(?:br|gz)$"',
    '  RewriteCond %1 -f',
    '  RewriteRule ^ - [R=404]',
    '  RewriteRule ^(\\.(?!well-known/)|_headers$) - [R=404]',
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `  RewriteRule ^${escapePattern(errorPage.file)}$ - [R=404]`,
    // The mod_alias rules below redirect these addresses.
    ...redirects.map(([alias]) => `  RewriteRule ^${alias}$ - [END]`),
    '  RewriteRule ^$ index.html',
    `  RewriteRule ^(${pageNames})$ $1.html`,
    ...(folders ? [`  RewriteRule ^(${folders})/$ $1/index.html`] : []),
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteRule ^ - [R=404]',
    ...ENCODINGS.flatMap(formatEncodingRules),
    // [END] stops here for an existing file. Otherwise Apache would process the rewritten address like a new request.
    '  RewriteCond %{REQUEST_FILENAME} -f',
    '  RewriteRule ^ - [END]',
    '</IfModule>',
    '',
    // Redirects by mod_alias: mod_rewrite would write scheme and host, which may be wrong behind a proxy.
    '<IfModule mod_alias.c>',
    '<IfDirective RedirectRelative>',
    '  RedirectRelative On',
    '</IfDirective>',
    // Only for addresses that the rules above have not rewritten.
    `<If "-z reqenv('REDIRECT_STATUS')">`,
    ...(basePath ? [`  RedirectMatch 301 ^${escapePattern(basePath)}$ ${basePath}/`] : []),
    ...redirects.map(
      ([alias, target]) =>
        `  RedirectMatch 301 ^${escapePattern(basePath)}/${alias}$ ${basePath}/${target}`,
    ),
    '</If>',
    '</IfModule>',
    '',
    '<IfModule mod_headers.c>',
    ...headers.map((header) => formatApacheHeader(header)),
    formatApacheHeader([POLICY_HEADER, fallback.policy]),
    ...[...new Set([errorPage, ...pages].map(({ policy }) => policy))].map((policy) => {
      const matchingPages = [errorPage, ...pages].filter((page) => page.policy === policy);
      return formatApacheHeader(
        [POLICY_HEADER, policy],
        formatFileCondition(matchingPages.map(({ file }) => file)),
      );
    }),
    formatApacheHeader([CACHE_HEADER, fallback.caching]),
    formatApacheHeader([SHARING_HEADER, fallback.sharing]),
    ...rules.folders.flatMap((rule) => {
      const folderCondition = `%{REQUEST_URI} =~ m#^${escapePattern(basePath)}${rule.folder}#`;
      return getHeaders(rule).map((header) => formatApacheHeader(header, folderCondition));
    }),
    '  Header append Vary Accept-Encoding',
    '</IfModule>',
    '',
  ].join('\n');
}
