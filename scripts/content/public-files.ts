/** Decides which files of public/ may be published: known kinds, named pictures, and no copies of the records. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { ContentIssue } from '@/lib/content/issue';
import type { SourceContent } from '@/lib/content/load';
import { contentField } from '@/lib/model/collections';
import { listLeaves } from '@/lib/model/content-paths';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { decodeAddress } from '@/lib/urls/addresses';
import { HOW_TO_MAKE_JPEG } from './image-issues';

/** Files that web pages consist of, and documents for people. */
const PLAIN_KINDS =
  /\.(css|docx?|html?|ico|ics|js|json|m4a|mjs|mp[34]|odt|ogg|otf|pdf|pptx?|txt|vtt|wasm|wav|webm|webmanifest|woff2?|xml)$/i;
/** Files that are published only where a page shows them or links to them, so that none is there by mistake. */
const PICTURE_KINDS = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;
const TABLE_KINDS = /\.(csv|gz|ods|tar|tgz|tsv|xls[bmx]?|zip)$/i;
/** Files for hosts; other names that begin with a dot are those of programs. */
const HOST_FILES = /^(\.htaccess|\.nojekyll|\.well-known\/[^.][^/]*|CNAME|_headers|_redirects)$/;
/** What the site itself uses, or browsers by its name. */
const SITE_FILES =
  /^(icons|share)\/.*\.(png|svg)$|(^|\/)[\w-]*icon[\w-]*\.(ico|png|svg)$|^(\.htaccess|\.nojekyll|_headers)$/;

/** The largest file that is looked into, in bytes, and the largest number of archives in one another. */
const MAX_BYTES = 100_000_000;
const MAX_DEPTH = 3;

const toWords = (text: string) => text.toUpperCase().replace(/[^A-Z\d]+/g, ' ');

const TITLES = STUDENT_RECORD_COLUMNS.map(({ title }) => toWords(title).trim()).join('|');
/**
 * Five titles of the records or more, with at most four words between two: other titles, or the values of a list in
 * JSON. A form to fill in has no certificate numbers.
 */
const ROW_OF_TITLES = RegExp(`(?<![A-Z\\d])((${TITLES}) (?:[A-Z\\d]+ ){0,4}?){5,}`, 'g');

/**
 * The files in an archive; .xlsx, .ods and .docx are archives too. Other files have none.
 *
 * @throws Error if nobody can see what is in it: it is damaged, too large, or has a password
 */
function unpack(bytes: Uint8Array): Uint8Array[] {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start.startsWith('\x1F\x8B')) return [gunzipSync(bytes, { maxOutputLength: MAX_BYTES })];
  if (!/^PK(00PK)?[\x01-\x08]/.test(start)) return [];
  const refuseLarge = ({ originalSize }: UnzipFileInfo) => {
    if (originalSize > MAX_BYTES) throw new RangeError('too large');
    return true;
  };
  return Object.values(unzipSync(bytes, { filter: refuseLarge }));
}

/** Whether a file has a row with the titles of the records, in any encoding, also within an archive. */
function hasRecordTitles(bytes: Uint8Array, depth = 0): boolean {
  if (depth > MAX_DEPTH) throw new RangeError('too deep');
  const text = Buffer.from(bytes.subarray(0, MAX_BYTES / 10)).toString('latin1');
  // Two bytes a letter, as in UTF-16, are one and a zero; between cells of XML there are tags.
  const words = toWords(`${text.replaceAll('\0', '').replace(/<[^>]{0,300}>/g, ' ')} `);
  return (
    (words.match(ROW_OF_TITLES) ?? []).some((row) => row.includes('CERTIFICATE NO')) ||
    unpack(bytes).some((file) => hasRecordTitles(file, depth + 1))
  );
}

/** The files below public/ that the content or a web page in public/ names by its address. */
function listLinkedFiles(content: SourceContent, ownFiles: readonly string[], folder: string) {
  const readWords = (text: string) => text.split(/["'<>()[\]\s=?#]+/).map(decodeAddress);
  const ofContent = listLeaves(contentField, content).flatMap(({ text }) =>
    readWords(text.replaceAll(content.site.url ?? '\0', '')).filter((word) => word.startsWith('/')),
  );
  const ofWebPages = ownFiles
    .filter((file) => /\.html?$/i.test(file))
    .flatMap((file) =>
      readWords(readFileSync(path.join(folder, file), 'utf8')).map((word) =>
        path.posix.resolve('/', path.posix.dirname(file), word),
      ),
    );
  return new Set([...ofContent, ...ofWebPages].map((address) => address.slice(1)));
}

/** Why a file of public/assets may not be published; undefined if it may. */
function findAssetProblem(file: string, isNamed: boolean): string | undefined {
  if (!/\.(jpe?g|png|svg|webp)$/i.test(file))
    return `is no picture that the site can show: ${HOW_TO_MAKE_JPEG}`;
  if (!/^[a-z0-9_/-]+\.(jpg|png|svg|webp)$/.test(file))
    return 'needs another name, of small letters, digits and hyphens, such as agra.jpg';
  return isNamed ? undefined : 'is published, and no entry names it';
}

/** Why another file may not be published; undefined if it may. */
function findProblem(file: string, isLinked: boolean, bytes: Buffer): string | undefined {
  const isKnown = [PLAIN_KINDS, PICTURE_KINDS, TABLE_KINDS].some((kinds) => kinds.test(file));
  if (!HOST_FILES.test(file) && (!isKnown || /(^|\/)\./.test(file)))
    return 'is of a kind that no site publishes: move it out of public/';
  try {
    if (hasRecordTitles(bytes))
      return 'has the titles of the student records, and may name children: move it out of public/';
  } catch {
    return 'cannot be opened to see whether it names children: save it again, without a password';
  }
  if (isLinked || SITE_FILES.test(file)) return undefined;
  if (PICTURE_KINDS.test(file))
    return 'is published, and no page shows it: move it into its folder of public/assets';
  return TABLE_KINDS.test(file)
    ? 'is published, and no page links to it: link to it, or move it out of public/'
    : undefined;
}

/**
 * Checks the files of public/, apart from what is in pictures.
 *
 * @param ownFiles the files below public/
 * @returns the issues, and lines about the files that are published although no page leads to them
 */
export function checkPublicFiles(
  content: SourceContent,
  ownFiles: readonly string[],
  folder: string,
): { issues: ContentIssue[]; notes: string[] } {
  const linked = listLinkedFiles(content, ownFiles, folder);
  const isAsset = (file: string) => file.startsWith('assets/');
  const issues = ownFiles.flatMap((file) => {
    const problem = isAsset(file)
      ? findAssetProblem(file, linked.has(file))
      : findProblem(file, linked.has(file), readFileSync(path.join(folder, file)));
    return problem === undefined ? [] : [{ file: `public/${file}`, problem }];
  });
  const notes = ownFiles
    .filter((file) => !isAsset(file) && !SITE_FILES.test(file) && !linked.has(file))
    .map((file) => `public/${file}: is published, though no page links to it`);
  return { issues, notes };
}
