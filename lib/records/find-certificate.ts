import { fetchShard, type RecordsAddress } from '@/lib/records/fetch-shard';
import { getCertificateShardName, splitShardRows } from '@/lib/records/record-shards';

/** The published certificates, as a page knows them. */
export interface CertificateShards {
  address: RecordsAddress;
  /** The first certificate number in each shard, in order. */
  firstCertificates: readonly string[];
}

/**
 * Finds the CSV row of a certificate by one request at most.
 *
 * @param column the position of the certificate number in a row, counted from 0
 * @returns undefined if there is no such certificate
 * @throws RecordsGoneError, or another Error if the shard cannot be loaded now
 */
export async function findCertificate(
  certificateNo: string,
  { address, firstCertificates }: CertificateShards,
  column: number,
): Promise<string | undefined> {
  const shard = firstCertificates.findLastIndex((first) => first <= certificateNo);
  if (shard < 0) return undefined;
  const text = await fetchShard(address, getCertificateShardName(shard));
  return splitShardRows(text).find((row) => row.split(',')[column] === certificateNo);
}
