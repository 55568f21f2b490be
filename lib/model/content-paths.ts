/** Finds schemas and values by their paths in the content. */
import * as z from 'zod';
import { isLanguageText } from './language-text';
import { listPictureNames } from './markdown';

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

/** A path within the content: keys, and indexes counted from 0. */
export type ContentPath = readonly (string | number)[];

/** The value at a path within a value; undefined if there is none. */
export const getValueAt = (value: unknown, path: ContentPath): unknown =>
  path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), value);

/** The schema inside one optional or pipe schema of Zod; false for other schemas. */
const unwrapOuterSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema instanceof z.ZodPipe && schema.in;

/** Removes all of Zod's optional and pipe wrappers, and returns the schema inside them. */
export const unwrapSchema = (schema: unknown): unknown => {
  const innerSchema = unwrapOuterSchema(schema);
  return innerSchema ? unwrapSchema(innerSchema) : schema;
};

/** The metadata of a schema and of the schemas inside it; the metadata of the outer schema wins. */
export const getSchemaMeta = (schema: unknown): SchemaMeta =>
  schema instanceof z.ZodType
    ? { ...getSchemaMeta(unwrapOuterSchema(schema)), ...schema.meta() }
    : {};

/** The schemas of an object schema's fields, by name; empty for other schemas. */
export function getFieldSchemas(schema: unknown): Readonly<Record<string, unknown>> {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

/** The schema of a field of an object schema, or of the entries of a list schema. */
function getChildSchema(schema: unknown, key: string | number): unknown {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodArray ? inner.element : getFieldSchemas(inner)[key];
}

export const getSchemaAt = (schema: unknown, path: ContentPath) =>
  path.reduce(getChildSchema, schema);

/** A value that contains no other values, its path, and the metadata of its schema. */
interface Leaf {
  path: ContentPath;
  value: unknown;
  meta: SchemaMeta;
}

/** Lists the leaves of a value. Fields that the schema does not know are left out. */
export function listLeaves(schema: unknown, value: unknown, path: ContentPath = []): Leaf[] {
  if (schema === undefined) return [];
  if (typeof value !== 'object' || value === null)
    return [{ path, value, meta: getSchemaMeta(schema) }];
  return Object.entries(value).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const partSchema = isLanguageText(value) ? schema : getChildSchema(schema, step);
    return listLeaves(partSchema, part, [...path, step]);
  });
}

/** The pictures whose names are in a value. */
export const listNamedPictures = (schema: unknown, value: unknown) =>
  listLeaves(schema, value).flatMap(({ path, value: name, meta }) => {
    if (meta.isMarkdown)
      return listPictureNames(String(name)).map((picture) => ({ path, name: picture }));
    return meta.folder && typeof name === 'string' ? [{ path, name }] : [];
  });

/** The label of a field: the title in its metadata, or words made from its key. For an unknown field, its key. */
export function getFieldLabel(schema: unknown, path: ContentPath): string {
  const key = String(path.at(-1));
  const field = getSchemaAt(schema, path);
  if (field === undefined) return key;
  const words = key.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return getSchemaMeta(field).title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
