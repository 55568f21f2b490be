import { hashContent } from '@/lib/urls/content-hash';
import { getRecordsContent } from '@/lib/content/content';
import { toCsv } from '@/lib/records/csv';
import { getPageUrl } from '@/lib/urls/page-url';
import { getPartFile } from '@/lib/records/record-parts';
import type { RecordsAddress } from '@/lib/records/records-source';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { ROUTES } from '@/lib/routes';
import { writeRecordParts } from '@/lib/records/write-record-parts';

function publish(records: readonly StudentRecord[]) {
  const csv = toCsv(records);
  // Browsers may keep what has it in its address for good.
  const publication = hashContent(csv);
  const address: RecordsAddress = {
    url: getPageUrl(`${ROUTES.studentRecords.path}/rows`),
    publication,
  };
  const parts = [...writeRecordParts(publication, records)];
  return {
    records,
    /** Every record as the exported file. */
    csv,
    address,
    /** What the records screen fetches, by the names of the files. */
    files: new Map(parts.map(([name, text]) => [getPartFile(name), text])),
  };
}

let published: ReturnType<typeof publish> | undefined;

/** The records as they are published. */
export function getPublishedRecords() {
  const { studentRecords } = getRecordsContent();
  if (published?.records !== studentRecords) published = publish(studentRecords);
  return published;
}
