/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import * as z from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type Collections,
} from '@/lib/model/collections';
import type { Path } from '@/lib/model/places';
import { applyRules, CROSS_ENTRY_RULES, leaveOutBroken } from './cross-entry-rules';
import { toIssues, type Finding } from './findings';
import type { ContentIssue } from './issue';
import { readYaml, type YamlFile } from './read-yaml';
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

/** A parsed content file, or the first mistake that prevents parsing. */
export const readContentFile = (name: CollectionName, text: string) => readYaml(text);

interface ValidatedFile {
  issues: ContentIssue[];
  good?: unknown;
  /** What is left of a file that breaks its schema, without what is wrong in it. */
  rest?: unknown;
  read?: YamlFile;
}

function validateFile(name: CollectionName, text: string): ValidatedFile {
  const { file, schema }: { file: string; schema: z.ZodType } = COLLECTIONS[name];
  const read = readContentFile(name, text);
  if ('problem' in read) return { issues: [{ file, ...read }] };
  if (read.value === null) {
    const list = schema instanceof z.ZodArray ? ', or write [] for a list without entries' : '';
    return { issues: [{ file, problem: `is empty: bring its text back${list}` }] };
  }
  const { data, error } = schema.safeParse(read.value, { reportInput: true });
  const findings = error ? findSchemaProblems(schema, error.issues, read) : [];
  const rest = error ? leaveOutBroken(read.value, findings) : undefined;
  return { good: data, rest, read, issues: toIssues(file, schema, read, findings) };
}

/** What each file held when it was last validated, and the result. */
const known = new Map<CollectionName, { text: string; validated: ValidatedFile }>();

function validateCached(name: CollectionName, text: string) {
  const last = known.get(name);
  if (last?.text === text) return last.validated;
  const validated = validateFile(name, text);
  known.set(name, { text, validated });
  return validated;
}

/**
 * Validates each file by its schema, and the content of those that can be read by the rules between entries.
 *
 * @param texts the files, by the names of their collections; missing ones are not reported here
 */
export function validateContent(texts: Partial<Record<CollectionName, string>>): Validated {
  const validated = COLLECTION_NAMES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, ...validateCached(name, text) }];
  });
  const placeFindings = (findings: readonly Finding[]) =>
    validated.flatMap(({ name, read }) => {
      const shorten = (path?: Path) => (path?.[0] === name ? path.slice(1) : undefined);
      const own = findings.flatMap(({ path, first, problem }) => {
        const place = shorten(path);
        return place ? [{ path: place, first: shorten(first), problem }] : [];
      });
      const { file, schema } = COLLECTIONS[name];
      return read ? toIssues(file, schema, read, own) : [];
    });
  const issues = validated.flatMap((one) => one.issues);
  const isWhole = issues.length === 0 && validated.length === COLLECTION_NAMES.length;
  const collect = (part: 'good' | 'rest') =>
    validated.flatMap((one) => (one[part] === undefined ? [] : [[one.name, one[part]] as const]));
  const content = Object.fromEntries(collect('good')) as Collections;
  // Files that are broken in places are compared with themselves only.
  const broken = collect('rest').map(
    (entry) => Object.fromEntries([entry]) as Partial<Collections>,
  );
  const findings = isWhole
    ? CROSS_ENTRY_RULES.flatMap((rule) => rule(content))
    : [content, ...broken].flatMap((part) => applyRules(part));
  const all = [...issues, ...placeFindings(findings)];
  return { content: isWhole ? content : undefined, issues: all, placeFindings };
}
