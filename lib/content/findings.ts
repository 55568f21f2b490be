import { contentField } from '@/lib/model/collections';
import { showInvisibleCharacters } from '@/lib/model/invisible-characters';
import { getFieldAt, getValueAt, type ContentPath } from '@/lib/model/content-paths';
import { abbreviate, type ContentIssue, type Problem } from './issue';
import type { YamlFile } from './parse-content-file';

/** A problem that a rule or a schema has found in the content, and the path of the value. */
export interface Finding extends Problem {
  path: ContentPath;
  /** For a repeated value: the path of its first occurrence. */
  firstPath?: ContentPath;
}

/** The name of an entry; undefined if it has none. */
const getEntryName = (entry: unknown): string | undefined =>
  ['id', 'title', 'name', 'label', 'icon']
    .map((field) => getValueAt(entry, [field, 'en']) ?? getValueAt(entry, [field]))
    .find((value): value is string => typeof value === 'string' && value !== '');

/** The words for a part of a path, such as "Sections 2, Title in English" or "entry 3". */
const describeSteps = (path: ContentPath, start: number, end?: number): string =>
  path.slice(start, end).reduce<string>((words, step, index) => {
    const [list, field] = [0, 1].map((more) =>
      getFieldAt(contentField, path.slice(0, start + index + more)),
    );
    if (typeof step === 'number') return `${words || 'entry'} ${step + 1}`;
    const separator = list?.kind === 'translation' ? ' ' : ', ';
    return (words && words + separator) + (field?.label ?? step);
  }, '');

/** Where the fields of the entry begin; 0 if the path leads through no list. */
const findEntryEnd = (path: ContentPath) => path.findIndex((step) => typeof step === 'number') + 1;

/** @example describeEntry(['news', 2, 'id']) // 'entry 3' */
const describeEntry = (path: ContentPath) => describeSteps(path, 1, findEntryEnd(path));

/** Describes a path in words: the entry, by its name or number, and the field in it. */
function describePath(values: unknown, path: ContentPath): string {
  const end = findEntryEnd(path);
  const name = getEntryName(getValueAt(values, path.slice(0, end)));
  const entry = name === undefined ? describeEntry(path) : abbreviate(name);
  const parts = [end > 0 && entry, describeSteps(path, end || 1)];
  return showInvisibleCharacters(parts.filter(Boolean).join(': '));
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
        problem: firstPath ? `${problem}, first in ${describeEntry(firstPath)}` : problem,
      }))
      .sort((one, other) => one.line - other.line),
  );
