/** The files in which the records are published. Only code of the build may import this file. */
import { hashContent } from '@/lib/urls/content-hash';
import { CSV_FILE_NAME, toCsv } from '@/lib/records/csv';
import type { Messages } from '@/lib/i18n/messages/en';
import { describeFile } from '@/lib/ui/file-description';
import { getPageUrl } from '@/lib/urls/page-url';
import { getShardFile } from '@/lib/records/record-shards';
import type { RecordsAddress } from '@/lib/records/fetch-shard';
import { ROUTES } from '@/lib/routes';
import { formatRecordShards } from '@/lib/records/format-record-shards';
import { getRecordsContent } from './content';

function formatFiles({ studentRecords: records, columns }: ReturnType<typeof getRecordsContent>) {
  const csv = toCsv(records, columns);
  // The revision is part of the address, so that a page never mixes rows of two publications.
  const revision = hashContent(csv);
  const address: RecordsAddress = {
    url: getPageUrl(`${ROUTES.studentRecords.path}/rows`),
    revision,
  };
  const { texts, firstCertificates } = formatRecordShards(revision, records, columns);
  return {
    records,
    /** The text of the CSV file with all records. */
    csv,
    address,
    /** The texts of all shards, by file name. */
    files: new Map([...texts].map(([name, text]) => [getShardFile(name), text])),
    firstCertificates,
  };
}

let cachedRecords: ReturnType<typeof formatFiles> | undefined;

/** The published records, made once for each state of the content. */
export function getPublishedRecords() {
  const content = getRecordsContent();
  if (cachedRecords?.records !== content.studentRecords) cachedRecords = formatFiles(content);
  return cachedRecords;
}

/** The text of the link to the CSV file of all records, with the type and the size of the file. */
export const getRecordsFileLabel = ({ records }: Messages): string =>
  `${records.browser.allAsFile} (${describeFile(CSV_FILE_NAME, Buffer.byteLength(getPublishedRecords().csv))})`;
