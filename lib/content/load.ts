import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseRecordsFile, RECORDS_FILE, type RecordsFile } from '@/lib/records/records-file';
import { hashContent } from '@/lib/urls/content-hash';
import { COLLECTION_NAMES, CONTENT_FILES, type CollectionValues } from '@/lib/model/collections';
import type { ContentIssue } from './issue';
import { validateContent, type ValidationResult } from './validate';
import { isJunkFile } from './junk-files';

/** The content of all files in data/. */
export interface SourceContent extends CollectionValues {
  /** The file with the real records; undefined if there is none, and the site shows sample records. */
  recordsFile?: RecordsFile;
}

/** The content, if it could be read, the issues in it, and the hash of all files that were read. */
export type LoadedContent = ValidationResult & { content?: SourceContent; hash: string };

const UNREAD_PROBLEM = `is not read: records must be in ${RECORDS_FILE}, and other content in the files of README.md`;

/** The issues about the files in the folder: one for each missing file, and one for each file that nothing reads. */
function findFolderIssues(folder: string): ContentIssue[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isJunkFile(name) && statSync(path.join(folder, name)).isFile())
    .map((name) => `data/${name.replaceAll(path.sep, '/')}`)
    .sort();
  const requiredFiles = Object.values(CONTENT_FILES);
  const knownFiles = [...requiredFiles, RECORDS_FILE, 'data/README.md'];
  const missingFiles = requiredFiles.filter((file) => !files.includes(file));
  const unknownFiles = files.filter((file) => !knownFiles.includes(file));
  return [
    ...missingFiles.map((file) => ({ file, problem: 'is missing' })),
    ...unknownFiles.map((file) => ({ file, problem: UNREAD_PROBLEM })),
  ];
}

/**
 * Reads, parses and validates the content. It does not validate the rows of the records file, because there may be very
 * many: checkRecordsFile does.
 *
 * @param folder the folder data/
 * @param ownFiles the files in public/, if links to them are to be checked
 */
export function loadContent(folder: string, ownFiles?: readonly string[]): LoadedContent {
  const read = (file: string) => {
    const location = path.join(folder, path.basename(file));
    return existsSync(location) ? readFileSync(location) : undefined;
  };
  const texts = COLLECTION_NAMES.map((name) => [name, read(CONTENT_FILES[name])?.toString()]);
  const records = read(RECORDS_FILE);
  const { content, issues, placeFindings } = validateContent(Object.fromEntries(texts), ownFiles);
  return {
    placeFindings,
    content: content && { ...content, recordsFile: records && parseRecordsFile(records) },
    issues: [...findFolderIssues(folder), ...issues],
    hash: hashContent(JSON.stringify([texts, records?.toString('latin1')])),
  };
}
