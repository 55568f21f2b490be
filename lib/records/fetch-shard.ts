import { getShardFile, parseShard } from '@/lib/records/record-shards';

/** From this, the address of each shard is made. */
export interface RecordsAddress {
  url: string;
  revision: string;
}

/** Thrown if the records have been published again since the page was loaded, so that the old shards are gone. */
class RecordsGoneError extends Error {}

export const getShardUrl = ({ url, revision }: RecordsAddress, name: string) =>
  `${url}/${revision}/${getShardFile(name)}`;

/**
 * Fetches the text of a shard.
 *
 * @throws RecordsGoneError, or another Error if the shard cannot be loaded now
 */
export async function fetchShard(address: RecordsAddress, name: string): Promise<string> {
  const response = await fetch(getShardUrl(address, name));
  if (response.status === 404 || response.status === 410) throw new RecordsGoneError(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return parseShard(address.revision, name, await response.text());
}

/** The progress of a request. 'gone' means that a new revision has replaced the records, 'lost' any other error. */
export type RequestProgress = 'done' | 'waiting' | 'lost' | 'gone';

export const hasFailed = (progress: RequestProgress) => progress === 'lost' || progress === 'gone';

export const getErrorKind = (error: unknown) =>
  error instanceof RecordsGoneError ? 'gone' : 'lost';
