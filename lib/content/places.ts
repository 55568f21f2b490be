import * as z from 'zod';
import { isLanguageText } from '@/lib/model/language-text';
import { showInvisible, type ContentIssue } from './issue';
import type { Notes } from '@/lib/model/notes';
import type { Path, YamlFile } from './read-yaml';

/** A problem at a path of the content. */
export interface Finding {
  path: Path;
  problem: string;
}

/** A finding if something is wrong. */
export const findWhen = (isWrong: boolean, path: Path, problem: string): Finding[] =>
  isWrong ? [{ path, problem }] : [];

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
export const getSchemaAt = (schema: unknown, path: Path): unknown =>
  getInner(path.reduce<unknown>(getPart, schema));

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
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    const step = isList ? Number(key) : key;
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

/** The fields of the value at a path. */
export function getFieldsAt(schema: unknown, path: Path): string[] {
  const found = getSchemaAt(schema, path);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** All fields of a schema, at any depth, and whether they contain others. */
export function* walkFields(schema: unknown): Generator<{ key: string; isParent: boolean }> {
  const whole = getInner(schema);
  if (whole instanceof z.ZodArray) yield* walkFields(whole.element);
  if (!(whole instanceof z.ZodObject)) return;
  for (const [key, field] of Object.entries(whole.shape)) {
    const inner = getInner(field);
    yield { key, isParent: inner instanceof z.ZodArray || inner instanceof z.ZodObject };
    yield* walkFields(inner);
  }
}

const LANGUAGE_NAMES: Record<string, string> = { en: 'English', hi: 'Hindi' };

/** The label of a field: its title, or words made from its key. An unknown field keeps its key. */
export function getLabel(schema: unknown, path: Path): string {
  const key = String(path.at(-1));
  const field = getSchemaAt(schema, path);
  if (field === undefined) return key;
  const words = key.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const title = field instanceof z.ZodType ? field.meta()?.title : undefined;
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields that can name an entry. */
const NAMES = ['id', 'title', 'name', 'label', 'icon'];

const getField = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

/** The name of an entry of a list, if it has one. */
function getEntryName(entry: unknown): string | undefined {
  const name = NAMES.map((field) => getField(entry, field))
    .map((value) => (isLanguageText(value) ? value.en : value))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? showInvisible(name) : undefined;
}

/** The entry and the field of a path, in words. */
function describePlace(schema: unknown, value: unknown, path: Path) {
  const index = path.findIndex((step) => typeof step === 'number');
  const named = path.slice(0, index + 1).reduce(getField, value);
  const list = index > 0 ? getLabel(schema, path.slice(0, index)) : 'entry';
  const entry = index < 0 ? '' : (getEntryName(named) ?? `${list} ${Number(path[index]) + 1}`);
  const field = path.slice(index + 1).reduce<string>((words, step, at) => {
    if (typeof step === 'number') return `${words} ${step + 1}`;
    const place = path.slice(0, index + 2 + at);
    const language = getSchemaAt(schema, place) ? LANGUAGE_NAMES[step] : undefined;
    if (language) return words ? `${words} in ${language}` : language;
    return [words, getLabel(schema, place)].filter(Boolean).join(', ');
  }, '');
  return { entry, field };
}

/** Findings as issues of a file, sorted by line. */
export const toIssues = (
  file: string,
  schema: unknown,
  { value, getLine }: YamlFile,
  findings: readonly Finding[],
): ContentIssue[] =>
  findings
    .map(({ path, problem }) => ({
      file,
      line: getLine(path),
      ...describePlace(schema, value, path),
      problem,
    }))
    .sort((one, other) => one.line - other.line);
