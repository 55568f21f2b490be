import { recordsCsv, recordsFile } from '../address';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: recordsFile }];

export function GET() {
  return new Response(recordsCsv, { headers: { 'Content-Type': 'text/csv' } });
}
