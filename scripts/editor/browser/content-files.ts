/** The content files as the editor has them: read by the site's own rules, and written only if they keep these. */
import { formatFault, type Fault } from '@/lib/content/fault';
import { judgeText, nameOf, placeFindings } from '@/lib/content/judge-text';
import { inner } from '@/lib/content/places';
import { rewriteYaml, type Value } from '@/lib/content/rewrite-yaml';
import { RULES } from '@/lib/content/rules';
import {
  CONTENT_FILES,
  contentSchema,
  type ContentFile,
  type ContentFiles,
} from '@/lib/content/schemas/content';
import { z } from 'zod';

/** The address of the folder of pictures, as Sveltia CMS has it; the content leaves it out. */
const PICTURES = '/assets/';

/** The content with another path for each picture. */
function withPictures(schema: unknown, value: Value, change: (path: string) => string): Value {
  const kind = inner(schema);
  if (kind instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: Value) => withPictures(kind.element, entry, change));
  if (kind instanceof z.ZodObject && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        withPictures(kind.shape[key], field as Value, change),
      ]),
    );
  const isPicture = kind instanceof z.ZodType && kind.meta()?.folder !== undefined;
  return isPicture && typeof value === 'string' ? change(value) : value;
}

/** What is wrong with the files, of which each is judged alone, and all are against each other if each is good. */
function findFaults(texts: ReadonlyMap<ContentFile, string>): Fault[] {
  const judged = [...texts].map(([file, text]) => ({ file, ...judgeText(file, text) }));
  const faults = judged.flatMap((one) => one.faults);
  if (faults.length > 0 || texts.size < CONTENT_FILES.length) return faults;
  const content = Object.fromEntries(judged.map(({ file, good }) => [file, good])) as ContentFiles;
  const files = new Map(judged.flatMap(({ file, read }) => (read ? [[file, read] as const] : [])));
  return placeFindings(
    files,
    RULES.flatMap((rule) => rule(content)),
  );
}

/** A fault without its line, which nobody sees in a form. */
const inWords = (fault: Fault) => formatFault({ ...fault, line: undefined });

/** The files as they were read, or as they were saved since. */
const texts = new Map<ContentFile, string>();

/**
 * Reads a file for its form.
 *
 * @throws Error for one that cannot be read, in words for the office
 */
export function readFile(file: ContentFile, text: string): Value {
  texts.set(file, text);
  const { read, faults } = judgeText(file, text);
  if (!read) throw new Error(faults.map(formatFault).join('\n'));
  const withAddress = (path: string) => PICTURES + path;
  return withPictures(contentSchema.shape[file], read.value as Value, withAddress);
}

/** Sveltia CMS shows the message of the cause, and saves nothing. */
const refusal = (lines: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(lines.join('\n')) });

/**
 * Writes what a form holds into its file.
 *
 * @returns the text of the whole file
 * @throws Error with a line for each rule that it would break; and for a file that could not be read, whose form is
 * empty and would take all that it holds away
 */
export function writeFile(file: ContentFile, content: Value): string {
  const source = texts.get(file) ?? '';
  const { read, faults: before } = { read: undefined, ...judgeText(file, source) };
  if (!read) {
    const advice =
      'Its form is empty for that reason, and saving it would take away all that it holds.';
    throw refusal([...before.map(formatFault), advice]);
  }
  const withoutAddress = (path: string) => path.replace(PICTURES, '');
  const text = rewriteYaml(
    source,
    withPictures(contentSchema.shape[file], content, withoutAddress),
  );
  // What was wrong elsewhere before cannot be mended in this form.
  const known = new Set(findFaults(texts).map(inWords));
  const faults = findFaults(new Map(texts).set(file, text)).filter(
    (fault) => fault.file === nameOf(file) || !known.has(inWords(fault)),
  );
  if (faults.length > 0) throw refusal(faults.map(inWords));
  texts.set(file, text);
  return text;
}
