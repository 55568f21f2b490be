/** Finds fields and values by their paths in the content. */
import type { Field, SchemaMeta } from './fields';
import { listMarkdownPictures } from './markdown';

/** A path within the content: keys, and indexes counted from 0. */
export type ContentPath = readonly (string | number)[];

/** The value at a path within a value; undefined if there is none. */
export const getValueAt = (value: unknown, path: ContentPath): unknown =>
  path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), value);

/** The field at a path within a field; undefined if there is none. */
export const getFieldAt = (field: Field | undefined, path: ContentPath): Field | undefined =>
  path.reduce((part, step) => part?.item ?? part?.fields?.[step], field);

/** A value that contains no other values, as a text, with its path and the metadata of its field. */
interface Leaf {
  path: ContentPath;
  text: string;
  meta: SchemaMeta;
}

/** Lists the leaves of a value. Values that belong to no field are left out. */
export function listLeaves(
  field: Field | undefined,
  value: unknown,
  path: ContentPath = [],
): Leaf[] {
  if (!field) return [];
  if (typeof value !== 'object') return [{ path, text: String(value), meta: field.meta }];
  return Object.entries(value ?? {}).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return listLeaves(getFieldAt(field, [step]), part, [...path, step]);
  });
}

/** The pictures that a value names, such as `/assets/gallery/image1.jpg`. */
export const listNamedPictures = (field: Field | undefined, value: unknown) =>
  listLeaves(field, value).flatMap(({ path, text, meta }) => {
    if (!meta.isMarkdown && !meta.folder) return [];
    const pictures = meta.isMarkdown ? listMarkdownPictures(text) : [text];
    return pictures
      .filter((picture) => picture.startsWith('/assets/'))
      .map((picture) => ({ path, picture }));
  });
