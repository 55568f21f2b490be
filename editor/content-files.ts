/** Reads and writes the content files for the editor. Content that breaks a rule of the site is not saved. */
import {
  COLLECTION_NAMES,
  CONTENT_FILES,
  contentField,
  type CollectionName,
} from '@/lib/model/collections';
import { formatIssue, type ContentIssue } from '@/lib/content/issue';
import { findUnsaidSettings } from '@/lib/content/check-records';
import { parseContentFile } from '@/lib/content/parse-content-file';
import { findPlaceholders } from '@/lib/content/content-rules';
import { validateContent } from '@/lib/content/validate';
import { listNamedPictures } from '@/lib/model/content-paths';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { rewriteYaml, type YamlValue } from './rewrite-yaml';

/** The text of each file when it was last read or saved. */
export const savedTexts = new Map<string, string>();

/** The latest text that was given to Sveltia CMS to save, and notes for the user when it is saved. */
export let latestSave: { file: string; text: string; notes: string[] } | undefined;

export function rememberSave(save: typeof latestSave): void {
  latestSave = save;
}

/** Validates all files as they were last read or saved, one of them with another text; the records have a form of their own. */
export function validateSavedTexts(changes: Partial<Record<CollectionName, string>> = {}) {
  const { content, issues } = validateContent({
    ...Object.fromEntries(
      COLLECTION_NAMES.map((name) => [name, savedTexts.get(CONTENT_FILES[name])]),
    ),
    ...changes,
  });
  const problem = content && savedTexts.get(RECORDS_FILE) ? findUnsaidSettings(content) : undefined;
  return { content, issues: [...issues, ...(problem ? [{ file: RECORDS_FILE, problem }] : [])] };
}

/** Describes an issue. Leaves out the line, and the file name if that file is open, because a form shows neither. */
const formatForForm = (issue: ContentIssue, openFile?: CollectionName) => {
  const file = openFile && issue.file === CONTENT_FILES[openFile] ? '' : issue.file;
  return formatIssue({ ...issue, file, line: undefined });
};

/** Parses a file; returns undefined if it cannot be read. */
function parseFile(text: string): YamlValue | undefined {
  const parsed = parseContentFile(text);
  return 'problem' in parsed ? undefined : ((parsed.value ?? undefined) as YamlValue | undefined);
}

const describeUnreadableFile = (name: CollectionName, text: string): string =>
  [
    ...validateContent({ [name]: text }).issues.map(formatIssue),
    'The form of this file is empty until somebody has mended it. Saving it would take away all that the file holds, so it is not saved.',
  ].join('\n');

/**
 * Reads a file for its form.
 *
 * @throws Error if it cannot be read, in words for the office
 */
export function parseFileForForm(name: CollectionName, text: string): YamlValue {
  savedTexts.set(CONTENT_FILES[name], text);
  const value = parseFile(text);
  if (value === undefined) throw new Error(describeUnreadableFile(name, text));
  return value;
}

/** Lists the pictures that a content file names. */
const listPictures = (name: CollectionName, text: string): string[] =>
  listNamedPictures(contentField.fields?.[name], parseFile(text)).map(({ picture }) => picture);

/** An error that stops saving. For an error with this message, Sveltia CMS shows the message of its cause. */
export const createSavingError = (...lines: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(lines.join('\n')) });

/** Finds the issues of a file, and those that its text causes in other files. */
function findIssues(name: CollectionName, text: string): ContentIssue[] {
  // Issues that other files had before cannot be fixed in this form, so they do not prevent saving.
  const oldIssues = new Set(validateSavedTexts().issues.map((issue) => formatForForm(issue)));
  return validateSavedTexts({ [name]: text }).issues.filter(
    (issue) => issue.file === CONTENT_FILES[name] || !oldIssues.has(formatForForm(issue)),
  );
}

/** Describes what is still to be filled in, in words for the form. */
const listPlaceholders = (name: CollectionName, text: string): string[] =>
  validateContent({ [name]: text })
    .placeFindings(findPlaceholders({ [name]: parseFile(text) }))
    .map((issue) => formatForForm(issue, name));

/**
 * Writes the content of a form into the text of its file.
 *
 * @returns the text of the whole file
 * @throws Error with a line for each broken rule, or if the file could not be read: its form is empty, and saving it
 * would delete the content
 */
export function formatFileFromForm(name: CollectionName, content: YamlValue): string {
  const file = CONTENT_FILES[name];
  const lastText = savedTexts.get(file) ?? '';
  if (parseFile(lastText) === undefined)
    throw createSavingError(describeUnreadableFile(name, lastText));
  const text = rewriteYaml(lastText, content);
  const issues = findIssues(name, text);
  if (issues.length > 0)
    throw createSavingError(...issues.map((issue) => formatForForm(issue, name)));
  const pictures = COLLECTION_NAMES.flatMap((one) =>
    listPictures(one, one === name ? text : (savedTexts.get(CONTENT_FILES[one]) ?? '')),
  );
  const oldPlaceholders = listPlaceholders(name, lastText);
  const placeholders = listPlaceholders(name, text).filter((one) => !oldPlaceholders.includes(one));
  const unusedPictures = listPictures(name, lastText)
    .filter((picture) => !pictures.includes(picture))
    .map(
      (picture) =>
        `No entry names public${picture} any more. Delete it too, under Assets (the picture at the top left): until then the site is not published.`,
    );
  const unfilled = placeholders.map(
    (one) => `${one}. Fill it in: until then GitHub does not publish the site.`,
  );
  rememberSave({ file, text, notes: [...unfilled, ...unusedPictures] });
  return text;
}

/**
 * Must be called when Sveltia CMS has saved the latest text.
 *
 * @returns notes for the user
 */
export function finishSave(): string[] {
  if (!latestSave) return [];
  savedTexts.set(latestSave.file, latestSave.text);
  return latestSave.notes;
}
