import * as z from 'zod';

/** What a schema notes of its values, in `.meta()`, for the rules between entries and for the editor's forms. */
export interface Notes {
  title?: string;
  /** What is told below the label. */
  description?: string;
  /** So many characters its place has room for. */
  room?: number;
  /** Some sentences, for which one line is too short. */
  isLong?: boolean;
  /** The form in which a day is written. */
  date?: string;
  /** The folder of a picture below public/assets. */
  folder?: string;
  /** A regular expression, and what is said where it does not match. */
  pattern?: [string, string];
  choices?: { value: string; label: string }[];
  /** What a new entry holds. */
  initial?: string;
  /** An entry of the list of districts, in English. */
  isDistrict?: boolean;
  /** No two entries of a list have the same. */
  isUnique?: boolean;
  /** A text that is whole without Hindi. */
  isHindiOptional?: boolean;
  /** What one entry of a list is called. */
  entry?: string;
  isNewestFirst?: boolean;
  /** A list to which nothing can be added, and from which nothing can be taken. */
  isFixed?: boolean;
}

/** The notes of a schema and of what it is made from; the outer ones count. */
export function getNotes(schema: unknown): Notes {
  if (!(schema instanceof z.ZodType)) return {};
  const within =
    schema instanceof z.ZodOptional ? schema.unwrap() : schema instanceof z.ZodPipe && schema.in;
  return { ...getNotes(within), ...schema.meta() };
}
