import * as z from 'zod';
import { isLanguageText } from '@/lib/model/language-text';
import { getAt, getLabel, getSchemaAt, getShape, type Path } from '@/lib/model/places';
import { findEarlier, findMeant } from './find';
import type { Finding } from './findings';
import { quoteValue } from './issue';

type Issue = z.core.$ZodIssue;

const getPath = (issue: Issue) => issue.path as Path;
const isBlank = (value: unknown) => value === '' || value === null;
const getParent = (path: Path) => path.slice(0, -1);
const isSame = (one: Path, other: Path) => String(one) === String(other);
const isWithin = (path: Path, parent: Path) => isSame(path.slice(0, parent.length), parent);

/** What to do about a value that says nothing. */
function getRemedy(schema: unknown, path: Path): string {
  if (path.length === 0) return 'bring its text back, or write [] for a list without entries';
  const own = getSchemaAt(schema, path);
  if (own instanceof z.ZodArray) return 'write it, or [] for a list without entries';
  if (typeof path.at(-1) === 'number') return 'take the - out, or write what belongs there';
  return own instanceof z.ZodOptional
    ? 'write it, or take the line out'
    : 'write it, it is required';
}

/** The problem of a value that has the wrong type. */
function describeKind(expected: string, value: unknown, isText: boolean): string {
  if (expected === 'array')
    return 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (Array.isArray(value)) return 'is a list, and must not be one: take the - or the brackets out';
  if (expected === 'string')
    return isLanguageText(value)
      ? 'is the same in each language: write it behind the colon, without en and hi'
      : 'is not one text: put a text with a colon (:) or braces in quotes';
  return isText
    ? 'is in no language: write en: and a space before it, in a line of its own'
    : 'is not an entry: write each of its fields in a line of its own, with a colon after its name';
}

/** The finding for a value that is there. */
function createValueFinding(schema: unknown, issue: Issue): Finding {
  const path = getPath(issue);
  const { input } = issue;
  if (isBlank(input)) return { path, problem: `is blank: ${getRemedy(schema, path)}` };
  const isText = 'en' in getShape(getSchemaAt(schema, path));
  const problem =
    issue.code === 'invalid_type' ? describeKind(issue.expected, input, isText) : issue.message;
  const remedy = problem === 'says nothing' ? `: ${getRemedy(schema, path)}` : '';
  const write: unknown = issue.code === 'custom' ? issue.params?.write : undefined;
  return {
    path,
    problem: quoteValue(input, problem + remedy),
    ...(typeof write === 'string' && { write }),
  };
}

const MISPLACED =
  'is no field here: write as many spaces before it as before the others of its kind';
const STRANGE =
  'has no field of its kind: it begins too far to the left, or a line above it is missing';

/** The findings for fields that an entry should not have; one of them may stand for one that it lacks. */
function explainUnknown(
  schema: unknown,
  value: unknown,
  { path: entry, keys }: { path: Path; keys: readonly string[] },
  missing: readonly Path[],
): Finding[] {
  const isStrange = Object.keys(Object(getAt(value, entry))).length === keys.length;
  if (isStrange && typeof entry.at(-1) === 'number') return [{ path: entry, problem: STRANGE }];
  const shape = getShape(getSchemaAt(schema, entry));
  const fields = Object.keys(shape);
  const lost = fields.filter((field) => missing.some((path) => isSame(path, [...entry, field])));
  const above = entry.map((_, length) => getSchemaAt(schema, entry.slice(0, length)));
  return keys.map((key) => {
    const path = [...entry, key];
    if ([...above, ...Object.values(shape)].some((other) => key in getShape(other)))
      return { path, problem: MISPLACED };
    const only = lost.length === 1 ? lost : [];
    const [meant] = [...findMeant(key, lost), ...findMeant(key, fields), ...only];
    const hint = isBlank(getAt(value, path))
      ? 'put a text with a comma in quotes'
      : `there are ${fields.join(', ')}`;
    const problem = `is not a field that the site knows: ${meant ? `did you mean ${meant}?` : hint}`;
    return { path, problem };
  });
}

/** What each entry lacks, told together. */
const explainMissing = (schema: unknown, lost: readonly Path[]): Finding[] =>
  lost.flatMap((path) => {
    const group = lost.filter((other) => isSame(getParent(other), getParent(path)));
    if (group[0] !== path) return [];
    const labels = group.map((other) => getLabel(schema, other));
    return [
      { path: getParent(path), problem: `lacks ${new Intl.ListFormat('en-GB').format(labels)}` },
    ];
  });

/** What is wrong in a file, from what its schema reports. */
export function findSchemaProblems(
  schema: z.ZodType,
  issues: readonly Issue[],
  value: unknown,
): Finding[] {
  const missing = issues
    .filter(({ code, input }) => code === 'invalid_type' && input === undefined)
    .map(getPath);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [{ path: getPath(issue), keys: issue.keys }] : [],
  );
  // A field in the wrong place is what another entry seems to lack.
  const isExplained = (path: Path) =>
    unknown.some((one) => isWithin(path, one.path) || isWithin(one.path, getParent(path)));
  // Blank beside missing fields: often half of an entry was not pasted.
  const isBeside = (path: Path) =>
    missing.some((other) => isSame(getParent(other), getParent(path)));
  const isLost = (issue: Issue) =>
    issue.code === 'invalid_type' &&
    (issue.input === undefined ||
      (isBlank(issue.input) && (isBeside(getPath(issue)) || isExplained(getPath(issue)))));
  const strange = unknown.flatMap((one) => explainUnknown(schema, value, one, missing));
  // Entries of another kind are told once for their list.
  const earlier = findEarlier(strange, ({ path, problem }) =>
    problem === STRANGE ? String(getParent(path)) : path,
  );
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const lost = others.filter(isLost).map(getPath);
  return [
    ...strange.filter((_, index) => !earlier[index]),
    ...others.filter((issue) => !isLost(issue)).map((issue) => createValueFinding(schema, issue)),
    ...explainMissing(
      schema,
      lost.filter((path) => !isExplained(path)),
    ),
  ];
}
