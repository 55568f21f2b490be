import type { StudentRecord } from '@/data/schemas/student-record';
import { STUDENT_RECORD_COLUMNS } from '@/lib/student-records';

/** Name of the exported file (spec §7). */
export const CSV_FILE_NAME = 'student-records.csv';

/**
 * The exported text (spec §9): the nine column titles, then a row a record, values joined by commas and lines
 * by newlines, with no quoting. The schema of StudentRecord keeps out every character that would need it.
 */
export function toCsv(records: readonly StudentRecord[]): string {
  const titles = STUDENT_RECORD_COLUMNS.map(({ title }) => title);
  const rows = records.map((record) => STUDENT_RECORD_COLUMNS.map(({ field }) => record[field]));
  return [titles, ...rows].map((values) => values.join(',')).join('\n');
}
