/** Reads and writes the content files for the editor. It applies the site's own rules, and refuses what breaks one. */
import * as z from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type CollectionName,
} from '@/lib/model/collections';
import { formatIssue, type ContentIssue } from '@/lib/content/issue';
import { validateContent, readContentFile } from '@/lib/content/validate-content';
import { getInner, listNamedPictures } from '@/lib/model/places';
import { rewriteYaml, type Value } from '@/scripts/shared/rewrite-yaml';
import { addPictures, removePictures } from './gallery-pictures';

/** The message for a form whose file could not be read. */
export const UNREAD =
  'The form of this file is empty until somebody has mended it. Saving it would take away all that the file holds, so it is not saved.';

/** The address of the folder of pictures, as Sveltia CMS has it; the content leaves it out. */
const PICTURES = '/assets/';

/** Changes the path of each picture, and adds the empty lists that a form omits. */
function reshape(schema: unknown, value: Value, change: (path: string) => string): Value {
  const kind = getInner(schema);
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
  return formatIssue({ ...issue, file, line: undefined });
};

/** The content of a file, or its issues if it cannot be read. */
function getValue(name: CollectionName, text: string) {
  const read = readContentFile(name, text);
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

/**
 * Writes what a form holds into its file.
 *
 * @returns the text of the whole file, and the pictures that it named before and that no file names now
 * @throws Error with a line for each broken rule, or if the file could not be read: its form is empty, and saving it
 * would delete the content
 */
export function writeFile(name: CollectionName, content: Value) {
  const source = texts[name] ?? '';
  const { value, issues: unread } = getValue(name, source);
  if (value === undefined) throw createRefusal([...unread, UNREAD]);
  const removeAddress = (path: string) => path.replace(PICTURES, '');
  const own = name === 'gallery' ? removePictures(content) : content;
  const text = rewriteYaml(source, reshape(contentSchema.shape[name], own, removeAddress));
  // Older issues of other files cannot be fixed in this form.
  const known = new Set(validateContent(texts).issues.map((issue) => formatForForm(issue)));
  const issues = validateContent({ ...texts, [name]: text }).issues.filter(
    (issue) => issue.file === COLLECTIONS[name].file || !known.has(formatForForm(issue)),
  );
  if (issues.length > 0) throw createRefusal(issues.map((issue) => formatForForm(issue, name)));
  const before = new Set(listPictures(name));
  texts[name] = text;
  const left = new Set(COLLECTION_NAMES.flatMap(listPictures));
  return { text, unnamed: [...before].filter((picture) => !left.has(picture)) };
}
