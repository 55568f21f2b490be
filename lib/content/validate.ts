/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type CollectionName,
  type Collections,
} from '@/lib/model/collections';
import { getValueAt } from '@/lib/model/places';
import { CROSS_ENTRY_RULES } from './cross-entry-rules';
import { createContentIssues, type Finding } from './findings';
import type { ContentIssue } from './issue';
import { readYaml } from './read-yaml';
import { explainSchemaIssue } from './schema-problems';

/** The result of validating content files. */
export interface ValidationResult {
  /** Undefined if a file is missing or cannot be parsed. */
  content?: Collections;
  issues: ContentIssue[];
  /** Converts findings of other rules to issues, which have files and lines. */
  placeFindings: (findings: readonly Finding[]) => ContentIssue[];
}

/** A copy of the content without its wrong values, because the rules cannot compare them. */
function removeWrongValues(value: unknown, findings: readonly Finding[]): Partial<Collections> {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  for (const { path } of findings) {
    const parent = getValueAt(copy, path.slice(0, -1));
    if (typeof parent === 'object' && parent !== null)
      Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return copy as Partial<Collections>;
}

/** Applies the rules that compare entries. Where wrong values were removed, a rule that throws finds nothing. */
function applyCrossEntryRules(values: unknown, findings: readonly Finding[]): Finding[] {
  const content = removeWrongValues(values, findings);
  return CROSS_ENTRY_RULES.flatMap((rule) => {
    try {
      return rule(content as Collections).filter(
        ({ path }) => getValueAt(content, path) !== undefined,
      );
    } catch (error) {
      if (Object.keys(content).length === COLLECTION_NAMES.length && findings.length === 0)
        throw error;
      return [];
    }
  });
}

/**
 * Validates each file by its schema, and the content of all files by the rules that compare entries.
 *
 * @param texts the texts of the files, by collection; missing files are not reported here
 * @param wasChecked whether the content is known to have no issues, so that the rules need not run again
 */
export function validateContent(
  texts: Partial<Record<CollectionName, string>>,
  { wasChecked = false } = {},
): ValidationResult {
  const parseResults = COLLECTION_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, file: COLLECTIONS[name].file, ...readYaml(text) }];
  });
  const parseProblems = parseResults.filter((one) => 'problem' in one);
  const files = parseResults.filter((one) => 'value' in one);
  const values = Object.fromEntries(files.map(({ name, value }) => [name, value]));
  const { data, error } = contentSchema.partial().safeParse(values, { reportInput: true });
  const findings = (error?.issues ?? []).flatMap((issue) =>
    explainSchemaIssue(contentSchema, issue),
  );
  const placeFindings = (found: readonly Finding[]) => createContentIssues(files, found);
  const crossEntryFindings = wasChecked ? [] : applyCrossEntryRules(values, findings);
  return {
    content: files.length === COLLECTION_NAMES.length ? (data as Collections) : undefined,
    issues: [...parseProblems, ...placeFindings([...findings, ...crossEntryFindings])],
    placeFindings,
  };
}
