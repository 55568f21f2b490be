/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import type * as z from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
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
  /**
   * Turns findings of further rules into issues with lines. The path of a finding begins with the name of a
   * collection.
   */
  placeFindings: (findings: readonly Finding[]) => ContentIssue[];
}

/** A value without what is wrong in it, which no rule can compare. */
function leaveOutBroken(value: unknown, findings: readonly Finding[]): unknown {
  const rest: unknown = structuredClone(value);
  for (const { path } of findings) {
    const holder = getAt(rest, path.slice(0, -1));
    if (typeof holder === 'object' && holder !== null)
      Reflect.deleteProperty(holder, path.at(-1) ?? '');
  }
  return rest;
}

/** A file's content, and what its schema finds wrong; of a broken file, what is left without that. */
function validateFile(name: CollectionName, text: string) {
  const { file, schema }: { file: string; schema: z.ZodType } = COLLECTIONS[name];
  const read = readYaml(text);
  if ('problem' in read) return { name, issues: [{ file, ...read }] };
  const { data, error } = schema.safeParse(read.value, { reportInput: true });
  const findings = error ? findSchemaProblems(schema, error.issues) : [];
  const place = (others: readonly Finding[]) => toIssues(file, schema, read, others);
  const value = error ? leaveOutBroken(read.value, findings) : data;
  return { name, value, isGood: !error, issues: place(findings), place };
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
  const files = COLLECTION_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [validateFile(name, text)];
  });
  const placeFindings = (findings: readonly Finding[]) =>
    files.flatMap(({ name, place }) => {
      const own = findings.flatMap(({ path, first, problem }) =>
        path[0] === name ? [{ path: path.slice(1), first: first?.slice(1), problem }] : [],
      );
      return place?.(own) ?? [];
    });
  const issues = files.flatMap((one) => one.issues);
  const good = files.flatMap(({ name, value, isGood }) => (isGood ? [[name, value]] : []));
  const content = Object.fromEntries(good) as Collections;
  // Files that are broken in places are compared with themselves only.
  const broken = files.flatMap(({ name, value, isGood }) => (isGood ? [] : [{ [name]: value }]));
  const findings = [content, ...broken].flatMap((part) => applyRules(part));
  const isWhole = good.length === COLLECTION_NAMES.length;
  const all = [...issues, ...placeFindings(findings)];
  return { content: isWhole ? content : undefined, issues: all, placeFindings };
}
