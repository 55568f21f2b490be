import { STUDENT_RECORDS_PATH } from '@/data/navigation';
import { studentRecords } from '@/data/student-records';
import { contentHash } from '@/lib/content-hash';
import { toCsv } from '@/lib/csv';
import { pageUrl } from '@/lib/page-url';
import type { RecordsAddress } from '@/lib/records-source';
import { writeRecordParts } from '@/lib/write-record-parts';

/** Every record as the exported file. */
export const recordsCsv = toCsv(studentRecords);

export const recordsAddress: RecordsAddress = {
  url: pageUrl(`${STUDENT_RECORDS_PATH}/rows`),
  // Browsers may keep what has it in its address for good.
  publication: contentHash(recordsCsv),
};

/** The parts that the records screen fetches, by name, as their files hold them. */
export const recordParts = writeRecordParts(recordsAddress.publication, studentRecords);
