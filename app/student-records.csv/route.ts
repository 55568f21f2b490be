import { studentRecords } from '@/data/student-records';
import { toCsv } from '@/lib/csv';

export const dynamic = 'force-static';

/** Every record as a file, for visitors without script. */
export function GET() {
  return new Response(toCsv(studentRecords), { headers: { 'Content-Type': 'text/csv' } });
}
