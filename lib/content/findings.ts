import { isLanguageText } from '@/lib/model/language-text';
import { getAt, getLabel, type Path } from '@/lib/model/places';
import { showInvisible, type ContentIssue } from './issue';
import type { YamlFile } from './read-yaml';

/** A problem at a path of the content. */
export interface Finding {
  path: Path;
  problem: string;
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

/** The entry and the field of a path, in words. */
function describePlace(schema: unknown, value: unknown, path: Path) {
  const length = path.findIndex((step) => typeof step === 'number') + 1;
  const name = NAMES.map((field) => getAt(value, [...path.slice(0, length), field]))
    .map((field) => (isLanguageText(field) ? field.en : field))
    .find((field) => typeof field === 'string' && field.trim() !== '');
  const describe = (from: number, to: number) =>
    path
      .slice(from, to)
      .map((step, at) =>
        typeof step === 'number' ? step + 1 : getLabel(schema, path.slice(0, from + at + 1)),
      )
      .join(', ')
      .replace(/, (?=\d|in [EH])/g, ' ');
  const number = length === 1 ? `entry ${describe(0, 1)}` : describe(0, length);
  const entry = length > 0 && name !== undefined ? showInvisible(String(name)) : number;
  return { entry, field: describe(length, path.length) };
}

/** Findings as issues of a file, sorted by line. */
export const toIssues = (
  file: string,
  schema: unknown,
  { value, getLine }: YamlFile,
  findings: readonly Finding[],
): ContentIssue[] =>
  findings
    .map(({ path, problem, first, write }) => ({
      file,
      line: getLine(path),
      path,
      ...describePlace(schema, value, path),
      problem: first ? `${problem}, first in line ${getLine(first)}` : problem,
      ...(write !== undefined && { mended: { path, write } }),
    }))
    .sort((one, other) => one.line - other.line);
