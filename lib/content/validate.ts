/** Validates the content files. It reads no files itself, so it also runs in the browser. */
import {
  COLLECTION_NAMES,
  CONTENT_FILES,
  contentField,
  contentSchema,
  type CollectionName,
  type CollectionValues,
} from '@/lib/model/collections';
import { getFieldAt, getValueAt, type ContentPath } from '@/lib/model/content-paths';
import { showInvisibleCharacters } from '@/lib/model/invisible-characters';
import { applyContentRules } from './content-rules';
import { abbreviate, type ContentIssue, type Finding } from './issue';
import { parseContentFile } from './parse-content-file';
import { explainSchemaIssue } from './schema-problems';

/** The name of an entry; undefined if it has none. */
const getEntryName = (entry: unknown): string | undefined =>
  ['id', 'title', 'name', 'label', 'icon']
    .map((field) => getValueAt(entry, [field, 'en']) ?? getValueAt(entry, [field]))
    .find((value): value is string => typeof value === 'string' && value !== '');

/** The words for a part of a path, such as "Sections 2, Title in English" or "entry 3". */
const describeSteps = (path: ContentPath, start: number, end?: number): string =>
  path.slice(start, end).reduce<string>((words, step, index) => {
    const [list, field] = [0, 1].map((more) =>
      getFieldAt(contentField, path.slice(0, start + index + more)),
    );
    if (typeof step === 'number') return `${words || 'entry'} ${step + 1}`;
    const separator = list?.kind === 'translation' ? ' ' : ', ';
    return (words && words + separator) + (field?.label ?? step);
  }, '');

/** Where the fields of the entry begin; 0 if the path leads through no list. */
const findEntryEnd = (path: ContentPath) => path.findIndex((step) => typeof step === 'number') + 1;

/** @example describeEntry(['news', 2, 'id']) // 'entry 3' */
const describeEntry = (path: ContentPath) => describeSteps(path, 1, findEntryEnd(path));

/** Describes a path in words: the entry, by its name or number, and the field in it. */
function describePath(values: unknown, path: ContentPath): string {
  const end = findEntryEnd(path);
  const name = getEntryName(getValueAt(values, path.slice(0, end)));
  const entry = name === undefined ? describeEntry(path) : abbreviate(name);
  const parts = [entry, describeSteps(path, end || 1)];
  return showInvisibleCharacters(parts.filter(Boolean).join(': '));
}

/** The result of validating content files. */
export interface ValidationResult {
  /** Undefined if a file is missing, cannot be parsed or has a wrong value. */
  content?: CollectionValues;
  issues: ContentIssue[];
  /** Converts findings to issues, sorted by file and line. Their paths begin with the name of a collection. */
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
  const values = Object.fromEntries(files.map(({ name, value }) => [name, value]));
  const placeFindings = (found: readonly Finding[]): ContentIssue[] =>
    files.flatMap(({ name, file, getLine }) =>
      found
        .filter(({ path }) => path[0] === name)
        .map(({ path, problem, line = 0, firstPath }) => {
          // A text of several lines begins below its field.
          const isLong = String(getValueAt(values, path)).includes('\n');
          return {
            file,
            line: getLine(path.slice(1)) + (isLong ? line : 0),
            place: describePath(values, path),
            problem: firstPath ? `${problem}, first in ${describeEntry(firstPath)}` : problem,
          };
        })
        .sort((one, other) => one.line - other.line),
    );
  const { data, error } = contentSchema.partial().safeParse(values);
  const content =
    data && files.length === COLLECTION_NAMES.length ? (data as CollectionValues) : undefined;
  const findings = [
    ...(error?.issues ?? []).flatMap((issue) => explainSchemaIssue(issue, values)),
    ...(content ? applyContentRules(content, ownFiles) : []),
  ];
  return { content, issues: [...parseProblems, ...placeFindings(findings)], placeFindings };
}
