/** Decides which of the maintainer's own files may be published: known kinds, and no copies of the records. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { ContentIssue } from '@/lib/content/issue';
import type { SourceContent } from '@/lib/content/load';
import { contentField } from '@/lib/model/collections';
import { listLeaves } from '@/lib/model/content-paths';
import { decodeAddress, parseMarkdown, walkMarkdown } from '@/lib/model/markdown';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';

/** Files that web pages consist of, and documents for people. */
const PLAIN_KINDS =
  /\.(avif|css|docx?|gif|heic|html?|ico|ics|jpe?g|js|json|m4a|mjs|mp[34]|odt|ogg|otf|pdf|png|pptx?|svg|txt|vtt|wasm|wav|web[mp]|webmanifest|woff2?|xml)$/i;
/** Tables and archives, which may be published by mistake: the form to fill in has a page that offers it. */
const TABLE_KINDS = /\.(7z|csv|gz|ods|rar|tar|tgz|tsv|xls[bmx]?|zip)$/i;
/** Files for hosts; other names that begin with a dot are those of programs. */
const HOST_FILES = /^(\.htaccess|\.nojekyll|\.well-known\/[^.][^/]*|CNAME|_headers|_redirects)$/;
/** The files that the site itself uses; asset-issues.ts checks the pictures of the content. */
const SITE_FILES = /^(icons|share)\/[\w/-]+\.(png|svg)$|^(\.htaccess|\.nojekyll|_headers)$/;

/** How much of a text is looked at, in bytes, and how large a file of an archive may be. */
const TEXT_BYTES = 10_000_000;
const ARCHIVED_BYTES = 100_000_000;

const toWords = (text: string) => text.toUpperCase().replace(/[^A-Z\d]+/g, ' ');

const TITLES = STUDENT_RECORD_COLUMNS.map(({ title }) => toWords(title).trim());
/**
 * Five titles of the records or more, with at most four words between two: other titles, or the values of a list in
 * JSON. A form to fill in has no certificate numbers.
 */
const ROW_OF_TITLES = RegExp(`(?<![A-Z\\d])((${TITLES.join('|')}) (?:[A-Z\\d]+ ){0,4}?){5,}`, 'g');

/** Whether a file has a row with the titles of the records, in any encoding, also within an archive. */
function hasRecordTitles(bytes: Uint8Array, depth = 0): boolean {
  const start = Buffer.from(bytes.subarray(0, TEXT_BYTES)).toString('latin1');
  try {
    if (depth < 3 && start.startsWith('\x1F\x8B'))
      return hasRecordTitles(gunzipSync(bytes, { maxOutputLength: ARCHIVED_BYTES }), depth + 1);
    // Also .xlsx, .ods and .docx are archives.
    if (depth < 3 && start.startsWith('PK')) {
      const filter = ({ originalSize }: { originalSize: number }) => originalSize < ARCHIVED_BYTES;
      const files = Object.values(unzipSync(bytes, { filter }));
      if (files.some((file) => hasRecordTitles(file, depth + 1))) return true;
    }
  } catch {
    // It is damaged, or has a password, and is read as it is.
  }
  // Two bytes a letter, as in UTF-16, are one and a zero; between cells of XML there are tags.
  const words = toWords(`${start.replaceAll('\0', '').replace(/<[^>]{0,300}>/g, ' ')} `);
  return (words.match(ROW_OF_TITLES) ?? []).some((row) => row.includes('CERTIFICATE NO'));
}

/** The files below public/ to which pages lead: those of the content, and web pages in public/ itself. */
function listLinkedFiles(
  content: SourceContent,
  ownFiles: readonly string[],
  publicFolder: string,
): Set<string> {
  const site = content.site.url ?? 'https://site.invalid';
  const findFile = (address: string, from = '') => {
    if (!URL.canParse(address, `${site}/${from}`)) return [];
    const { origin, pathname } = new URL(address, `${site}/${from}`);
    const page = origin + pathname;
    return page.startsWith(`${site}/`) ? [decodeAddress(page.slice(site.length + 1))] : [];
  };
  const ofContent = listLeaves(contentField, content).flatMap(({ text, meta }) => {
    const nodes = meta.isMarkdown ? [...walkMarkdown(parseMarkdown(text))] : [{ url: text }];
    const addresses = nodes.flatMap((node) => ('url' in node ? node.url : []));
    return addresses
      .filter((address) => /^(\/|https:)/.test(address))
      .flatMap((address) => findFile(address.replace(/^\//, './')));
  });
  const ofWebPages = ownFiles
    .filter((file) => /\.html?$/i.test(file))
    .flatMap((file) => {
      const html = readFileSync(path.join(publicFolder, file), 'utf8');
      const links = html.matchAll(/\b(?:href|src)\s*=\s*["']?([^"'\s>]+)/gi);
      return [...links].flatMap(([, address = '']) => findFile(address, file));
    });
  return new Set([...ofContent, ...ofWebPages]);
}

/** Why a file may not be published; undefined if it may. */
function findProblem(file: string, isLinked: boolean, readBytes: () => Buffer): string | undefined {
  if (/(^|\/)\./.test(file) || !(PLAIN_KINDS.test(file) || TABLE_KINDS.test(file)))
    if (!HOST_FILES.test(file))
      return 'is of a kind that no site publishes: move it out of public/';
  if (hasRecordTitles(readBytes()))
    return 'has the titles of the student records: move it out of public/, because it may name children';
  return TABLE_KINDS.test(file) && !isLinked
    ? 'is published, and no page links to it: link to it, or move it out of public/'
    : undefined;
}

/**
 * Checks the files of public/ that are no pictures of the content.
 *
 * @param ownFiles the files below public/
 * @returns the issues, and the files that are published although no page leads to them
 */
export function checkPublicFiles(
  content: SourceContent,
  ownFiles: readonly string[],
  publicFolder: string,
): { issues: ContentIssue[]; unlinkedFiles: string[] } {
  const linked = listLinkedFiles(content, ownFiles, publicFolder);
  const others = ownFiles.filter((file) => !file.startsWith('assets/'));
  const issues = others.flatMap((file) => {
    const readBytes = () => readFileSync(path.join(publicFolder, file));
    const problem = findProblem(file, linked.has(file), readBytes);
    return problem === undefined ? [] : [{ file: `public/${file}`, problem }];
  });
  return {
    issues,
    unlinkedFiles: others.filter((file) => !SITE_FILES.test(file) && !linked.has(file)),
  };
}
