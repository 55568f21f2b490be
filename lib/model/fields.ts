/** The fields of the content as a tree. Only this file knows what is inside a schema of Zod. */
import * as z from 'zod';

/** The metadata of a schema, from Zod's `.meta()`: for rules that compare entries, and for the editor's forms. */
export interface SchemaMeta {
  title?: string;
  /** The hint below the label. */
  description?: string;
  /** The number of characters for which the page has room. */
  room?: number;
  /** A text of several sentences: the form has a field of several lines. */
  isLong?: boolean;
  /** Markdown: the form has a field with a toolbar. */
  isMarkdown?: boolean;
  /** A regular expression, and the problem of a value that does not match it. The form tells it at the field. */
  pattern?: readonly [form: string, problem: string];
  /** For a date: its format, such as DD/MM/YYYY. */
  date?: string;
  /** The year or the date is of something that has happened. */
  isPast?: boolean;
  /** For a picture: its folder below public/assets. */
  folder?: string;
  /** The labels of the possible values, by value. */
  choices?: Readonly<Record<string, string>>;
  /** The value in a new entry. */
  initial?: string;
  /** The value is the path of a page. */
  isPath?: boolean;
  /** The value is the English name of a district in the list of districts. */
  isDistrict?: boolean;
  /** No other entry of the list may have the same value. */
  isUnique?: boolean;
  /** The text may stay without a Hindi translation. */
  isHindiOptional?: boolean;
  /** For a list: what one entry is called. */
  entry?: string;
  isNewestFirst?: boolean;
}

/** A field of the content, or the entries of a list. */
export interface Field {
  /** A translation is a text in several languages, which are its fields. */
  kind: 'text' | 'translation' | 'object' | 'list';
  /** The title in the metadata, or words made from the name of the field. */
  label: string;
  meta: SchemaMeta;
  /** Whether the value may be left out. */
  isOptional: boolean;
  fields?: Readonly<Record<string, Field>>;
  /** What each entry of a list is, and how many entries there must and may be. */
  item?: Field;
  min?: number;
  max?: number;
}

interface Unwrapped extends Pick<Field, 'meta' | 'isOptional'> {
  schema: unknown;
}

/** Takes off the wrappers of a schema, and collects the metadata of all; that of the outer one wins. */
function unwrapSchema(schema: unknown, outerMeta: SchemaMeta = {}, isOptional = false): Unwrapped {
  const meta = { ...(schema instanceof z.ZodType && schema.meta()), ...outerMeta };
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in, meta, isOptional);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapSchema(schema.unwrap(), meta, true);
  return { schema, meta, isOptional };
}

/** @example toWords('photo_url') // 'Photo url' */
function toWords(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Creates the field of a schema, with the fields in it.
 *
 * @param name the name of the field; blank for the entries of a list, and for the whole content
 * @param shared metadata of the field around it that also counts for this one
 */
export function createField(wrapped: unknown, name = '', shared: SchemaMeta = {}): Field {
  const { schema, meta: ownMeta, isOptional } = unwrapSchema(wrapped);
  const meta = { ...shared, ...ownMeta };
  const field = { meta, isOptional, label: meta.title ?? toWords(name) };
  if (schema instanceof z.ZodArray) {
    const { minItems: min, maxItems: max } = z.toJSONSchema(schema, { io: 'input' });
    return { ...field, kind: 'list', item: createField(schema.element), min, max };
  }
  if (schema instanceof z.ZodObject) {
    const kind = 'en' in schema.shape ? 'translation' : 'object';
    const createPart = ([key, part]: [string, unknown]) =>
      [key, createField(part, key, kind === 'translation' ? meta : {})] as const;
    const fields = Object.fromEntries(Object.entries(schema.shape).map(createPart));
    return { ...field, kind, fields };
  }
  if (!(schema instanceof z.ZodEnum)) return { ...field, kind: 'text' };
  const choices = Object.fromEntries(schema.options.map((value) => [value, String(value)]));
  return { ...field, kind: 'text', meta: { choices, ...meta } };
}
