/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type CollectionName,
  type Collections,
} from '@/lib/model/collections';
import { getAt } from '@/lib/model/places';
import { CROSS_ENTRY_RULES } from './cross-entry-rules';
import { toIssues, type Finding } from './findings';
import type { ContentIssue } from './issue';
import { readYaml } from './read-yaml';
import { findSchemaProblems } from './schema-problems';

/** The result of validating content files. */
export interface Validated {
  /** Undefined where a file is missing or cannot be used. */
  content?: Collections;
  issues: ContentIssue[];
  /** Turns findings of further rules into issues with lines. */
  placeFindings: (findings: readonly Finding[]) => ContentIssue[];
}

/** A value without what is wrong in it, which no rule can compare. */
function leaveOut(value: unknown, findings: readonly Finding[]): Partial<Collections> {
  const rest: unknown = JSON.parse(JSON.stringify(value));
  for (const { path } of findings) {
    const holder = getAt(rest, path.slice(0, -1));
    if (typeof holder === 'object' && holder !== null)
      Reflect.deleteProperty(holder, path.at(-1) ?? '');
  }
  return rest as Partial<Collections>;
}

/** The findings of the rules about content that may be incomplete: a rule that stumbles over that finds nothing. */
const applyRules = (content: Partial<Collections>): Finding[] =>
  CROSS_ENTRY_RULES.flatMap((rule) => {
    try {
      return rule(content as Collections).filter(({ path }) => getAt(content, path) !== undefined);
    } catch {
      return [];
    }
  });

/**
 * Validates each file by its schema, and the content of those that can be read by the rules between entries.
 *
 * @param texts the files, by the names of their collections; missing ones are not reported here
 */
export function validateContent(texts: Partial<Record<CollectionName, string>>): Validated {
  const read = COLLECTION_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, file: COLLECTIONS[name].file, ...readYaml(text) }];
  });
  const unread = read.filter((one) => 'problem' in one);
  const files = read.filter((one) => 'value' in one);
  const values = Object.fromEntries(files.map(({ name, value }) => [name, value]));
  const { data, error } = contentSchema.partial().safeParse(values, { reportInput: true });
  const findings = error ? findSchemaProblems(contentSchema, error.issues) : [];
  const placeFindings = (found: readonly Finding[]) => toIssues(files, found);
  const found = applyRules(leaveOut(values, findings));
  return {
    content: files.length === COLLECTION_NAMES.length ? (data as Collections) : undefined,
    issues: [...unread, ...placeFindings([...findings, ...found])],
    placeFindings,
  };
}
