import { getRecordFiles } from '@/lib/content/record-files';

export const dynamic = 'force-static';

/** Responds with the CSV file of all records, for visitors without script. */
export function GET() {
  return new Response(getRecordFiles().csv, { headers: { 'Content-Type': 'text/csv' } });
}
