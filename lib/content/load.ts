import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadRecordsFile, RECORDS_FILE, type RecordsFile } from '@/lib/records/records-file';
import { COLLECTION_NAMES, COLLECTIONS, type Collections } from '@/lib/model/collections';
import type { ContentIssue } from './issue';
import { validateContent, type ValidationResult } from './validate';
import { isJunkFile } from './junk-files';

/** The content of all files in data/. */
export interface Content extends Collections {
  /** The file with the real records; undefined if there is none, and the site shows sample records. */
  recordsFile?: RecordsFile;
}

/** The content, if it could be read, and the issues in it. */
export type LoadedContent = ValidationResult & { content?: Content };

/** The issues about the files in the folder: one for each missing file, and one for each file that nothing reads. */
function findFolderIssues(folder: string): ContentIssue[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isJunkFile(name) && statSync(path.join(folder, name)).isFile())
    .map((name) => `data/${name.replaceAll(path.sep, '/')}`)
    .sort();
  const requiredFiles = COLLECTION_NAMES.map((name): string => COLLECTIONS[name].file);
  const knownFiles = [...requiredFiles, RECORDS_FILE, 'data/README.md'];
  const unknownFiles = new Set(files.filter((file) => !knownFiles.includes(file)));
  const missingIssues = requiredFiles
    .filter((file) => !files.includes(file))
    .map((file) => {
      const nameStart = file.replace(/yaml$/, 'y');
      const misnamed = [...unknownFiles].find((name) => name.toLowerCase().startsWith(nameStart));
      if (misnamed) unknownFiles.delete(misnamed);
      const remedy = misnamed ? `rename ${misnamed}` : 'bring the file back';
      return { file, problem: `is missing: ${remedy}` };
    });
  const unreadIssues = [...unknownFiles].map((file) => {
    const remedy = /\.(csv|tsv|xlsx?|ods|numbers)\b/i.test(file)
      ? `the records must stand in ${RECORDS_FILE}, saved as "CSV UTF-8"`
      : 'take it away, or give it the name of the file that it stands for';
    return { file, problem: `is not read: ${remedy}` };
  });
  return [...missingIssues, ...unreadIssues];
}

/** The issue of a file that is not plain text in UTF-8; undefined for any other file. */
function findEncodingIssue(file: string, bytes: Buffer): ContentIssue | undefined {
  const firstBytes = bytes.toString('latin1', 0, 200);
  if (isUtf8(bytes) && !/\0|^(PK\x03|%PDF|\{\\rtf|\s*<(!doctype|html))/i.test(firstBytes))
    return undefined;
  const [readableText = ''] = bytes.toString('utf8').split('\uFFFD');
  const problem =
    'is not plain text in UTF-8 from here on: save the file again, with the encoding UTF-8';
  return { file, line: readableText.split('\n').length, problem };
}

/**
 * Reads, parses and validates the content. It does not validate the rows of the records file, because there may be very
 * many: findRecordIssues does.
 *
 * @param folder the folder data/
 * @param options those of validateContent
 */
export function loadContent(
  folder: string,
  options?: Parameters<typeof validateContent>[1],
): LoadedContent {
  const issues = findFolderIssues(folder);
  const texts = COLLECTION_NAMES.flatMap((name) => {
    const { file } = COLLECTIONS[name];
    if (issues.some((issue) => issue.file === file)) return [];
    const bytes = readFileSync(path.join(folder, path.basename(file)));
    const issue = findEncodingIssue(file, bytes);
    if (issue) issues.push(issue);
    return issue ? [] : [[name, bytes.toString('utf8')]];
  });
  const { content, ...validated } = validateContent(Object.fromEntries(texts), options);
  return {
    ...validated,
    content: content && { ...content, recordsFile: loadRecordsFile(folder) },
    issues: [...issues, ...validated.issues],
  };
}
