/** Judges the texts of the content files. It reads no files itself, so that a browser can run it too. */
import * as z from 'zod';
import {
  CONTENT_FILES,
  contentSchema,
  type ContentFile,
  type ContentFiles,
} from '@/lib/content/schemas/content';
import { createFileIssue, type ContentIssue } from './issue';
import { judge } from './judge';
import { findMend } from './mend';
import { listFields, getParentFields, toIssues, type Finding } from './places';
import { readYaml } from './read-yaml';
import { RULES } from './rules';
import { lookAhead } from './yaml-mistakes';

/** Content files, judged. */
export interface Judged {
  /** Undefined where a file is missing or cannot be used. */
  content?: ContentFiles;
  issues: ContentIssue[];
  /** Findings of other rules, with the lines of what they are about; a path begins with the name of its file. */
  placeFindings: (findings: readonly Finding[]) => ContentIssue[];
}

const KEYS: ReadonlySet<string> = new Set(listFields(contentSchema));

/** The path of a content file within the project. */
export const getFileName = (file: ContentFile) => `data/${file}.yaml`;

const isListFile = (file: ContentFile) => contentSchema.shape[file] instanceof z.ZodArray;

/** A content file as it is written, or the first mistake for which it cannot be read. */
export const readContentFile = (file: ContentFile, text: string) =>
  readYaml(text, KEYS, isListFile(file));

/** A content file that can be used, or its faults. */
function judgeText(file: ContentFile, text: string) {
  const schema = contentSchema.shape[file];
  const isList = isListFile(file);
  const read = readContentFile(file, text);
  if ('problem' in read)
    return { issues: [createFileIssue(getFileName(file), read.problem, read.line)], isTorn: true };
  if (read.value === null) {
    const remedy = `bring its text back${isList ? ', or write [] for a list without entries' : ''}`;
    return { issues: [createFileIssue(getFileName(file), `is empty: ${remedy}`)] };
  }
  const { good, findings, isTorn } = judge<unknown>(schema, read);
  const toOwn = (found: readonly Finding[]) => toIssues(getFileName(file), schema, read, found);
  return { good, issues: toOwn(findings), isTorn, toOwn };
}

/** The same; where its form is wrong, the one line is told that is to be mended, if there is such a line. */
function judgeFile(file: ContentFile, text: string) {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = source.split('\n');
  const ahead = lookAhead(lines, KEYS);
  if (ahead) return { issues: [createFileIssue(getFileName(file), ahead.problem, ahead.line)] };
  const judged = judgeText(file, source);
  if (!judged.isTorn) return judged;
  const told = findMend(
    lines,
    judged.issues.map(({ line = 1 }) => line),
    getParentFields(contentSchema.shape[file]),
    (mended) => judgeText(file, mended.join('\n')).issues.length === 0,
  );
  return told ? { issues: [createFileIssue(getFileName(file), told.problem, told.line)] } : judged;
}

/** What each file held when it was last judged, and what came of it. */
const known = new Map<ContentFile, { text: string; judged: ReturnType<typeof judgeFile> }>();

function judgeAgain(file: ContentFile, text: string) {
  const last = known.get(file);
  if (last?.text === text) return last.judged;
  const judged = judgeFile(file, text);
  known.set(file, { text, judged });
  return judged;
}

/**
 * Judges each file by its schema and, if all are there and good, by the rules between them.
 *
 * @param texts the files by their names; those that are missing are no issue here
 */
export function judgeContent(texts: Partial<Record<ContentFile, string>>): Judged {
  const judged = CONTENT_FILES.flatMap((file) => {
    const text = texts[file];
    return text === undefined ? [] : [{ file, ...judgeAgain(file, text) }];
  });
  const placeFindings = (findings: readonly Finding[]) =>
    judged.flatMap(({ file, toOwn }) => {
      const own = findings.filter(({ path: [first] }) => first === file);
      return toOwn?.(own.map((finding) => ({ ...finding, path: finding.path.slice(1) }))) ?? [];
    });
  const issues = judged.flatMap((one) => one.issues);
  if (issues.length > 0 || judged.length < CONTENT_FILES.length) return { issues, placeFindings };
  const content = Object.fromEntries(judged.map(({ file, good }) => [file, good])) as ContentFiles;
  return { content, issues: placeFindings(RULES.flatMap((rule) => rule(content))), placeFindings };
}
