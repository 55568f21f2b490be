import { isLanguageText } from '@/lib/model/language-text';
import { getLabel, getSchemaAt, type Path } from '@/lib/model/places';
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

/** A finding if something is wrong. */
export const findWhen = (isWrong: boolean, path: Path, problem: string): Finding[] =>
  isWrong ? [{ path, problem }] : [];

const LANGUAGE_NAMES: Record<string, string> = { en: 'English', hi: 'Hindi' };

/** The fields that can name an entry. */
const NAMES = ['id', 'title', 'name', 'label', 'icon'];

const getField = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

/** The name of an entry of a list, if it has one. */
function getEntryName(entry: unknown): string | undefined {
  const name = NAMES.map((field) => getField(entry, field))
    .map((value) => (isLanguageText(value) ? value.en : value))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? showInvisible(name) : undefined;
}

/** The entry and the field of a path, in words. */
function describePlace(schema: unknown, value: unknown, path: Path) {
  const index = path.findIndex((step) => typeof step === 'number');
  const named = path.slice(0, index + 1).reduce(getField, value);
  const list = index > 0 ? getLabel(schema, path.slice(0, index)) : 'entry';
  const entry = index < 0 ? '' : (getEntryName(named) ?? `${list} ${Number(path[index]) + 1}`);
  const field = path.slice(index + 1).reduce<string>((words, step, at) => {
    if (typeof step === 'number') return `${words} ${step + 1}`;
    const place = path.slice(0, index + 2 + at);
    const language = getSchemaAt(schema, place) ? LANGUAGE_NAMES[step] : undefined;
    if (language) return words ? `${words} in ${language}` : language;
    return [words, getLabel(schema, place)].filter(Boolean).join(', ');
  }, '');
  return { entry, field };
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
