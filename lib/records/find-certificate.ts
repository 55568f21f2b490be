import { fetchShard, type RecordsAddress } from '@/lib/records/fetch-shard';
import { getCertificateShardName, splitShardRows } from '@/lib/records/record-shards';

/**
 * Finds the CSV row of a certificate by one request.
 *
 * @param column the position of the certificate number in a row, counted from 0
 * @returns undefined if there is no such certificate
 * @throws RecordsGoneError, or another Error if a shard cannot be loaded now
 */
export async function findCertificate(
  certificateNo: string,
  { address, total, column }: { address: RecordsAddress; total: number; column: number },
): Promise<string | undefined> {
  const text = await fetchShard(address, getCertificateShardName(certificateNo, total));
  return splitShardRows(text).find((row) => row.split(',')[column] === certificateNo);
}
