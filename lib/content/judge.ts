import { z } from 'zod';
import { isLanguageText } from '@/lib/schemas/language-text';
import { shown, withValue, type Fault } from './fault';
import type { Path, YamlFile } from './read-yaml';

/** Something wrong at a place of a file. */
export interface Finding {
  path: Path;
  problem: string;
}

/** What a schema is of, without what says that it may be missing. */
const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional
    ? inner(schema.unwrap())
    : schema instanceof z.ZodPipe
      ? inner(schema.in)
      : schema;

const stepInto = (schema: unknown, step: string | number): unknown => {
  const whole = inner(schema);
  if (whole instanceof z.ZodArray) return whole.element;
  return whole instanceof z.ZodObject ? whole.shape[step] : undefined;
};

/** The schema of what stands at a path. */
export const schemaAt = (schema: unknown, path: Path): unknown =>
  inner(path.reduce(stepInto, schema));

/** The fields of what stands at a path. */
const fieldsAt = (schema: unknown, path: Path): string[] => {
  const found = schemaAt(schema, path);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
};

/** All fields that a schema has, at any depth. */
export function allFields(schema: unknown): string[] {
  const whole = inner(schema);
  if (whole instanceof z.ZodArray) return allFields(whole.element);
  if (!(whole instanceof z.ZodObject)) return [];
  return Object.entries(whole.shape).flatMap(([key, field]) => [key, ...allFields(field)]);
}

const LANGUAGE_NAMES: Record<string, string> = { en: 'English', hi: 'Hindi' };

/** A field as the office calls it. */
function labelOf(schema: unknown, path: Path): string {
  const found = schemaAt(schema, path);
  const title = found instanceof z.ZodType ? found.meta()?.title : undefined;
  const words = String(path.at(-1))
    .replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of an entry that name it. */
const NAMES = ['id', 'title', 'name', 'label', 'icon'];

/** What an entry of a list is called: by its name, or by its number in the list, from 1. */
export function entryName(entry: unknown, index: number): string {
  const fields = new Map<string, unknown>(
    typeof entry === 'object' && entry ? Object.entries(entry) : [],
  );
  const name = NAMES.map((field) => fields.get(field))
    .map((value) => (isLanguageText(value) ? value.en : value))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? shown(name) : `entry ${index + 1}`;
}

/** What stands at a path of a value. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part
        ? Object.entries(part).find(([key]) => key === String(step))?.[1]
        : undefined,
    value,
  );

/** Where something is wrong, in words: its entry, and the field of it. */
export function placeInWords(schema: unknown, value: unknown, path: Path) {
  const index = path.findIndex((step) => typeof step === 'number');
  const head = path.slice(0, index + 1);
  const entry = index < 0 ? '' : entryName(valueAt(value, head), Number(path[index]));
  const field = path.slice(index + 1).reduce<string>((words, step, at) => {
    if (typeof step === 'number') return `${words} ${step + 1}`;
    const language = LANGUAGE_NAMES[step];
    if (language) return words ? `${words} in ${language}` : language;
    const label = labelOf(schema, path.slice(0, index + 2 + at));
    return words ? `${words}, ${label}` : label;
  }, '');
  return { entry, field };
}

/** Findings as faults of a file, in its order, each with its line. */
export const toFaults = (
  file: string,
  schema: unknown,
  { value, lineOf }: YamlFile,
  findings: readonly Finding[],
): Fault[] =>
  findings
    .map(({ path, problem }) => ({
      file,
      line: lineOf(path),
      ...placeInWords(schema, value, path),
      problem,
    }))
    .sort((one, other) => one.line - other.line);

/** How many letters must be changed to make one word of another. */
function distance(one: string, other: string): number {
  const rows = [...one].reduce<number[][]>(
    (table, letter, row) => {
      const above = table.at(-1) ?? [];
      const next = [row + 1];
      for (const [column, against] of [...other].entries()) {
        const swapped =
          letter === other[column - 1] && one[row - 1] === against
            ? (table.at(-2)?.[column - 1] ?? Infinity) + 1
            : Infinity;
        const kept = (above[column] ?? 0) + (letter === against ? 0 : 1);
        next.push(Math.min(kept, swapped, (next[column] ?? 0) + 1, (above[column + 1] ?? 0) + 1));
      }
      return [...table, next];
    },
    [Array.from({ length: other.length + 1 }, (_, index) => index)],
  );
  return rows.at(-1)?.at(-1) ?? Infinity;
}

const plainly = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The word that was meant where another one was written, if there is one that comes near. */
export function meantBy(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((other) => ({ other, away: distance(plainly(word), plainly(other)) }))
    .filter(({ other, away }) => away <= Math.min(2, Math.floor(plainly(other).length / 3)))
    .sort((a, b) => a.away - b.away);
  return (
    near[0]?.other ??
    words.find((other) => plainly(word).length > 2 && plainly(other).includes(plainly(word)))
  );
}

/** What is wrong with a value of another kind than the one that belongs there. */
function kindProblem(expected: string, value: unknown, fields: readonly string[]): string {
  if (value === '' || value === null) {
    if (expected === 'array') return 'is blank: write [] for a list without entries';
    return 'is blank: write it, or take the line out';
  }
  const isList = Array.isArray(value);
  if (expected === 'array')
    return 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (expected === 'string') {
    if (isList) return 'is a list, and must be one text: take the - out';
    if (isLanguageText(value))
      return 'is the same in each language: write it behind the colon, without en and hi';
    return 'is not one text: a text with a colon (:) or braces in it stands in quotes';
  }
  if (isList) return 'is a list, and must be one entry: take the - out';
  if (fields.includes('en'))
    return 'stands in no language: write en: before it, in a line of its own';
  return 'is not an entry: each of its fields stands in a line of its own, with a colon after its name';
}

/** The fields that are missing in one entry are told together: mostly it was pasted in half. */
function missingFindings(schema: unknown, issues: readonly z.core.$ZodIssue[]): Finding[] {
  const placeOf = ({ path }: z.core.$ZodIssue) => path.slice(0, -1) as Path;
  const isFirst = (issue: z.core.$ZodIssue, index: number) =>
    issues.findIndex((other) => String(placeOf(other)) === String(placeOf(issue))) === index;
  return issues.filter(isFirst).map((first) => {
    const group = issues.filter((other) => String(placeOf(other)) === String(placeOf(first)));
    if (group.length === 1) return { path: first.path as Path, problem: 'is missing' };
    const labels = group.map((issue) => labelOf(schema, issue.path as Path));
    return {
      path: placeOf(first),
      problem: `is not whole: ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)} are missing`,
    };
  });
}

/** What a schema finds wrong with a file. */
export function judge<Value>(
  schema: z.ZodType<Value>,
  { value, isInBraces }: YamlFile,
): { good?: Value; findings: Finding[] } {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (!error) return { good: data, findings: [] };
  const isMissing = (issue: z.core.$ZodIssue) =>
    issue.code === 'invalid_type' && issue.input === undefined;
  const missing = new Set(error.issues.filter(isMissing));
  const findings = error.issues.flatMap((issue): Finding[] => {
    const path = issue.path as Path;
    if (missing.has(issue)) return [];
    if (issue.code !== 'unrecognized_keys')
      return [
        {
          path,
          problem: withValue(
            issue.input === '' ? undefined : issue.input,
            issue.code === 'invalid_type'
              ? kindProblem(issue.expected, issue.input, fieldsAt(schema, path))
              : issue.message,
          ),
        },
      ];
    return issue.keys.map((key) => {
      const lost = [...missing].filter(
        (other) =>
          other.path.length === path.length + 1 &&
          path.every((step, at) => other.path[at] === step),
      );
      const meant =
        meantBy(
          key,
          lost.map((other) => String(other.path.at(-1))),
        ) ?? meantBy(key, fieldsAt(schema, path));
      for (const other of lost) if (other.path.at(-1) === meant) missing.delete(other);
      if (isInBraces(path) && !meant)
        return {
          path: [...path, key],
          problem: 'is no field: a text with a comma between { and } stands in quotes',
        };
      return {
        path: [...path, key],
        problem: `is not a field that the site knows${meant ? `: did you mean ${meant}?` : `: there are ${fieldsAt(schema, path).join(', ')}`}`,
      };
    });
  });
  return { findings: [...findings, ...missingFindings(schema, [...missing])] };
}
