import { getPublishedRecords } from '@/app/student-records/rows/shards';

export const dynamic = 'force-static';

/** Responds with the CSV file of all records, for visitors without script. */
export function GET() {
  return new Response(getPublishedRecords().csv, { headers: { 'Content-Type': 'text/csv' } });
}
