import { createHash } from 'node:crypto';
import { STUDENT_RECORDS_PATH } from '@/data/navigation';
import { studentRecords } from '@/data/student-records';
import { toCsv, toRow } from '@/lib/csv';
import { pageUrl } from '@/lib/page-url';
import {
  ALL_PART,
  BLOCK_SIZE,
  blockPart,
  joinPartRows,
  SEARCH_PART,
  writePart,
} from '@/lib/record-parts';
import { writeSearchText } from '@/lib/record-search';
import type { RecordsAddress } from '@/lib/records-source';

/** Every record as the exported file. */
export const recordsCsv = toCsv(studentRecords);

/** Names the publication; browsers may keep what has it in its address for good. */
const publication = createHash('sha256').update(recordsCsv).digest('hex').slice(0, 16);

export const recordsAddress: RecordsAddress = {
  url: pageUrl(`${STUDENT_RECORDS_PATH}/rows`),
  publication,
};

const rows = studentRecords.map(toRow);

const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK_SIZE) }, (_, block) => ({
  name: blockPart(block),
  text: joinPartRows(rows.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE)),
}));

/** The parts that the records screen fetches, by name, as their files hold them. */
export const recordParts: ReadonlyMap<string, string> = new Map(
  [
    ...blocks,
    { name: ALL_PART, text: joinPartRows(rows) },
    { name: SEARCH_PART, text: writeSearchText(studentRecords) },
  ].map(({ name, text }) => [name, writePart(publication, name, text)]),
);
