import type * as z from 'zod';
import { contentField } from '@/lib/model/collections';
import { getFieldAt, getValueAt, type ContentPath } from '@/lib/model/content-paths';
import type { Field } from '@/lib/model/fields';
import { formatValueProblem, type Finding } from './issue';

type SchemaIssue = z.core.$ZodIssue;

/** The problems of a value of the wrong kind, by the kind that the schema expects. */
const KIND_PROBLEMS: Partial<Record<string, string>> = {
  array: 'must be a list: each entry begins with - and a space, in a line of its own',
  object: 'must have fields, each in a line of its own',
  string: 'must be a text: put quotes around one with a colon, braces or brackets',
};

/** The problem of a list with too few or too many entries. */
const explainWrongLength = ({ min, max }: Field): string =>
  min === max ? `must have ${min} entries` : 'is empty: the site needs one entry at least';

const explainWrongKind = (path: ContentPath, expected: string): string =>
  getFieldAt(contentField, path)?.kind === 'translation'
    ? 'must have its text behind en: in a line of its own'
    : (KIND_PROBLEMS[expected] ?? `must be ${expected}`);

/**
 * Converts an issue that a schema reports to findings for editors: one for each unknown field, else one.
 *
 * @param values what the schema has checked
 */
export function explainSchemaIssue(issue: SchemaIssue, values: unknown): Finding[] {
  const path = issue.path as ContentPath;
  const field = getFieldAt(contentField, path);
  if (issue.code === 'unrecognized_keys') {
    const problem = `is no field here: there are ${Object.keys(field?.fields ?? {}).join(', ')}`;
    return issue.keys.map((key) => ({ path: [...path, key], problem }));
  }
  const input = getValueAt(values, path);
  if (input === undefined) return [{ path, problem: 'is missing' }];
  if (input === null || input === '') {
    const isWholeList = path.length === 1 && field?.kind === 'list';
    return [{ path, problem: isWholeList ? 'is empty: write [] for no entries' : 'holds nothing' }];
  }
  if (field?.kind === 'list' && Array.isArray(input) && issue.code !== 'custom')
    return [{ path, problem: explainWrongLength(field) }];
  const problem =
    issue.code === 'invalid_type' ? explainWrongKind(path, issue.expected) : issue.message;
  const index = issue.code === 'custom' ? Number(issue.params?.index ?? 0) : 0;
  const line = index > 0 ? String(input).slice(0, index).split('\n').length : undefined;
  return [{ path, problem: formatValueProblem(input, problem, index), line }];
}
