import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openRecordsFile, RECORDS_FILE, type RecordsFile } from '@/lib/records/records-file';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type Collections,
} from '@/lib/model/collections';
import type { ContentIssue } from './issue';
import { validateContent, type Validated } from './validate-content';
import { isSystemFile } from './system-files';

/** All content of data/. */
export interface Content extends Collections {
  /** The real records, as in their file; undefined without such a file. */
  recordsFile?: RecordsFile;
}

/** The content without the records. */
export const getCollections = (content: Content) =>
  Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, content[name]]),
  ) as unknown as Collections;

/** The name of a content file within data/. */
const getBaseName = (name: CollectionName) => path.basename(COLLECTIONS[name].file);

/** The content, and what is wrong with it. */
export interface Loaded extends Validated {
  content?: Content;
}

/** Other files that data/ may contain. */
const OTHERS = ['README.md', path.basename(RECORDS_FILE)];

/** An issue for each file that is missing, and for each that nothing reads. */
function findFolderIssues(folder: string): ContentIssue[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !isSystemFile(name))
    .sort();
  const isFolder = (name: string) => statSync(path.join(folder, name)).isDirectory();
  const known = [...COLLECTION_NAMES.map(getBaseName), ...OTHERS];
  const strays = names.filter((name) => !known.includes(name) && !isFolder(name));
  const missing = COLLECTION_NAMES.map(getBaseName)
    .filter((file) => !names.includes(file))
    .map((file) => ({
      file,
      other: strays.find((name) => name.toLowerCase().startsWith(file.replace(/yaml$/, 'y'))),
    }));
  return [
    ...missing.map(({ file, other }) => ({
      file: `data/${file}`,
      problem: `is missing: ${other ? `rename data/${other}` : 'bring the file back'}`,
    })),
    ...names
      .filter((name) => known.includes(name) && isFolder(name))
      .map((name) => ({ file: `data/${name}`, problem: 'is a folder, not a file' })),
    ...strays
      .filter((name) => !missing.some(({ other }) => other === name))
      .map((name) => {
        const isOfRecords = /\.(csv|tsv|xlsx?|ods|numbers)\b/i.test(name);
        const remedy = isOfRecords
          ? `the records must stand in ${RECORDS_FILE}, saved as "CSV UTF-8"`
          : 'take it away, or give it the name of the file that it stands for';
        return { file: `data/${name}`, problem: `is not read: ${remedy}` };
      }),
  ];
}

const SAVE_AS_UTF8 = 'save the file again, with the encoding UTF-8';

/** The text of a file, or the issue that prevents reading it. */
function readText(folder: string, name: CollectionName): string | ContentIssue {
  const { file } = COLLECTIONS[name];
  const bytes = readFileSync(path.join(folder, getBaseName(name)));
  if (
    bytes.subarray(0, 200).includes(0) ||
    /^(\xFF\xFE|\xFE\xFF|PK\x03\x04|%PDF|\{\\rtf|\s*<(!doctype|html))/i.test(
      bytes.toString('latin1', 0, 40),
    )
  )
    return { file, problem: `is not saved as plain text in UTF-8: ${SAVE_AS_UTF8}` };
  const text = bytes.toString('utf8');
  const lost = text.indexOf('\uFFFD');
  if (lost < 0 || bytes.equals(Buffer.from(text))) return text;
  const line = text.slice(0, lost).split('\n').length;
  const problem = `holds a letter that is not UTF-8: ${SAVE_AS_UTF8}, and type it anew`;
  return { file, line, problem };
}

/**
 * Reads, parses and validates the content. The rows of the records file are validated elsewhere, because there may be
 * very many.
 *
 * @param folder the folder data/
 */
export function loadContent(folder: string): Loaded {
  const missing = findFolderIssues(folder);
  const isThere = (name: CollectionName) =>
    !missing.some(({ file }) => file === COLLECTIONS[name].file);
  const read = COLLECTION_NAMES.filter(isThere).map(
    (name) => [name, readText(folder, name)] as const,
  );
  const unreadable = read.flatMap(([, text]) => (typeof text === 'string' ? [] : [text]));
  const texts = read.filter(([, text]) => typeof text === 'string');
  const { content, issues, placeFindings } = validateContent(Object.fromEntries(texts));
  const all = [...missing, ...unreadable, ...issues];
  if (!content || missing.length + unreadable.length > 0) return { issues: all, placeFindings };
  return {
    content: { ...content, recordsFile: openRecordsFile(folder) },
    issues: all,
    placeFindings,
  };
}
