/** Reads and writes the content files for the editor. It applies the site's own rules, and refuses what breaks one. */
import * as z from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type CollectionName,
} from '@/lib/model/collections';
import { formatIssue, type ContentIssue } from '@/lib/content/issue';
import { findDoubtfulValues } from '@/lib/content/doubtful-values';
import { readYaml } from '@/lib/content/read-yaml';
import { validateContent, type ValidationResult } from '@/lib/content/validate';
import { toIndianDay } from '@/lib/i18n/indian-days';
import { unwrapSchema, listNamedPictures, type Path } from '@/lib/model/places';
import { rewriteYaml, type Value } from '@/scripts/shared/rewrite-yaml';
import { spellDates } from './dates';
import { addPictures, removePictures } from './gallery-pictures';

/** The message for a form whose file could not be read. */
export const UNREAD =
  'The form of this file is empty until somebody has mended it. Saving it would take away all that the file holds, so it is not saved.';

/** The address of the folder of pictures, as Sveltia CMS has it; the content leaves it out. */
const PICTURES = '/assets/';

/** Changes the path of each picture, and adds the empty lists that a form omits. */
function reshape(schema: unknown, value: Value, change: (path: string) => string): Value {
  const kind = unwrapSchema(schema);
  if (kind instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: Value) => reshape(kind.element, entry, change));
  if (kind instanceof z.ZodObject && typeof value === 'object') {
    const isLeftOut = (key: string) => !(key in value) && kind.shape[key] instanceof z.ZodArray;
    const lists = Object.keys(kind.shape).filter(isLeftOut);
    const fields = [...Object.entries(value), ...lists.map((key) => [key, []] as const)];
    return Object.fromEntries(
      fields.map(([key, field]) => [key, reshape(kind.shape[key], field as Value, change)]),
    );
  }
  const isPicture = kind instanceof z.ZodType && kind.meta()?.folder !== undefined;
  return isPicture && typeof value === 'string' ? change(value) : value;
}

/** The texts of the files, as read or last saved. */
const texts: Partial<Record<CollectionName, string>> = {};

/** An issue without its line and its file, which are not visible in a form. */
const formatForForm = (issue: ContentIssue, open?: CollectionName) => {
  const file = open && issue.file === COLLECTIONS[open].file ? '' : issue.file;
  return spellDates(formatIssue({ ...issue, file, line: undefined }));
};

/** Whether a file was read, or saved, with this text. */
export const isKnown = (name: CollectionName, text: string) => texts[name] === text;

/** The content of a file, or its issues if it cannot be read. */
function getValue(name: CollectionName, text: string) {
  const read = readYaml(text);
  const isRead = !('problem' in read) && read.value !== null;
  return isRead
    ? { value: read.value as Value, issues: [] }
    : { issues: validateContent({ [name]: text }).issues.map(formatIssue) };
}

/**
 * Reads a file for its form.
 *
 * @throws Error if it cannot be read, in words for the office
 */
export function readFile(name: CollectionName, text: string): Value {
  texts[name] = text;
  const { value, issues } = getValue(name, text);
  if (value === undefined) throw new Error(issues.join('\n'));
  const content = reshape(contentSchema.shape[name], value, (path) => PICTURES + path);
  return name === 'gallery' ? addPictures(content) : content;
}

/** The pictures that a file names, except those of the gallery, which are numbered. */
const listPictures = (name: CollectionName): string[] =>
  listNamedPictures(contentSchema.shape[name], getValue(name, texts[name] ?? '').value)
    .map((picture) => picture.name)
    .filter((picture) => !picture.startsWith('gallery/'));

/** Sveltia CMS shows the message of the cause, and saves nothing. */
const createRefusal = (lines: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(lines.join('\n')) });

/** The text that a file gets by what its form holds, and what is then wrong. */
function prepare(name: CollectionName, content: Value) {
  const removeAddress = (path: string) => path.replace(PICTURES, '');
  const own = name === 'gallery' ? removePictures(content) : content;
  const schema = contentSchema.shape[name];
  const text = rewriteYaml(texts[name] ?? '', reshape(schema, own, removeAddress));
  // Older issues of other files cannot be fixed in this form.
  const known = new Set(validateContent(texts).issues.map((issue) => formatForForm(issue)));
  const validated = validateContent({ ...texts, [name]: text });
  const issues = validated.issues.filter(
    (issue) => issue.file === COLLECTIONS[name].file || !known.has(formatForForm(issue)),
  );
  return { text, issues, validated };
}

const isRead = (name: CollectionName) => getValue(name, texts[name] ?? '').value !== undefined;

/** A problem at a place of the form. */
export interface FormIssue {
  path: Path;
  problem: string;
}

/** The issues of a form's own file, at their places. */
export const findFormIssues = (name: CollectionName, content: Value): FormIssue[] =>
  isRead(name)
    ? prepare(name, content).issues.flatMap(({ file, path, problem }) =>
        path && file === COLLECTIONS[name].file ? [{ path, problem: spellDates(problem) }] : [],
      )
    : [];

/** What the check only warns of in a file. */
const listNotes = (name: CollectionName, { content, placeFindings }: ValidationResult): string[] =>
  content
    ? placeFindings(findDoubtfulValues(content, toIndianDay(Date.now())))
        .filter(({ file }) => file === COLLECTIONS[name].file)
        .map((issue) => formatForForm(issue, name))
    : [];

const describeUnused = (picture: string) =>
  `No entry names public/assets/${picture} any more. Delete it under Assets too: until then the site is not published.`;

/**
 * Writes what a form holds into its file.
 *
 * @returns the text of the whole file, and notes for the user: pictures that no file names any more, and what the check
 * warns of
 * @throws Error with a line for each broken rule, or if the file could not be read: its form is empty, and saving it
 * would delete the content
 */
export function writeFile(name: CollectionName, content: Value) {
  const { value, issues: unread } = getValue(name, texts[name] ?? '');
  if (value === undefined) throw createRefusal([...unread, UNREAD]);
  const { text, issues, validated } = prepare(name, content);
  if (issues.length > 0) throw createRefusal(issues.map((issue) => formatForForm(issue, name)));
  const before = new Set(listPictures(name));
  const notesBefore = listNotes(name, validateContent(texts));
  texts[name] = text;
  const left = new Set(COLLECTION_NAMES.flatMap(listPictures));
  const unused = [...before].filter((picture) => !left.has(picture));
  const notes = listNotes(name, validated).filter((note) => !notesBefore.includes(note));
  return { text, notes: [...unused.map(describeUnused), ...notes] };
}
