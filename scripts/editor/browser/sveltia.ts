/** Types of the parts of Sveltia CMS that our changes of its script use (../sveltia.ts). */

/** Values by their paths in the form, such as `events.0.title.en`. */
export type FlatValues = Record<string, unknown>;

/** A content file as Sveltia CMS has read it. */
export interface Entry {
  id: string;
  locales: { _default: { path: string; content: FlatValues } };
}

/** Holds all content files. */
export interface EntryStore {
  current: readonly Entry[];
}

/** The current values of a form, and the file that it edits. */
export interface Draft {
  fileName: string;
  originalEntry: Entry;
  currentValues: { _default: FlatValues };
}

/** The result of the validation of a form. */
export interface FormValidation {
  valid: boolean;
  validities: { _default: Record<string, { valid: boolean; customError?: boolean }> };
  validationMessages: { _default: Record<string, string[]> };
}

/** The function that makes the content of a file from the values of a form. */
export type Serialize = (form: {
  draft: Draft;
  locale: '_default';
  valueMap: FlatValues;
}) => unknown;
