import { RecordsGoneError } from '@/lib/records/fetch-shard';

/** The progress of a request. 'gone' means that a new revision has replaced the records, 'lost' any other error. */
export type RequestProgress = 'done' | 'waiting' | 'lost' | 'gone';

export const hasFailed = (progress: RequestProgress) => progress === 'lost' || progress === 'gone';

export const getErrorKind = (error: unknown) =>
  error instanceof RecordsGoneError ? 'gone' : 'lost';
