import { getPublishedRecords } from '@/app/student-records/rows/shards';

export const dynamic = 'force-static';

/** Every record as a file, for visitors without script. */
export function GET() {
  return new Response(getPublishedRecords().csv, { headers: { 'Content-Type': 'text/csv' } });
}
