import { contentHash } from '@/lib/urls/content-hash';
import { recordsContent } from '@/lib/content/content';
import { toCsv } from '@/lib/records/csv';
import { pageUrl } from '@/lib/urls/page-url';
import { partFile } from '@/lib/records/record-parts';
import type { RecordsAddress } from '@/lib/records/records-source';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { ROUTES } from '@/lib/routes';
import { writeRecordParts } from '@/lib/records/write-record-parts';

function publish(records: readonly StudentRecord[]) {
  const csv = toCsv(records);
  // Browsers may keep what has it in its address for good.
  const publication = contentHash(csv);
  const address: RecordsAddress = {
    url: pageUrl(`${ROUTES.studentRecords.path}/rows`),
    publication,
  };
  const parts = [...writeRecordParts(publication, records)];
  return {
    records,
    /** Every record as the exported file. */
    csv,
    address,
    /** What the records screen fetches, by the names of the files. */
    files: new Map(parts.map(([name, text]) => [partFile(name), text])),
  };
}

let published: ReturnType<typeof publish> | undefined;

/** The records as they are published. */
export function publishedRecords() {
  const { studentRecords } = recordsContent();
  if (published?.records !== studentRecords) published = publish(studentRecords);
  return published;
}
