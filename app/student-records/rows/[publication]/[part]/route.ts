import { publishedRecords } from '../../parts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const { address, files } = publishedRecords();
  return [...files.keys()].map((part) => ({ publication: address.publication, part }));
}

interface Context {
  params: Promise<{ part: string }>;
}

/** A part of the records, as the screen fetches it (lib/records/record-parts.ts). */
export async function GET(_request: Request, { params }: Context) {
  const { part } = await params;
  const text = publishedRecords().files.get(part);
  return new Response(text, { headers: { 'Content-Type': 'text/csv' } });
}
