/** The parts of Sveltia CMS that our changes of its script use (../sveltia.ts). */

/** Values by their paths in the form, such as `events.0.title.en`. */
export type FlatValues = Record<string, unknown>;

/** A file, as the form of it was filled. */
export interface Entry {
  id: string;
  locales: { _default: { path: string; content: FlatValues } };
}

/** All files. */
export interface EntryStore {
  current: readonly Entry[];
}

/** What a form holds. */
export interface Draft {
  fileName: string;
  originalEntry: Entry;
  currentValues: { _default: FlatValues };
}

/** What a form has been found to be. */
export interface Validated {
  valid: boolean;
  validities: { _default: Record<string, { valid: boolean; customError?: boolean }> };
  validationMessages: { _default: Record<string, string[]> };
}

/** Makes the content of a file from the values of a form. */
export type Serialize = (form: {
  draft: Draft;
  locale: '_default';
  valueMap: FlatValues;
}) => unknown;
