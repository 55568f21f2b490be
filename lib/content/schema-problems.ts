import * as z from 'zod';
import { getLabel, getSchemaAt, getShape, type Path } from '@/lib/model/places';
import { findEarlier, findMeant } from './find';
import type { Finding } from './findings';
import { quoteValue } from './issue';

type Issue = z.core.$ZodIssue;

const getPath = (issue: Issue) => issue.path as Path;
const getParent = (path: Path) => path.slice(0, -1);
const isSame = (one: Path, other: Path) => String(one) === String(other);
const isWithin = (path: Path, parent: Path) => isSame(path.slice(0, parent.length), parent);
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** What to do about a value that says nothing. */
function getRemedy(schema: unknown, path: Path): string {
  const own = getSchemaAt(schema, path);
  if (own instanceof z.ZodArray) return 'write it, or [] for a list without entries';
  if (typeof path.at(-1) === 'number') return 'take the - out, or write what belongs there';
  if (own instanceof z.ZodOptional) return 'write it, or take the line out';
  const mayBeBlank = own instanceof z.ZodType && own.safeParse('').success;
  return mayBeBlank ? 'write it, or leave it empty' : 'write it, it is required';
}

/** The problem of a value that is no list, no text or no entry. */
function describeKind(expected: string, value: unknown, isText: boolean): string {
  if (expected === 'array')
    return 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (Array.isArray(value)) return 'is a list, and must not be one: take the - or the brackets out';
  if (expected === 'string')
    return 'is not one text: put quotes around a text with a colon (:) or braces, and write no en: and hi: here';
  return isText
    ? 'is in no language: write en: and a space before it, in a line of its own'
    : 'is not an entry: write each of its fields in a line of its own, with a colon after its name';
}

/** The finding for a value that is there. */
export function explainValue(schema: unknown, issue: Issue): Finding {
  const path = getPath(issue);
  const { input } = issue;
  if (isBlank(input)) return { path, problem: `holds nothing: ${getRemedy(schema, path)}` };
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

/** The finding for a field that an entry should not have. */
function explainUnknown(schema: unknown, path: Path): Finding {
  const fields = Object.keys(getShape(getSchemaAt(schema, getParent(path))));
  const [meant] = findMeant(String(path.at(-1)), fields);
  const hint = meant
    ? `: did you mean ${meant}?`
    : `, where there are ${fields.join(', ')}: look for too few or too many spaces, a missing line above it, or a comma in a text without quotes`;
  return { path, problem: `is no field here${hint}` };
}

/** What each entry lacks, told together: often half of it was not pasted. */
const explainEmpty = (schema: unknown, empty: readonly Path[]): Finding[] =>
  empty.flatMap((path) => {
    const group = empty.filter((other) => isSame(getParent(other), getParent(path)));
    const labels = group.map((other) => getLabel(schema, other));
    const problem = `lacks ${new Intl.ListFormat('en-GB').format(labels)}`;
    if (group.length === 1) return [{ path, problem: `holds nothing: ${getRemedy(schema, path)}` }];
    return group[0] === path ? [{ path: getParent(path), problem }] : [];
  });

/** What is wrong in a file, from what its schema reports. */
export function findSchemaProblems(schema: z.ZodType, issues: readonly Issue[]): Finding[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...getPath(issue), key]) : [],
  );
  // The same unknown field in several entries of a list is one mistake.
  const earlier = findEarlier(unknown, (path) =>
    path.map((step) => (typeof step === 'number' ? '*' : step)).join(),
  );
  // A field in the wrong place is what another entry seems to lack.
  const isExplained = (path: Path) =>
    unknown.some((one) => isWithin(path, getParent(one)) || isWithin(one, getParent(path)));
  const isEmpty = ({ code, input }: Issue) => code === 'invalid_type' && isBlank(input);
  const empty = issues.filter(isEmpty).map(getPath);
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isEmpty(issue));
  return [
    ...unknown.filter((_, index) => !earlier[index]).map((path) => explainUnknown(schema, path)),
    ...others.map((issue) => explainValue(schema, issue)),
    ...explainEmpty(
      schema,
      empty.filter((path) => !isExplained(path)),
    ),
  ];
}
