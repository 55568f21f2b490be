import { contentField } from '@/lib/model/collections';
import { showInvisibleCharacters } from '@/lib/model/invisible-characters';
import { getFieldAt, getValueAt, type ContentPath } from '@/lib/model/content-paths';
import { abbreviate, formatValueProblem, type ContentIssue } from './issue';
import type { YamlFile } from './parse-content-file';

/** A problem that a rule or a schema has found in the content, and the path of the value. */
export interface Finding {
  path: ContentPath;
  problem: string;
  /** The line within the text, not within the file, counted from 1. */
  line?: number;
  /** For a repeated value: the path of its first occurrence. */
  firstPath?: ContentPath;
}

/** A problem that a field of an entry may have, and whether it has it. */
interface Check {
  field: string;
  problem: string;
  isTrue: unknown;
}

/** A finding for each problem that an entry has. If the value of the field is a text that is not blank, it is quoted. */
export const listFindings = (
  path: ContentPath,
  entry: object,
  checks: readonly Check[],
): Finding[] =>
  checks
    .filter(({ isTrue }) => isTrue)
    .map(({ field, problem }) => ({
      path: [...path, field],
      problem: formatValueProblem(getValueAt(entry, [field]) || undefined, problem),
    }));

/** The name of an entry; undefined if it has none. */
const getEntryName = (entry: unknown): string | undefined =>
  ['id', 'title', 'name', 'label', 'icon']
    .map((field) => getValueAt(entry, [field, 'en']) ?? getValueAt(entry, [field]))
    .find((value): value is string => typeof value === 'string' && value !== '');

/** Describes a path in words: the entry, by its name or number, and the field in it. */
function describePath(values: unknown, path: ContentPath): string {
  const words = path.map((step, index) =>
    typeof step === 'number'
      ? `entry ${step + 1}`
      : (getFieldAt(contentField, path.slice(0, index + 1))?.label ?? step),
  );
  // Where the fields of the entry begin; 0 if the path leads through no list.
  const end = path.findIndex((step) => typeof step === 'number') + 1;
  const fieldList = words.slice(end || 1).join(', ');
  // For example "Sections 2, Title in English".
  const fields = fieldList.replace(/, entry (?=\d)/g, ' ').replace(/, (?=in [EH])/g, ' ');
  if (end === 0) return showInvisibleCharacters(fields);
  const name = getEntryName(getValueAt(values, path.slice(0, end)));
  const entry = name === undefined ? words.slice(1, end).join(', ') : abbreviate(name);
  return showInvisibleCharacters(fields === '' ? entry : `${entry}: ${fields}`);
}

const isOfSeveralLines = (value: unknown, path: ContentPath) =>
  String(getValueAt(value, path.slice(1))).includes('\n');

/** A parsed content file, with the name of its collection and the path of the file. */
interface CollectionFile extends YamlFile {
  name: string;
  file: string;
}

/** Converts findings to issues, sorted by file and line. The path of a finding begins with the name of a collection. */
export const createContentIssues = (
  files: readonly CollectionFile[],
  findings: readonly Finding[],
): ContentIssue[] =>
  files.flatMap(({ name, file, value, getLine }) =>
    findings
      .filter(({ path }) => path[0] === name)
      .map(({ path, problem, line = 0, firstPath }) => ({
        file,
        // A text of several lines begins below its field.
        line: getLine(path.slice(1)) + (isOfSeveralLines(value, path) ? line : 0),
        place: describePath({ [name]: value }, path),
        problem: firstPath ? `${problem}, first in line ${getLine(firstPath.slice(1))}` : problem,
      }))
      .sort((one, other) => one.line - other.line),
  );
