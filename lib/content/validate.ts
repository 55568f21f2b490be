import type * as z from 'zod';
import { isLanguageText } from '@/lib/model/language-text';
import { quoteValue } from './issue';
import { findClosest } from './find-closest';
import { getFieldsAt, getLabel, type Finding } from './places';
import type { Path, YamlFile } from './read-yaml';

type Issue = z.core.$ZodIssue;

const getPath = (issue: Issue) => issue.path as Path;
const getEntry = (issue: Issue) => getPath(issue).slice(0, -1);
const getKey = (issue: Issue) => String(issue.path.at(-1));
const isSame = (one: Path, other: Path) => String(one) === String(other);

const isBlank = (value: unknown) => value === '' || value === null;
const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined;

const isLost = (issue: Issue) =>
  isMissing(issue) ||
  (issue.code === 'invalid_type' && isBlank(issue.input) && !/^\d+$/.test(getKey(issue)));

/** The field that an unknown one stands for: a missing one rather than another. */
const findMeantField = (key: string, lost: readonly string[], fields: readonly string[]) =>
  findClosest(key, lost) ?? findClosest(key, fields) ?? (lost.length === 1 ? lost[0] : undefined);

/** The problem of a value that has the wrong type. */
function describeKindProblem(expected: string, value: unknown, fields: readonly string[]): string {
  const isList = Array.isArray(value);
  if (expected === 'array')
    return isBlank(value)
      ? 'is blank: write [] for a list without entries'
      : 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (expected === 'string') {
    if (isList) return 'is a list, and must be one text: take the - or the brackets out';
    return isLanguageText(value)
      ? 'is the same in each language: write it behind the colon, without en and hi'
      : 'is not one text: a text with a colon (:) or braces in it stands in quotes';
  }
  if (isList) return 'is a list, and must be one entry: take the - out';
  if (!fields.includes('en'))
    return 'is not an entry: each of its fields stands in a line of its own, with a colon after its name';
  const [, language] = /^(en|hi)\s/.exec(String(value)) ?? [];
  return language
    ? `lacks a colon (:) behind ${language}`
    : 'stands in no language: write en: before it, in a line of its own';
}

/** The finding for a value that is present. */
function createValueFinding(schema: unknown, issue: Issue): Finding {
  const path = getPath(issue);
  const { input } = issue;
  const problem =
    issue.code === 'invalid_type'
      ? describeKindProblem(issue.expected, input, getFieldsAt(schema, path))
      : issue.message;
  if (!isBlank(input)) return { path, problem: quoteValue(input, problem) };
  if (problem.startsWith('is blank:')) return { path, problem };
  const remedy =
    typeof path.at(-1) === 'number'
      ? 'take the - out, or write what belongs there'
      : 'write it, or take the line out';
  return { path, problem: `is blank: ${remedy}` };
}

/**
 * Reports all missing fields of an entry together, because often half of it was not pasted; blank fields are included.
 */
function findLostEntries(schema: unknown, lost: readonly Issue[]): Finding[] {
  return lost.flatMap((issue, index) => {
    const group = lost.filter((other) => isSame(getEntry(other), getEntry(issue)));
    if (!group.some(isMissing)) return [createValueFinding(schema, issue)];
    if (group[0] !== lost[index]) return [];
    if (group.length === 1) return [{ path: getPath(issue), problem: 'is missing' }];
    const labels = group.map((other) => getLabel(schema, getPath(other)));
    const all = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
    return [{ path: getEntry(issue), problem: `is not whole: ${all} are missing` }];
  });
}

/** What a schema finds wrong in a file. */
export function validate<Value>(
  schema: z.ZodType<Value>,
  { value, isInBraces }: YamlFile,
): { good?: Value; findings: Finding[]; isTorn?: boolean } {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (!error) return { good: data, findings: [] };
  let lost = error.issues.filter(isLost);
  const findings = error.issues.flatMap((issue): Finding[] => {
    const path = getPath(issue);
    if (issue.code !== 'unrecognized_keys')
      return isLost(issue) ? [] : [createValueFinding(schema, issue)];
    const fields = getFieldsAt(schema, path);
    return issue.keys.map((key) => {
      const lostHere = lost.filter((other) => isSame(getEntry(other), path));
      const meant = findMeantField(key, lostHere.map(getKey), fields);
      // Its correction also fills the missing field.
      const mended = lostHere.find((other) => getKey(other) === meant);
      lost = lost.filter((other) => other !== mended);
      const hint = meant ? `did you mean ${meant}?` : `there are ${fields.join(', ')}`;
      const problem =
        isInBraces(path) && !mended
          ? 'is no field: a text with a comma between { and } stands in quotes'
          : `is not a field that the site knows: ${hint}`;
      return { path: [...path, key], problem };
    });
  });
  const isTorn = error.issues.some(({ code }) => /^(unrecognized_keys|invalid_type)$/.test(code));
  return { isTorn, findings: [...findings, ...findLostEntries(schema, lost)] };
}
