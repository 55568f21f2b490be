import { FEED_PATH } from '@/lib/published-files';
import type { Settings } from '@/lib/settings.mjs';
import { COMPRESSED_FORM } from '../compress';
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
  type Header,
} from './policy';

/** A text in a pattern, whatever stands in it; what is no letter by its code, for no quote of Apache's holds them all. */
const literal = (text: string) =>
  text.replace(/[^\w/\u0080-\u{10FFFF}]/gu, (sign) =>
    /[.+-]/.test(sign)
      ? `\\${sign}`
      : `\\x${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );

const setHeader = ([name, value]: Header, condition?: string) =>
  `  Header always set ${name} "${value}"${condition ? ` "expr=${condition}"` : ''}`;

/** Whether one of these is sent, whichever address it was asked for at: the plain file or a compressed form of it. */
const isAmong = (pages: readonly Page[]) =>
  `%{REQUEST_FILENAME} =~ m#/(${pages.map(({ file }) => literal(file)).join('|')})(\\.br|\\.gz)?$#`;

/** Sends the compressed form of a file, where there is one and the browser takes it. */
const preferEncoding = (encoding: string, ending: string) => [
  `  RewriteCond %{HTTP:Accept-Encoding} "(^|,)\\s*${encoding}\\s*(;\\s*q=(1|0\\.0*[1-9])[\\d.]*\\s*)?(,|$)" [NC]`,
  `  RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `  RewriteRule ^(.+)$ $1.${ending} [END]`,
];

/** Redirects a base path that was asked for without its slash, which is no address below the published folder. */
const addSlash = (basePath: string) => [
  '  RewriteOptions AllowNoSlash',
  `  RewriteCond %{REQUEST_URI} ^${literal(basePath)}$`,
  `  RewriteRule ^ ${basePath}/ [R=301,END]`,
];

/** The .htaccess of the published folder, read anew for each request. Without a module its part is passed over. */
export function apacheConfiguration(pages: readonly Page[], { basePath }: Settings): string {
  const isOwn = ({ policy }: Page) => policy === '';
  const names = pages
    .filter((page) => !isOwn(page) && !['index.html', NOT_FOUND_FILE].includes(page.file))
    .map(({ file }) => literal(file.replace(/\.html$/, '')))
    .join('|');
  const ownFolders = pages
    .filter((page) => isOwn(page) && page.address.endsWith('/'))
    .map(({ file }) => literal(file.replace(/\/index\.html$/, '')));
  return [
    `ErrorDocument 403 ${basePath}/${NOT_FOUND_FILE}`,
    `ErrorDocument 404 ${basePath}/${NOT_FOUND_FILE}`,
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .csv .ics .js .svg .webmanifest .xml',
    'AddType text/javascript .js',
    'AddType text/csv .csv',
    'AddType text/calendar .ics',
    'AddType application/manifest+json .webmanifest',
    // By its name alone, whichever folder it is in, compressed or not.
    `<FilesMatch "^${literal(FEED_PATH.slice(1))}(\\.br|\\.gz)?$">`,
    '  ForceType application/atom+xml',
    '</FilesMatch>',
    'AddType image/avif .avif',
    'AddType image/webp .webp',
    'AddType font/woff2 .woff2',
    // What these endings say is how a file is compressed, not what it is; an archive of the maintainer's is one.
    `<FilesMatch "${COMPRESSED_FORM}">`,
    '  RemoveType .gz .br',
    '  AddEncoding br .br',
    '  AddEncoding gzip .gz',
    '</FilesMatch>',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    // The error screen is looked up by the same rules, which must let it through.
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    '  RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(//|%2f|%5c)" [NC]',
    '  RewriteRule ^ - [R=404,END]',
    // A compressed form is sent under the name of its file, and has none of its own.
    '  RewriteCond %{REQUEST_FILENAME} "^(.+)\\.(?:br|gz)$"',
    '  RewriteCond %1 -f',
    '  RewriteRule ^ - [R=404,END]',
    `  RewriteRule ^\\.(?!well-known/) - [R=404,END]`,
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `  RewriteRule ^${literal(NOT_FOUND_FILE)}$ - [R=404,END]`,
    `  RewriteRule ^index\\.html$ ${basePath}/ [R=301,END]`,
    `  RewriteRule ^(${names})(/|\\.html|/index\\.html)$ ${basePath}/$1 [R=301,END]`,
    ...(basePath ? addSlash(basePath) : []),
    '  RewriteRule ^$ index.html',
    `  RewriteRule ^(${names})$ $1.html`,
    ...(ownFolders.length > 0
      ? [
          `  RewriteRule ^(${ownFolders.join('|')})$ ${basePath}/$1/ [R=301,END]`,
          `  RewriteRule ^(${ownFolders.join('|')})/$ $1/index.html`,
        ]
      : []),
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteRule ^ - [R=404,END]',
    ...preferEncoding('br', 'br'),
    ...preferEncoding('gzip', 'gz'),
    // What was made of the address counts; without this it would be taken for an address once more.
    '  RewriteRule ^ - [END]',
    '</IfModule>',
    '',
    '<IfModule mod_headers.c>',
    ...SECURITY_HEADERS.map((header) => setHeader(header)),
    setHeader([POLICY_HEADER, FALLBACK_POLICY]),
    ...[pages.filter((page) => !isOwn(page)), pages.filter(isOwn)].flatMap((kind) =>
      kind
        .slice(0, 1)
        .map((page) => setHeader([POLICY_HEADER, policyHeaderOf(page)], isAmong(kind))),
    ),
    setHeader(['Cache-Control', REVALIDATED]),
    setHeader([SHARING_HEADER, UNSHARED]),
    ...FOLDER_RULES.flatMap(({ folder, policy, caching, sharing }) => {
      const isIn = `%{REQUEST_URI} =~ m#^${literal(basePath)}${folder}#`;
      return [
        setHeader([POLICY_HEADER, policy], isIn),
        setHeader(['Cache-Control', caching], isIn),
        setHeader([SHARING_HEADER, sharing], isIn),
      ];
    }),
    '  Header append Vary Accept-Encoding',
    '</IfModule>',
    '',
  ].join('\n');
}
