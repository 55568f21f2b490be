import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openRecordsFile, RECORDS_FILE, type RecordsFile } from '@/lib/records/records-file';
import { COLLECTION_NAMES, COLLECTIONS, type Collections } from '@/lib/model/collections';
import type { ContentIssue } from './issue';
import { validateContent, type Validated } from './validate';
import { isSystemFile } from './system-files';

/** All content of data/. */
export interface Content extends Collections {
  /** The real records, as in their file; undefined without such a file. */
  recordsFile?: RecordsFile;
}

/** The content, and what is wrong with it. */
export type Loaded = Validated & { content?: Content };

/** What is wrong with the files of the folder: an issue for each that is missing, and for each that nothing reads. */
function findFolderIssues(folder: string): ContentIssue[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isSystemFile(name) && statSync(path.join(folder, name)).isFile())
    .map((name) => `data/${name.replaceAll(path.sep, '/')}`)
    .sort();
  const wanted = COLLECTION_NAMES.map((name): string => COLLECTIONS[name].file);
  const known = [...wanted, RECORDS_FILE, 'data/README.md'];
  const strays = new Set(files.filter((file) => !known.includes(file)));
  const missing = wanted
    .filter((file) => !files.includes(file))
    .map((file) => {
      const start = file.replace(/yaml$/, 'y');
      const other = [...strays].find((name) => name.toLowerCase().startsWith(start));
      if (other) strays.delete(other);
      return { file, problem: `is missing: ${other ? `rename ${other}` : 'bring the file back'}` };
    });
  const unread = [...strays].map((file) => {
    const remedy = /\.(csv|tsv|xlsx?|ods|numbers)\b/i.test(file)
      ? `the records must stand in ${RECORDS_FILE}, saved as "CSV UTF-8"`
      : 'take it away, or give it the name of the file that it stands for';
    return { file, problem: `is not read: ${remedy}` };
  });
  return [...missing, ...unread];
}

/** Why a file cannot be read as a text; undefined if it can. */
function findEncodingIssue(file: string, bytes: Buffer): ContentIssue | undefined {
  const start = bytes.toString('latin1', 0, 200);
  if (isUtf8(bytes) && !/\0|^(PK\x03|%PDF|\{\\rtf|\s*<(!doctype|html))/i.test(start))
    return undefined;
  const [before = ''] = bytes.toString('utf8').split('\uFFFD');
  const problem =
    'is not plain text in UTF-8 from here on: save the file again, with the encoding UTF-8';
  return { file, line: before.split('\n').length, problem };
}

/**
 * Reads, parses and validates the content. The rows of the records file are validated elsewhere, because there may be
 * very many.
 *
 * @param folder the folder data/
 */
export function loadContent(folder: string): Loaded {
  const issues = findFolderIssues(folder);
  const texts = COLLECTION_NAMES.flatMap((name) => {
    const { file } = COLLECTIONS[name];
    if (issues.some((issue) => issue.file === file)) return [];
    const bytes = readFileSync(path.join(folder, path.basename(file)));
    const issue = findEncodingIssue(file, bytes);
    if (issue) issues.push(issue);
    return issue ? [] : [[name, bytes.toString('utf8')]];
  });
  const { content, ...validated } = validateContent(Object.fromEntries(texts));
  return {
    ...validated,
    content: content && { ...content, recordsFile: openRecordsFile(folder) },
    issues: [...issues, ...validated.issues],
  };
}
