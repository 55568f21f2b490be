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

/** What fields are called whose keys are no words of the office. */
const LABELS: Record<string, string> = {
  email: 'E-mail',
  href: 'Address',
  image_url: 'Picture',
  photo_url: 'Photo',
  url: 'Address',
};

/** A field as the office calls it. */
function labelOf(schema: unknown, path: Path): string {
  if (schemaAt(schema, path) === undefined) return String(path.at(-1));
  const key = String(path.at(-1));
  const words = key.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return LABELS[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of an entry that name it. */
const NAMES = ['id', 'title', 'name', 'label', 'icon'];

/** The name of an entry of a list, if it has one. */
function entryName(entry: unknown): string | undefined {
  const fields = new Map<string, unknown>(
    typeof entry === 'object' && entry ? Object.entries(entry) : [],
  );
  const name = NAMES.map((field) => fields.get(field))
    .map((value) => (isLanguageText(value) ? value.en : value))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? shown(name) : undefined;
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
  const list = index > 0 ? labelOf(schema, path.slice(0, index)) : 'entry';
  const number = `${list} ${Number(path[index]) + 1}`;
  const entry = index < 0 ? '' : (entryName(valueAt(value, head)) ?? number);
  const field = path.slice(index + 1).reduce<string>((words, step, at) => {
    if (typeof step === 'number') return `${words} ${step + 1}`;
    const language = LANGUAGE_NAMES[step];
    if (language && schemaAt(schema, path.slice(0, index + 2 + at)))
      return words ? `${words} in ${language}` : language;
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
    .filter(({ other, away }) => away <= Math.min(2, Math.ceil((plainly(other).length - 1) / 3)))
    .sort((a, b) => a.away - b.away);
  const holds = (one: string, other: string) => plainly(one).includes(plainly(other));
  return (
    near[0]?.other ??
    words.find(
      (other) =>
        (word.length > 2 && holds(other, word)) ||
        (plainly(word).startsWith(plainly(other)) && other.length > 1),
    )
  );
}

const isBlank = (value: unknown) => value === '' || value === null;

/** What is wrong with a value of another kind than the one that belongs there. */
function kindProblem(expected: string, value: unknown, fields: readonly string[]): string {
  if (isBlank(value) && expected === 'array')
    return 'is blank: write [] for a list without entries';
  const isList = Array.isArray(value);
  if (expected === 'array')
    return 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (expected === 'string') {
    if (isList) return 'is a list, and must be one text: take the - or the brackets out';
    if (isLanguageText(value))
      return 'is the same in each language: write it behind the colon, without en and hi';
    return 'is not one text: a text with a colon (:) or braces in it stands in quotes';
  }
  if (isList) return 'is a list, and must be one entry: take the - out';
  const [, language] = /^(en|hi)\s/.exec(String(value)) ?? [];
  if (fields.includes('en') && language) return `lacks a colon (:) behind ${language}`;
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

type Issue = z.core.$ZodIssue;

const isAt = (issue: Issue, path: Path) =>
  issue.path.length === path.length && path.every((step, at) => issue.path[at] === step);

/** What is wrong with a field that nobody knows, and which other issues it makes needless. */
function unknownKey(schema: unknown, path: Path, key: string, missing: readonly Issue[]) {
  const lostIn = (entry: Path) =>
    missing.filter((issue) => isAt(issue, [...entry, String(issue.path.at(-1))]));
  const above = path.slice(0, -1);
  const needless = (names: readonly string[], entry: Path) =>
    lostIn(entry).filter((issue) => names.includes(String(issue.path.at(-1))));
  if (fieldsAt(schema, path).includes('en') && fieldsAt(schema, above).includes(key)) {
    const problem =
      'begins too far to the right: let it begin where the other fields of its entry do';
    return { problem, needless: needless([key], above) };
  }
  const lost = lostIn(path).map((issue) => String(issue.path.at(-1)));
  if (key in LANGUAGE_NAMES) {
    const texts = lost.filter((name) => fieldsAt(schema, [...path, name]).includes('en'));
    const problem =
      'begins too far to the left: write it below the field that it is the text of, two spaces further to the right';
    return { problem, needless: needless(texts, path) };
  }
  const fields = fieldsAt(schema, path);
  const meant =
    meantBy(key, lost) ?? meantBy(key, fields) ?? (lost.length === 1 ? lost[0] : undefined);
  const hint = meant ? `did you mean ${meant}?` : `there are ${fields.join(', ')}`;
  return {
    problem: `is not a field that the site knows: ${hint}`,
    needless: needless(meant ? [meant] : [], path),
  };
}

/** What is wrong with a value. */
function valueProblem(schema: unknown, issue: Issue): string {
  const path = issue.path as Path;
  const { input } = issue;
  const isKind = issue.code === 'invalid_type';
  if (
    isBlank(input) &&
    !(isKind && issue.expected === 'array') &&
    !issue.message.startsWith('is blank:')
  )
    return typeof path.at(-1) === 'number'
      ? 'is blank: take the - out, or write what belongs there'
      : 'is blank: write it, or take the line out';
  const problem = isKind
    ? kindProblem(issue.expected, input, fieldsAt(schema, path))
    : issue.message;
  return input === '' ? problem : withValue(input, problem);
}

/** What a schema finds wrong with a file. */
export function judge<Value>(
  schema: z.ZodType<Value>,
  { value, isInBraces }: YamlFile,
): { good?: Value; findings: Finding[] } {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (!error) return { good: data, findings: [] };
  const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined;
  /** What is blank is as good as missing, where it stands in an entry that lacks something. */
  const isLost = (issue: Issue) =>
    isMissing(issue) ||
    (issue.code === 'invalid_type' &&
      isBlank(issue.input) &&
      typeof issue.path.at(-1) === 'string');
  const lost = new Set(error.issues.filter(isLost));
  const unknown = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const path = issue.path as Path;
      const found = unknownKey(schema, path, key, [...lost]);
      for (const other of found.needless) lost.delete(other);
      const problem =
        isInBraces(path) && found.needless.length === 0
          ? 'is no field: a text with a comma between { and } stands in quotes'
          : found.problem;
      return { path: [...path, key], problem };
    });
  });
  const isGroup = (issue: Issue) =>
    isMissing(issue) ||
    [...lost].some(
      (other) =>
        isMissing(other) && isAt(other, [...issue.path.slice(0, -1), other.path.at(-1)] as Path),
    );
  const values = error.issues
    .filter(
      (issue) =>
        issue.code !== 'unrecognized_keys' &&
        (!isLost(issue) || (lost.has(issue) && !isGroup(issue))),
    )
    .map((issue) => ({ path: issue.path as Path, problem: valueProblem(schema, issue) }));
  const groups = missingFindings(schema, [...lost].filter(isGroup));
  const findings = [...values, ...unknown, ...groups];
  // Of an entry that has no field of one nothing else need be said.
  const bare = error.issues.filter(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      typeof issue.path.at(-1) === 'number' &&
      fieldsAt(schema, issue.path as Path).every((field) => !(field in Object(issue.input))),
  );
  const isIn = (path: Path, entry: Path) => entry.every((step, at) => path[at] === step);
  return {
    findings: [
      ...findings.filter(({ path }) => !bare.some((issue) => isIn(path, issue.path as Path))),
      ...bare.map((issue) => ({
        path: issue.path as Path,
        problem: 'has no field of an entry: perhaps it begins too far to the left',
      })),
    ],
  };
}
