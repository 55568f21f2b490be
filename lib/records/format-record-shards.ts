import { STUDENT_RECORD_COLUMNS, type RecordColumn } from '@/lib/model/record-columns';
import type { StudentRecord } from '@/lib/model/student-record';
import { toCsvRows } from '@/lib/records/csv';
import {
  ALL_ROWS_SHARD,
  ROWS_PER_BLOCK,
  getBlockShardName,
  getCertificateShardName,
  joinShardRows,
  SEARCH_SHARD,
  formatShard,
} from '@/lib/records/record-shards';
import { formatSearchIndex } from '@/lib/records/record-search';

/** The number of certificates in a shard: less than 20 kB, even if the host does not compress them. */
const CERTIFICATES_PER_SHARD = 200;

/** Splits a list into lists of so many items; the last one may have fewer. */
const splitIntoChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, chunk) =>
    items.slice(chunk * size, (chunk + 1) * size),
  );

/** All shards of the published records. */
interface RecordShards {
  /** The texts of the shards, by name. */
  texts: ReadonlyMap<string, string>;
  /**
   * The first certificate number in each shard of certificates. The numbers of these shards follow one another, so this
   * list tells in which one a number is, if it exists.
   */
  firstCertificates: readonly string[];
}

export function formatRecordShards(
  revision: string,
  records: readonly StudentRecord[],
  columns: readonly RecordColumn[] = STUDENT_RECORD_COLUMNS,
): RecordShards {
  const toText = (shardRecords: readonly StudentRecord[]) =>
    joinShardRows(toCsvRows(shardRecords, columns));
  const blocks = splitIntoChunks(records, ROWS_PER_BLOCK);
  const certificates = splitIntoChunks(
    records
      .filter(({ certificateNo }) => certificateNo !== '')
      .sort((one, other) => (one.certificateNo < other.certificateNo ? -1 : 1)),
    CERTIFICATES_PER_SHARD,
  );
  const shards = [
    [ALL_ROWS_SHARD, toText(records)],
    [SEARCH_SHARD, formatSearchIndex(records)],
    ...blocks.map((block, index) => [getBlockShardName(index), toText(block)]),
    ...certificates.map((chunk, index) => [getCertificateShardName(index), toText(chunk)]),
  ] as const;
  return {
    texts: new Map(shards.map(([name, text]) => [name, formatShard(revision, name, text)])),
    firstCertificates: certificates.flatMap(([first]) => first?.certificateNo ?? []),
  };
}
