/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import {
  COLLECTION_NAMES,
  CONTENT_FILES,
  contentSchema,
  type CollectionName,
  type CollectionValues,
} from '@/lib/model/collections';
import { applyContentRules } from './content-rules';
import { createContentIssues, type Finding } from './findings';
import type { ContentIssue } from './issue';
import { parseContentFile } from './parse-content-file';
import { explainSchemaIssue } from './schema-problems';

/** The result of validating content files. */
export interface ValidationResult {
  /** Undefined if a file is missing, cannot be parsed or has a wrong value. */
  content?: CollectionValues;
  issues: ContentIssue[];
  /** Converts findings of other rules to issues, which have files and lines. */
  placeFindings: (findings: readonly Finding[]) => ContentIssue[];
}

/**
 * Validates each file by its schema. If all are valid, the rules that compare entries follow.
 *
 * @param texts the texts of the files, by collection; missing files are not reported here
 * @param ownFiles the files in public/, if links to them are to be checked
 */
export function validateContent(
  texts: Partial<Record<CollectionName, string>>,
  ownFiles?: readonly string[],
): ValidationResult {
  const parseResults = COLLECTION_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined
      ? []
      : [{ name, file: CONTENT_FILES[name], ...parseContentFile(text) }];
  });
  const parseProblems = parseResults.filter((one) => 'problem' in one);
  const files = parseResults.filter((one) => 'value' in one);
  const placeFindings = (found: readonly Finding[]) => createContentIssues(files, found);
  const values = Object.fromEntries(files.map(({ name, value }) => [name, value]));
  const { data, error } = contentSchema.partial().safeParse(values);
  const content =
    data && files.length === COLLECTION_NAMES.length ? (data as CollectionValues) : undefined;
  const findings = [
    ...(error?.issues ?? []).flatMap((issue) => explainSchemaIssue(issue, values)),
    ...(content ? applyContentRules(content, ownFiles) : []),
  ];
  return { content, issues: [...parseProblems, ...placeFindings(findings)], placeFindings };
}
