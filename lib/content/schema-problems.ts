import type * as z from 'zod';
import { contentField } from '@/lib/model/collections';
import { getFieldAt, type ContentPath } from '@/lib/model/content-paths';
import type { Finding } from './findings';
import { formatValueProblem } from './issue';

type SchemaIssue = z.core.$ZodIssue;

/** The problems of a value of the wrong kind, by the kind that the schema expects. */
const KIND_PROBLEMS: Partial<Record<string, string>> = {
  array: 'must be a list: each entry begins with - and a space, in a line of its own',
  object: 'must have fields, each in a line of its own',
  string: 'must be a text: put quotes around one with a colon, braces or brackets',
};

const explainWrongKind = (path: ContentPath, expected: string): string =>
  getFieldAt(contentField, path)?.kind === 'translation'
    ? 'must have its text behind en: in a line of its own'
    : (KIND_PROBLEMS[expected] ?? `must be ${expected}`);

/** Converts an issue that a schema reports to findings for editors: one for each unknown field, else one. */
export function explainSchemaIssue(issue: SchemaIssue): Finding[] {
  const path = issue.path as ContentPath;
  if (issue.code === 'unrecognized_keys') {
    const fields = Object.keys(getFieldAt(contentField, path)?.fields ?? {}).join(', ');
    const problem = `is no field here: there are ${fields}`;
    return issue.keys.map((key) => ({ path: [...path, key], problem }));
  }
  const { input } = issue;
  if (input === undefined || input === null || input === '')
    return [{ path, problem: input === undefined ? 'is missing' : 'holds nothing' }];
  const problem =
    issue.code === 'invalid_type' ? explainWrongKind(path, issue.expected) : issue.message;
  const index = issue.code === 'custom' ? Number(issue.params?.index) : 0;
  const line = index > 0 ? String(input).slice(0, index).split('\n').length : undefined;
  return [{ path, problem: formatValueProblem(input, problem, index), line }];
}
