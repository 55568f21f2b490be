import { createHash } from 'node:crypto';
import { studentRecords } from '@/data/student-records';
import { toCsv } from '@/lib/csv';

/** Every record, as the records screen fetches them once its first page is seen. */
export const recordsCsv = toCsv(studentRecords);

const hash = createHash('sha256').update(recordsCsv).digest('hex').slice(0, 16);

/** The file's name holds a hash of its content, so that browsers may keep it for good. */
export const recordsFile = `${hash}.csv`;
