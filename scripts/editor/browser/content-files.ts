/** Reads and writes the content files for the editor. Content that breaks a rule of the site is not saved. */
import * as z from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type CollectionName,
} from '@/lib/model/collections';
import { formatIssue, type ContentIssue } from '@/lib/content/issue';
import { readYaml } from '@/lib/content/read-yaml';
import { validateContent } from '@/lib/content/validate';
import { unwrapSchema, listNamedPictures } from '@/lib/model/places';
import { rewriteYaml, type YamlValue } from '@/scripts/shared/rewrite-yaml';
import { addPictureFields, removePictureFields } from './gallery-pictures';

/** The message about a form whose file could not be read. */
export const UNREADABLE_FILE =
  'The form of this file is empty until somebody has mended it. Saving it would take away all that the file holds, so it is not saved.';

/** Sveltia CMS writes this address before the path of a picture; the content files leave it out. */
const PICTURES_ADDRESS = '/assets/';

/** Changes the path of each picture in a value, and adds the empty lists that a form omits. */
function convertPaths(
  schema: unknown,
  value: YamlValue,
  change: (path: string) => string,
): YamlValue {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: YamlValue) => convertPaths(inner.element, entry, change));
  if (inner instanceof z.ZodObject && typeof value === 'object') {
    const isLeftOut = (key: string) => !(key in value) && inner.shape[key] instanceof z.ZodArray;
    const omittedLists = Object.keys(inner.shape).filter(isLeftOut);
    const fields = [...Object.entries(value), ...omittedLists.map((key) => [key, []] as const)];
    return Object.fromEntries(
      fields.map(([key, field]) => [
        key,
        convertPaths(inner.shape[key], field as YamlValue, change),
      ]),
    );
  }
  const isPicture = inner instanceof z.ZodType && inner.meta()?.folder !== undefined;
  return isPicture && typeof value === 'string' ? change(value) : value;
}

/** The text of each file when it was last read or saved. */
export const lastTexts: Partial<Record<CollectionName, string>> = {};

/** Describes an issue. Leaves out the line, and the file name if that file is open, because a form shows neither. */
const formatForForm = (issue: ContentIssue, openFile?: CollectionName) => {
  const file = openFile && issue.file === COLLECTIONS[openFile].file ? '' : issue.file;
  return formatIssue({ ...issue, file, line: undefined });
};

/** Parses a file; returns its issues instead if it cannot be read. */
function parseFile(name: CollectionName, text: string) {
  const parsed = readYaml(text);
  const isReadable = !('problem' in parsed) && parsed.value !== null;
  return isReadable
    ? { value: parsed.value as YamlValue, issues: [] }
    : { issues: validateContent({ [name]: text }).issues.map(formatIssue) };
}

/**
 * Reads a file for its form.
 *
 * @throws Error if it cannot be read, in words for the office
 */
export function parseFileForForm(name: CollectionName, text: string): YamlValue {
  lastTexts[name] = text;
  const { value, issues } = parseFile(name, text);
  if (value === undefined) throw new Error(issues.join('\n'));
  const content = convertPaths(contentSchema.shape[name], value, (path) => PICTURES_ADDRESS + path);
  return name === 'gallery' ? addPictureFields(content) : content;
}

/** Lists the pictures whose names are in a content file. Those of the gallery are not: they are found by number. */
const listPictures = (name: CollectionName, text = ''): string[] =>
  listNamedPictures(contentSchema.shape[name], parseFile(name, text).value)
    .map((picture) => picture.name)
    .filter((picture) => !picture.startsWith('gallery/'));

/** An error that stops saving. Sveltia CMS shows the message of the cause of an error with this message. */
export const createSavingError = (...lines: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(lines.join('\n')) });

/** Writes the content of a form into the text of its file, and checks the result. */
function composeFile(name: CollectionName, content: YamlValue) {
  const removeAddress = (path: string) => path.replace(PICTURES_ADDRESS, '');
  const fileContent = name === 'gallery' ? removePictureFields(content) : content;
  const schema = contentSchema.shape[name];
  const text = rewriteYaml(lastTexts[name] ?? '', convertPaths(schema, fileContent, removeAddress));
  // Issues that other files had before cannot be fixed in this form, so they do not prevent saving.
  const oldIssues = new Set(validateContent(lastTexts).issues.map((issue) => formatForForm(issue)));
  const issues = validateContent({ ...lastTexts, [name]: text }).issues.filter(
    (issue) => issue.file === COLLECTIONS[name].file || !oldIssues.has(formatForForm(issue)),
  );
  return { text, issues };
}

const describeUnusedPicture = (picture: string) =>
  `No entry names public/assets/${picture} any more. Delete it under Assets too: until then the site is not published.`;

/**
 * Writes the content of a form into the text of its file.
 *
 * @returns the text of the whole file, and notes for the user about pictures that no file names any more
 * @throws Error with a line for each broken rule, or if the file could not be read: its form is empty, and saving it
 * would delete the content
 */
export function formatFileFromForm(name: CollectionName, content: YamlValue) {
  const { value, issues: parseIssues } = parseFile(name, lastTexts[name] ?? '');
  if (value === undefined) throw createSavingError(...parseIssues, UNREADABLE_FILE);
  const { text, issues } = composeFile(name, content);
  if (issues.length > 0)
    throw createSavingError(...issues.map((issue) => formatForForm(issue, name)));
  const picturesBefore = listPictures(name, lastTexts[name]);
  const texts = { ...lastTexts, [name]: text };
  const picturesNow = new Set(COLLECTION_NAMES.flatMap((one) => listPictures(one, texts[one])));
  const unusedPictures = picturesBefore.filter((picture) => !picturesNow.has(picture));
  return { text, notes: unusedPictures.map(describeUnusedPicture) };
}
