import * as z from 'zod';
import { isLanguageText } from '@/lib/model/language-text';
import { getFields, getLabel, getSchemaAt, type Path } from '@/lib/model/places';
import { findMeant } from './find';
import type { Finding } from './findings';
import { quoteValue } from './issue';
import type { YamlFile } from './read-yaml';

type Issue = z.core.$ZodIssue;

const getPath = (issue: Issue) => issue.path as Path;
const getParent = (issue: Issue) => getPath(issue).slice(0, -1);
const isSame = (one: Path, other: Path) => String(one) === String(other);
const isBlank = (value: unknown) => value === '' || value === null;
const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined;

/** Whether a field is missing, or blank beside missing ones: often half of an entry was not pasted. */
const isLost = (issue: Issue, missing: readonly Path[]) =>
  isMissing(issue) ||
  (issue.code === 'invalid_type' &&
    isBlank(issue.input) &&
    missing.some((path) => isSame(path.slice(0, -1), getParent(issue))));

/** What to do about a value that says nothing. */
function getRemedy(schema: unknown, path: Path): string {
  if (typeof path.at(-1) === 'number') return 'take the - out, or write what belongs there';
  const isOptional = getSchemaAt(schema, path) instanceof z.ZodOptional;
  return isOptional ? 'write it, or take the line out' : 'write it, it is required';
}

/** The problem of a value that has the wrong type. */
function describeKind(expected: string, value: unknown, fields: readonly string[]): string {
  const isList = Array.isArray(value);
  if (expected === 'array')
    return isBlank(value)
      ? 'is blank: write [] for a list without entries'
      : 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (expected === 'string') {
    if (isList) return 'is a list, and must be one text: take the - or the brackets out';
    return isLanguageText(value)
      ? 'is the same in each language: write it behind the colon, without en and hi'
      : 'is not one text: put a text with a colon (:) or braces in quotes';
  }
  if (isList) return 'is a list, and must be one entry: take the - out';
  if (!fields.includes('en'))
    return 'is not an entry: write each of its fields in a line of its own, with a colon after its name';
  const [, language] = /^(en|hi)\s/.exec(String(value)) ?? [];
  return language
    ? `lacks a colon (:) behind ${language}`
    : 'is in no language: write en: before it, in a line of its own';
}

/** The finding for a value that is there. */
function createValueFinding(schema: unknown, issue: Issue): Finding {
  const path = getPath(issue);
  const { input } = issue;
  const isOfKind = issue.code === 'invalid_type';
  const fields = getFields(getSchemaAt(schema, path));
  const problem = isOfKind ? describeKind(issue.expected, input, fields) : issue.message;
  if (isBlank(input)) {
    const remedy = `is blank: ${getRemedy(schema, path)}`;
    return { path, problem: problem.startsWith('is blank:') ? problem : remedy };
  }
  const { write }: { write?: unknown } = (issue.code === 'custom' && issue.params) || {};
  const remedy = /^(is blank|says nothing)$/.test(problem) ? `: ${getRemedy(schema, path)}` : '';
  return {
    path,
    problem: quoteValue(input, problem + remedy),
    ...(typeof write === 'string' && { write }),
  };
}

/** Reports all missing fields of an entry together. */
function findMissingFields(schema: unknown, missing: readonly Issue[]): Finding[] {
  return missing.flatMap((issue, index) => {
    const group = missing.filter((other) => isSame(getParent(other), getParent(issue)));
    if (group[0] !== missing[index]) return [];
    if (group.length === 1) return [{ path: getPath(issue), problem: 'is missing' }];
    const labels = group.map((other) => getLabel(schema, getPath(other)));
    const all = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
    return [{ path: getParent(issue), problem: `is not whole: ${all} are missing` }];
  });
}

const getValue = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), value);

/** A finding for an unknown field, and the path of the missing one that it stands for. */
function explainUnknown(
  schema: unknown,
  { value, getColumn }: YamlFile,
  path: Path,
  missing: readonly Path[],
): Finding & { explained: Path } {
  const [entry, key] = [path.slice(0, -1), String(path.at(-1))];
  const has = (place: Path) => getFields(getSchemaAt(schema, place)).includes(key);
  const names = Object.keys(Object(getValue(value, entry)));
  const above = names.slice(0, names.indexOf(key)).at(-1);
  // A field in the wrong column belongs to the field above it, or to an entry that contains its own.
  const owner =
    entry.map((_, length) => entry.slice(0, length)).findLast(has) ??
    [[...entry, above ?? '']].find((place) => has(place));
  if (owner) {
    const [first] = Object.keys(Object(getValue(value, owner)));
    const column = first ? getColumn([...owner, first]) : getColumn(owner) + 2;
    const side = owner.length > entry.length ? 'left' : 'right';
    const problem = `begins too far to the ${side}: write ${column || 'no'} spaces before it, as before the others of its kind`;
    return { path, problem, explained: isBlank(getValue(value, owner)) ? owner : [...owner, key] };
  }
  const fields = getFields(getSchemaAt(schema, entry));
  if (typeof entry.at(-1) === 'number' && !names.some((name) => fields.includes(name))) {
    const problem =
      'has no field of its kind: it begins too far to the left, or a line above it is missing';
    return { path: entry, problem, explained: entry };
  }
  const lost = missing
    .filter((other) => isSame(other.slice(0, -1), entry))
    .map((other) => String(other.at(-1)));
  const meant =
    findMeant(key, lost)[0] ??
    findMeant(key, fields)[0] ??
    (lost.length === 1 ? lost[0] : undefined);
  const hint = isBlank(getValue(value, path))
    ? 'put a text with a comma in quotes'
    : `there are ${fields.join(', ')}`;
  const problem = `is not a field that the site knows: ${meant ? `did you mean ${meant}?` : hint}`;
  return { path, problem, explained: [...entry, meant ?? ''] };
}

/** What is wrong in a file, from what its schema reports. */
export function findSchemaProblems(
  schema: z.ZodType,
  issues: readonly Issue[],
  file: YamlFile,
): Finding[] {
  const missing = issues.filter(isMissing).map(getPath);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => explainUnknown(schema, file, [...getPath(issue), key], missing))
      : [],
  );
  const others = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      !unknown.some(({ explained }) =>
        [getPath(issue), getParent(issue)].some((path) => isSame(path, explained)),
      ),
  );
  return [
    ...unknown
      // Entries of another kind are told once for their list, and not for each field.
      .filter(({ path, explained }, index) => {
        const isAsBefore = (one: { path: Path; explained: Path }) =>
          one.path === one.explained && isSame(one.path.slice(0, -1), path.slice(0, -1));
        return path !== explained || !unknown.slice(0, index).some(isAsBefore);
      })
      .map(({ path, problem }) => ({ path, problem })),
    ...others
      .filter((issue) => !isLost(issue, missing))
      .map((issue) => createValueFinding(schema, issue)),
    ...findMissingFields(
      schema,
      others.filter((issue) => isLost(issue, missing)),
    ),
  ];
}
