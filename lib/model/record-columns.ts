import type { StudentRecord } from './student-record';

/** The title of the column by which certificates are checked. */
export const CERTIFICATE_TITLE = 'CERTIFICATE NO.';

/** The nine columns of the table and of the CSV export, in order (spec §2). */
export const STUDENT_RECORD_COLUMNS = [
  { field: 'slNo', title: 'SL. NO.' },
  { field: 'name', title: 'NAME' },
  { field: 'fatherName', title: 'FATHER NAME' },
  { field: 'dateOfBirth', title: 'DATE OF BIRTH' },
  { field: 'game', title: 'GAME' },
  { field: 'event', title: 'EVENT' },
  { field: 'rank', title: 'RANK' },
  { field: 'certificateNo', title: CERTIFICATE_TITLE },
  { field: 'yearMonth', title: 'YEAR & MONTH' },
] as const satisfies readonly { field: keyof StudentRecord; title: string }[];

export type RecordColumn = (typeof STUDENT_RECORD_COLUMNS)[number];
export type RecordField = RecordColumn['field'];

// Marked as pure, so that no script of a page has the titles of what is not published.
export const RECORD_FIELDS = /* @__PURE__ */ STUDENT_RECORD_COLUMNS.map(
  ({ field }): RecordField => field,
);

/** The columns of what is published of a record, in order; the certificate's number always is. */
export const getPublishedColumns = (
  fields: readonly RecordField[] = RECORD_FIELDS,
): readonly RecordColumn[] =>
  STUDENT_RECORD_COLUMNS.filter(({ field }) => field === 'certificateNo' || fields.includes(field));

/** The column of the records file that says who consents to the publication; it is never published. */
export const CONSENT_TITLE = 'CONSENT';
