/** The fields of the content as a tree, from the JSON Schema that Zod makes of a schema. */
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
  /** A regular expression, and the problem of a value that does not match it. The form shows it at the field. */
  rule?: readonly [pattern: string, problem: string];
  /** For a date: its format, such as DD/MM/YYYY. */
  date?: string;
  /** The year or the date is of something that has happened. */
  isPast?: boolean;
  /** For a picture: its folder below public/assets. */
  folder?: string;
  /** The possible values, from `z.enum()`, and the labels of those that need one. */
  enum?: readonly string[];
  labels?: Readonly<Record<string, string>>;
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
  /** The field of each entry of a list, and the least and the largest number of entries. */
  item?: Field;
  min?: number;
  max?: number;
}

/** The parts of a JSON Schema from which fields are made. Zod adds the metadata to them. */
interface JsonSchema extends SchemaMeta {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
}

/** @example toWords('photo_url') // 'Photo url' */
function toWords(name: string): string {
  const words = name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function convertSchema(schema: JsonSchema, name = '', isOptional = false): Field {
  const { properties, required, items, minItems: min, maxItems: max, ...meta } = schema;
  const field = { meta, isOptional, label: meta.title ?? toWords(name) };
  if (items) return { ...field, kind: 'list', item: convertSchema(items), min, max };
  if (!properties) return { ...field, kind: 'text' };
  const kind = 'en' in properties ? 'translation' : 'object';
  // The metadata of a translation also counts for each of its languages.
  const shared = kind === 'translation' ? meta : {};
  const parts = Object.entries(properties).map(([key, part]) => {
    const isPartOptional = !required?.includes(key);
    return [key, convertSchema({ ...shared, ...part }, key, isPartOptional)] as const;
  });
  return { ...field, kind, fields: Object.fromEntries(parts) };
}

/** Creates the field of a schema, with the fields in it. */
export const createField = (schema: z.ZodType): Field =>
  convertSchema(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
