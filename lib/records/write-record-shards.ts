import { STUDENT_RECORD_COLUMNS, type RecordColumn } from '@/lib/model/record-columns';
import type { StudentRecord } from '@/lib/model/student-record';
import { toCsvRows } from '@/lib/records/csv';
import {
  ALL_SHARD,
  BLOCK_SIZE,
  getBlockShardName,
  groupByCertificate,
  joinShardRows,
  SEARCH_SHARD,
  writeShard,
} from '@/lib/records/record-shards';
import { writeSearchText } from '@/lib/records/record-search';

/** The texts of all shards, by the name of the shard. */
export function writeRecordShards(
  revision: string,
  records: readonly StudentRecord[],
  columns: readonly RecordColumn[] = STUDENT_RECORD_COLUMNS,
): Map<string, string> {
  const rows = toCsvRows(records, columns);
  const texts = new Map([
    [ALL_SHARD, joinShardRows(rows)],
    [SEARCH_SHARD, writeSearchText(records)],
  ]);
  for (let block = 0; block * BLOCK_SIZE < rows.length; block += 1) {
    const blockRows = rows.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
    texts.set(getBlockShardName(block), joinShardRows(blockRows));
  }
  const numberColumn = columns.findIndex(({ field }) => field === 'certificateNo');
  for (const [name, certificateRows] of groupByCertificate(rows, numberColumn))
    texts.set(name, joinShardRows(certificateRows));
  return new Map([...texts].map(([name, text]) => [name, writeShard(revision, name, text)]));
}
