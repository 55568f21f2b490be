import * as z from 'zod';
import { getFieldLabel, getSchemaAt, getFieldSchemas, type ContentPath } from '@/lib/model/places';
import { findFirstOccurrences, findSimilarWords } from './find';
import type { Finding } from './findings';
import { quoteValue } from './issue';

type SchemaIssue = z.core.$ZodIssue;

const getPath = (issue: SchemaIssue) => issue.path as ContentPath;
const getParent = (path: ContentPath) => path.slice(0, -1);
const isSamePath = (one: ContentPath, other: ContentPath) => String(one) === String(other);
const isWithinPath = (path: ContentPath, parent: ContentPath) =>
  isSamePath(path.slice(0, parent.length), parent);
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Tells the editor what to do about an empty value. */
function getRemedy(schema: unknown, path: ContentPath): string {
  const ownSchema = getSchemaAt(schema, path);
  if (ownSchema instanceof z.ZodArray) return 'write it, or [] for a list without entries';
  if (typeof path.at(-1) === 'number') return 'take the - out, or write what belongs there';
  if (ownSchema instanceof z.ZodOptional) return 'write it, or take the line out';
  const mayBeBlank = ownSchema instanceof z.ZodType && ownSchema.safeParse('').success;
  return mayBeBlank ? 'write it, or leave it empty' : 'write it, it is required';
}

/** The problem of a value of the wrong kind: one that is not a list, not a text, or not an entry. */
function explainWrongKind(expected: string, value: unknown, isText: boolean): string {
  if (expected === 'array')
    return 'is not a list: each of its entries begins with - and a space, in a line of its own';
  if (Array.isArray(value)) return 'is a list, and must not be one: take the - or the brackets out';
  if (expected === 'string')
    return 'is not one text: put quotes around a text with a colon (:) or braces, and write no en: and hi: here';
  return isText
    ? 'is in no language: write en: and a space before it, in a line of its own'
    : 'is not an entry: write each of its fields in a line of its own, with a colon after its name';
}

/** The finding for a wrong value. */
export function explainValue(schema: unknown, issue: SchemaIssue): Finding {
  const path = getPath(issue);
  const { input } = issue;
  if (isBlank(input)) return { path, problem: `holds nothing: ${getRemedy(schema, path)}` };
  const isText = 'en' in getFieldSchemas(getSchemaAt(schema, path));
  const problem =
    issue.code === 'invalid_type' ? explainWrongKind(issue.expected, input, isText) : issue.message;
  const remedy = problem === 'says nothing' ? `: ${getRemedy(schema, path)}` : '';
  const correction: unknown = issue.code === 'custom' ? issue.params?.correction : undefined;
  return {
    path,
    problem: quoteValue(input, problem + remedy),
    ...(typeof correction === 'string' && { correction }),
  };
}

/** The finding for a field that the schema does not know. */
function explainUnknownField(schema: unknown, path: ContentPath): Finding {
  const fields = Object.keys(getFieldSchemas(getSchemaAt(schema, getParent(path))));
  const [suggestion] = findSimilarWords(String(path.at(-1)), fields);
  const hint = suggestion
    ? `: did you mean ${suggestion}?`
    : `, where there are ${fields.join(', ')}: look for too few or too many spaces, a missing line above it, or a comma in a text without quotes`;
  return { path, problem: `is no field here${hint}` };
}

/** The findings for missing values. All that one entry lacks is one finding: often a part of it was not pasted. */
const explainMissingValues = (schema: unknown, missingPaths: readonly ContentPath[]): Finding[] =>
  missingPaths.flatMap((path) => {
    const group = missingPaths.filter((other) => isSamePath(getParent(other), getParent(path)));
    const labels = group.map((other) => getFieldLabel(schema, other));
    const problem = `lacks ${new Intl.ListFormat('en-GB').format(labels)}`;
    if (group.length === 1) return [{ path, problem: `holds nothing: ${getRemedy(schema, path)}` }];
    return group[0] === path ? [{ path: getParent(path), problem }] : [];
  });

/** Converts the issues that a schema reports to findings for editors. */
export function findSchemaProblems(schema: z.ZodType, issues: readonly SchemaIssue[]): Finding[] {
  const unknownPaths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...getPath(issue), key]) : [],
  );
  // If several entries of a list have the same unknown field, it is reported once.
  const firstOccurrences = findFirstOccurrences(unknownPaths, (path) =>
    path.map((step) => (typeof step === 'number' ? '*' : step)).join(),
  );
  const distinctPaths = unknownPaths.filter((_, index) => !firstOccurrences[index]);
  // If an unknown field is near, the missing value is probably there, under a wrong name or at a wrong place.
  const isNearUnknownField = (path: ContentPath) =>
    unknownPaths.some(
      (one) => isWithinPath(path, getParent(one)) || isWithinPath(one, getParent(path)),
    );
  const isMissing = ({ code, input }: SchemaIssue) => code === 'invalid_type' && isBlank(input);
  const missingPaths = issues.filter(isMissing).map(getPath);
  const otherIssues = issues.filter((one) => one.code !== 'unrecognized_keys' && !isMissing(one));
  return [
    ...distinctPaths.map((path) => explainUnknownField(schema, path)),
    ...otherIssues.map((issue) => explainValue(schema, issue)),
    ...explainMissingValues(
      schema,
      missingPaths.filter((path) => !isNearUnknownField(path)),
    ),
  ];
}
