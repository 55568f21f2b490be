import { parseRecordsFile } from '@/lib/records/records-file';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';

/** The titles of the nine columns, as the export writes them. */
export const TITLES = STUDENT_RECORD_COLUMNS.map(({ title }) => title).join(',');

/** Two good rows. */
export const ROWS = [
  '1,Asha Verma,Mohan Verma,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024',
  '2,Ravi Khan,Salim Khan,28-11-2006,Karate,Junior Kata,1st,KA23002,Dec 2025',
] as const;

/** Reads a text as the content of the records file. */
export const readRecords = (text: string) => parseRecordsFile(new TextEncoder().encode(text));
