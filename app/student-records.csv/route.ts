import { getPublishedRecords } from '@/lib/content/published-records';

export const dynamic = 'force-static';

/** Responds with the CSV file of all records, for visitors without script. */
export function GET() {
  return new Response(getPublishedRecords().csv, { headers: { 'Content-Type': 'text/csv' } });
}
