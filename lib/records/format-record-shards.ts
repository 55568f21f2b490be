import { STUDENT_RECORD_COLUMNS, type RecordColumn } from '@/lib/model/record-columns';
import type { StudentRecord } from '@/lib/model/student-record';
import { toCsvRows } from '@/lib/records/csv';
import {
  ALL_ROWS_SHARD,
  ROWS_PER_BLOCK,
  getBlockShardName,
  groupRowsByShard,
  joinShardRows,
  SEARCH_SHARD,
  formatShard,
} from '@/lib/records/record-shards';
import { formatSearchIndex } from '@/lib/records/record-search';

/** The texts of all shards, by the name of the shard. */
export function formatRecordShards(
  revision: string,
  records: readonly StudentRecord[],
  columns: readonly RecordColumn[] = STUDENT_RECORD_COLUMNS,
): Map<string, string> {
  const rows = toCsvRows(records, columns);
  const texts = new Map([
    [ALL_ROWS_SHARD, joinShardRows(rows)],
    [SEARCH_SHARD, formatSearchIndex(records)],
  ]);
  for (let block = 0; block * ROWS_PER_BLOCK < rows.length; block += 1) {
    const blockRows = rows.slice(block * ROWS_PER_BLOCK, (block + 1) * ROWS_PER_BLOCK);
    texts.set(getBlockShardName(block), joinShardRows(blockRows));
  }
  const numberColumn = columns.findIndex(({ field }) => field === 'certificateNo');
  for (const [name, certificateRows] of groupRowsByShard(rows, numberColumn))
    texts.set(name, joinShardRows(certificateRows));
  return new Map([...texts].map(([name, text]) => [name, formatShard(revision, name, text)]));
}
