/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import * as z from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type CollectionName,
  type Collections,
} from '@/lib/model/collections';
import type { ContentIssue } from './issue';
import { validate } from './validate';
import { findCorrection } from './correction';
import { walkFields, toIssues, type Finding } from './places';
import { readYaml } from './read-yaml';
import { CROSS_ENTRY_RULES } from './rules';
import { lookAhead } from './yaml-mistakes';

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

const KEYS: ReadonlySet<string> = new Set([...walkFields(contentSchema)].map(({ key }) => key));

const isList = (name: CollectionName) => COLLECTIONS[name].schema instanceof z.ZodArray;

/** A parsed content file, or the first mistake that prevents parsing. */
export const readContentFile = (name: CollectionName, text: string) =>
  readYaml(text, KEYS, isList(name));

/** A content file that can be used, or its issues. */
function validateText(name: CollectionName, text: string) {
  const { file, schema } = COLLECTIONS[name];
  const read = readContentFile(name, text);
  if ('problem' in read) return { issues: [{ file, ...read }], isTorn: true };
  if (read.value === null) {
    const remedy = `bring its text back${isList(name) ? ', or write [] for a list without entries' : ''}`;
    return { issues: [{ file, problem: `is empty: ${remedy}` }] };
  }
  const { good, findings, isTorn } = validate<unknown>(schema, read);
  const toOwn = (found: readonly Finding[]) => toIssues(file, schema, read, found);
  return { good, issues: toOwn(findings), isTorn, toOwn };
}

/** The same, but a mistake in the file's form becomes a single issue at the line to fix, if there is such a line. */
function validateFile(name: CollectionName, text: string) {
  const { file, schema } = COLLECTIONS[name];
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = source.split('\n');
  const ahead = lookAhead(lines, KEYS);
  if (ahead) return { issues: [{ file, ...ahead }] };
  const validated = validateText(name, source);
  if (!validated.isTorn) return validated;
  const correction = findCorrection(
    lines,
    validated.issues.map(({ line = 1 }) => line),
    [...walkFields(schema)].flatMap(({ key, isParent }) => (isParent ? [key] : [])),
    (mended) => validateText(name, mended.join('\n')).issues.length === 0,
  );
  return correction ? { issues: [{ file, ...correction }] } : validated;
}

/** What each file held when it was last validated, and the result. */
const known = new Map<
  CollectionName,
  { text: string; validated: ReturnType<typeof validateFile> }
>();

function validateCached(name: CollectionName, text: string) {
  const last = known.get(name);
  if (last?.text === text) return last.validated;
  const validated = validateFile(name, text);
  known.set(name, { text, validated });
  return validated;
}

/**
 * Validates each file by its schema and, if all are present and valid, by the rules between them.
 *
 * @param texts the files, by the names of their collections; missing ones are not reported here
 */
export function validateContent(texts: Partial<Record<CollectionName, string>>): Validated {
  const validated = COLLECTION_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, ...validateCached(name, text) }];
  });
  const placeFindings = (findings: readonly Finding[]) =>
    validated.flatMap(({ name, toOwn }) => {
      const own = findings.filter(({ path: [first] }) => first === name);
      return toOwn?.(own.map((finding) => ({ ...finding, path: finding.path.slice(1) }))) ?? [];
    });
  const issues = validated.flatMap((one) => one.issues);
  if (issues.length > 0 || validated.length < COLLECTION_NAMES.length)
    return { issues, placeFindings };
  const content = Object.fromEntries(
    validated.map(({ name, good }) => [name, good]),
  ) as Collections;
  return {
    content,
    issues: placeFindings(CROSS_ENTRY_RULES.flatMap((rule) => rule(content))),
    placeFindings,
  };
}
