import { hashContent } from '@/lib/urls/content-hash';
import { getRecordsContent } from '@/lib/content/content';
import { CSV_FILE_NAME, toCsv } from '@/lib/records/csv';
import type { Messages } from '@/lib/i18n/messages/en';
import { describeFile } from '@/lib/ui/file-description';
import { getPageUrl } from '@/lib/urls/page-url';
import { getShardFile } from '@/lib/records/record-shards';
import type { RecordsAddress } from '@/lib/records/records-source';
import { ROUTES } from '@/lib/routes';
import { writeRecordShards } from '@/lib/records/write-record-shards';

function publish({ studentRecords: records, columns }: ReturnType<typeof getRecordsContent>) {
  const csv = toCsv(records, columns);
  // The revision is part of the address, so browsers may cache the file for ever.
  const revision = hashContent(csv);
  const address: RecordsAddress = {
    url: getPageUrl(`${ROUTES.studentRecords.path}/rows`),
    revision,
  };
  const shards = [...writeRecordShards(revision, records, columns)];
  return {
    records,
    /** All records, as the exported file. */
    csv,
    address,
    /** The files that the records screen fetches, by name. */
    files: new Map(shards.map(([name, text]) => [getShardFile(name), text])),
  };
}

let published: ReturnType<typeof publish> | undefined;

/** The records as they are published. */
export function getPublishedRecords() {
  const content = getRecordsContent();
  if (published?.records !== content.studentRecords) published = publish(content);
  return published;
}

/** The name of a link to the file of all records. */
export const nameRecordsFile = ({ records }: Messages): string =>
  `${records.browser.allAsFile} (${describeFile(CSV_FILE_NAME, Buffer.byteLength(getPublishedRecords().csv))})`;
