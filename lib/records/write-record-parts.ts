import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { toRow } from '@/lib/records/csv';
import {
  ALL_PART,
  BLOCK_SIZE,
  blockPart,
  joinPartRows,
  SEARCH_PART,
  writePart,
} from '@/lib/records/record-parts';
import { writeSearchText } from '@/lib/records/record-search';

/** The parts of some records, by name, as their files hold them. */
export function writeRecordParts(
  publication: string,
  records: readonly StudentRecord[],
): Map<string, string> {
  const rows = records.map(toRow);
  const texts = new Map([
    [ALL_PART, joinPartRows(rows)],
    [SEARCH_PART, writeSearchText(records)],
  ]);
  for (let block = 0; block * BLOCK_SIZE < rows.length; block += 1) {
    const inBlock = rows.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
    texts.set(blockPart(block), joinPartRows(inBlock));
  }
  return new Map([...texts].map(([name, text]) => [name, writePart(publication, name, text)]));
}
