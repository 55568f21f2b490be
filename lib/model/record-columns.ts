import type { StudentRecord } from './student-record';

/** The nine columns of the table and of the CSV export, in order (spec §2). */
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
