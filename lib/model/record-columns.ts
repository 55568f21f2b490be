import type { StudentRecord } from './student-record';

/** The nine columns of the records table and of the CSV file, in order (spec §2). */
export const STUDENT_RECORD_COLUMNS = [
  { field: 'slNo', title: 'SL. NO.' },
  { field: 'name', title: 'NAME' },
  { field: 'fatherName', title: 'FATHER NAME' },
  { field: 'dateOfBirth', title: 'DATE OF BIRTH' },
  { field: 'game', title: 'GAME' },
  { field: 'event', title: 'EVENT' },
  { field: 'rank', title: 'RANK' },
  { field: 'certificateNo', title: 'CERTIFICATE NO.' },
  { field: 'yearMonth', title: 'YEAR & MONTH' },
] as const satisfies readonly { field: keyof StudentRecord; title: string }[];

export type RecordColumn = (typeof STUDENT_RECORD_COLUMNS)[number];
export type RecordField = RecordColumn['field'];

// PURE lets the bundler remove the list where it is unused, so that no script has the titles of unpublished fields.
export const RECORD_FIELDS = /* @__PURE__ */ STUDENT_RECORD_COLUMNS.map(
  ({ field }): RecordField => field,
);

/** The columns of the published fields, in order. The certificate number is always published. */
export const getPublishedColumns = (fields: readonly RecordField[]): readonly RecordColumn[] =>
  STUDENT_RECORD_COLUMNS.filter(({ field }) => field === 'certificateNo' || fields.includes(field));

/** The title of the column with the consent to publication, in the file of the real records. It is never published. */
export const CONSENT_TITLE = 'CONSENT';

/** The position of that column, counted from 0. */
export const CONSENT_COLUMN = 9;
