/** Walks along schemas and the values that they describe. */
import * as z from 'zod';
import { isLanguageText } from './language-text';
import { listPictureNames } from './markdown';

/** What a schema notes about its values, in `.meta()`: for the rules between entries, and for the editor's forms. */
export interface Notes {
  title?: string;
  /** The hint below the label. */
  description?: string;
  /** The number of characters that fit on the card. */
  room?: number;
  /** Some sentences, so the form has a field of several lines. */
  isLong?: boolean;
  /** Markdown, so the form has a field with a toolbar. */
  isMarkdown?: boolean;
  /** The format of a date. */
  date?: string;
  /** The folder of a picture below public/assets. */
  folder?: string;
  /** The labels of its possible values. */
  choices?: Readonly<Record<string, string>>;
  /** The value in a new entry. */
  initial?: string;
  /** A district, by its English name in the list of districts. */
  isDistrict?: boolean;
  /** Unique within its list. */
  isUnique?: boolean;
  /** A text that need not be translated. */
  isHindiOptional?: boolean;
  /** The name of one entry of a list. */
  entry?: string;
  isNewestFirst?: boolean;
  /** A list of fixed length. */
  isFixed?: boolean;
}

/** A path within the content: keys, and indexes counted from 0. */
export type Path = readonly (string | number)[];

/** The part of a value at a path; undefined if there is none. */
export const getAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), value);

/** The schema that an optional one or a pipe wraps. */
const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema instanceof z.ZodPipe && schema.in;

/** The schema inside optional ones and pipes. */
export const getInner = (schema: unknown): unknown => {
  const within = unwrap(schema);
  return within ? getInner(within) : schema;
};

/** The notes of a schema and of the schemas it wraps; outer notes win. */
export const getNotes = (schema: unknown): Notes =>
  schema instanceof z.ZodType ? { ...getNotes(unwrap(schema)), ...schema.meta() } : {};

/** The schemas of a schema's fields. */
export function getShape(schema: unknown): Readonly<Record<string, unknown>> {
  const whole = getInner(schema);
  return whole instanceof z.ZodObject ? whole.shape : {};
}

/** The schema of a field or an entry of a schema's value. */
function getPart(schema: unknown, step: string | number): unknown {
  const whole = getInner(schema);
  return whole instanceof z.ZodArray ? whole.element : getShape(whole)[step];
}

/** The schema of the value at a path. */
export const getSchemaAt = (schema: unknown, path: Path): unknown => path.reduce(getPart, schema);

/** A value that holds no others, its path, and the notes of its schema: of a text in a language, those of the text. */
export interface Leaf {
  path: Path;
  value: unknown;
  notes: Notes;
}

/** All values within a value that hold no others; none of what the schema does not know. */
export function listLeaves(schema: unknown, value: unknown, path: Path = []): Leaf[] {
  if (schema === undefined) return [];
  if (typeof value !== 'object' || value === null)
    return [{ path, value, notes: getNotes(schema) }];
  return Object.entries(value).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const within = isLanguageText(value) ? schema : getPart(schema, step);
    return listLeaves(within, part, [...path, step]);
  });
}

/** The pictures that a schema's value names. Gallery pictures are not named, but numbered. */
export const listNamedPictures = (schema: unknown, value: unknown) =>
  listLeaves(schema, value).flatMap(({ path, value: name, notes }) => {
    if (notes.isMarkdown) return listPictureNames(String(name)).map((own) => ({ path, name: own }));
    return notes.folder && typeof name === 'string' ? [{ path, name }] : [];
  });

/** The label of a field: its title, or words made from its key. An unknown field keeps its key. */
export function getLabel(schema: unknown, path: Path): string {
  const key = String(path.at(-1));
  const field = getSchemaAt(schema, path);
  if (field === undefined) return key;
  const words = key.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return getNotes(field).title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
