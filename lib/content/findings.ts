import { contentSchema } from '@/lib/model/collections';
import { isLanguageText } from '@/lib/model/language-text';
import { getAt, getLabel, type Path } from '@/lib/model/places';
import { showInvisible, type ContentIssue } from './issue';
import type { YamlFile } from './read-yaml';

/** A problem at a path of the content. */
export interface Finding {
  path: Path;
  problem: string;
  /** The line within a text of many lines, counted from 1. */
  line?: number;
  /** Where the same value is for the first time. */
  first?: Path;
  /** The value as it should be, if it has only one reading. */
  write?: string;
}

/** Findings at a path: those of some problems that are there. */
export const findAt = (path: Path, problems: Readonly<Record<string, boolean>>): Finding[] =>
  Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [{ path, problem }] : []));

/** The fields that can name an entry. */
const NAMES = ['id', 'title', 'name', 'label', 'icon'];

/** A path in words: the name of the entry, or its number, and the field in it. */
function describePlace(values: unknown, path: Path): string {
  const length = path.findIndex((step) => typeof step === 'number') + 1;
  const name = NAMES.map((field) => getAt(values, [...path.slice(0, length), field]))
    .map((field) => (isLanguageText(field) ? field.en : field))
    .find((field) => typeof field === 'string' && field.trim() !== '');
  const words = path.map((step, at) =>
    typeof step === 'number' ? step + 1 : getLabel(contentSchema, path.slice(0, at + 1)),
  );
  const join = (part: unknown[]) => part.join(', ').replace(/, (?=\d|in [EH])/g, ' ');
  const number = length === 2 ? `entry ${words[1]}` : join(words.slice(1, length));
  const entry = length > 0 && name !== undefined ? showInvisible(String(name)) : number;
  return [entry, join(words.slice(length || 1))].filter(Boolean).join(': ');
}

/** A content file that was read. */
interface NamedFile extends YamlFile {
  name: string;
  file: string;
}

/** Findings as issues, sorted by file and line. Their paths begin with the names of collections. */
export const toIssues = (
  files: readonly NamedFile[],
  findings: readonly Finding[],
): ContentIssue[] =>
  files.flatMap(({ name, file, value, getLine }) =>
    findings
      .filter(({ path }) => path[0] === name)
      .map(({ path, problem, line = 0, first, write }) => ({
        file,
        line: getLine(path.slice(1)) + line,
        path: path.slice(1),
        place: describePlace({ [name]: value }, path),
        problem: first ? `${problem}, first in line ${getLine(first.slice(1))}` : problem,
        ...(write !== undefined && { mended: { path: path.slice(1), write } }),
      }))
      .sort((one, other) => one.line - other.line),
  );
