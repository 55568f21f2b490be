/** Walks along schemas and the values that they describe. */
import * as z from 'zod';
import { isLanguageText } from './language-text';
import type { Notes } from './notes';

/** A path within the content: keys, and indexes counted from 0. */
export type Path = readonly (string | number)[];

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

/** The schema of a field or an entry of a schema's value. */
function getPart(schema: unknown, step: string | number): unknown {
  const whole = getInner(schema);
  if (whole instanceof z.ZodArray) return whole.element;
  return whole instanceof z.ZodObject ? whole.shape[step] : undefined;
}

/** The schema of the value at a path. */
export const getSchemaAt = (schema: unknown, path: Path): unknown => path.reduce(getPart, schema);

/** The fields of a schema's value. */
export function getFields(schema: unknown): string[] {
  const whole = getInner(schema);
  return whole instanceof z.ZodObject ? Object.keys(whole.shape) : [];
}

/** All fields of a schema, at any depth. */
export const listFields = (schema: unknown): string[] => {
  const whole = getInner(schema);
  if (whole instanceof z.ZodArray) return listFields(whole.element);
  return getFields(whole).flatMap((key) => [key, ...listFields(getPart(whole, key))]);
};

/** A value of the content, its path, and the notes of its schema. */
export interface Place {
  path: Path;
  value: unknown;
  notes: Notes;
}

/** A value and all values within it. A text in several languages is one value. */
export function* walkPlaces(schema: unknown, value: unknown, path: Path = []): Generator<Place> {
  yield { path, value, notes: getNotes(schema) };
  if (typeof value !== 'object' || value === null || isLanguageText(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* walkPlaces(getPart(schema, step), part, [...path, step]);
  }
}

/** The strings of a value, one for each language that it is written in. */
export const listStrings = ({ path, value }: Place): { path: Path; value: unknown }[] =>
  isLanguageText(value)
    ? Object.entries(value).map(([language, text]) => ({ path: [...path, language], value: text }))
    : [{ path, value }];

/** A picture that the content names, and its place there. */
export interface NamedPicture {
  path: Path;
  name: string;
}

/** The pictures that a schema's value names. Gallery pictures are not named, but numbered. */
export const listNamedPictures = (schema: unknown, value: unknown): NamedPicture[] =>
  [...walkPlaces(schema, value)].flatMap(({ path, value: name, notes }) =>
    notes.folder && typeof name === 'string' ? [{ path, name }] : [],
  );

/** The label of a field: its title, or words made from its key. An unknown field keeps its key. */
export function getLabel(schema: unknown, path: Path): string {
  const key = String(path.at(-1));
  const field = getSchemaAt(schema, path);
  if (field === undefined) return key;
  const words = key.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return getNotes(field).title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
