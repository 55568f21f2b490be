import { partFile } from '@/lib/record-parts';
import { recordParts, recordsAddress } from '../../parts';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map([...recordParts].map(([name, text]) => [partFile(name), text]));

export const generateStaticParams = () =>
  [...files.keys()].map((part) => ({ publication: recordsAddress.publication, part }));

interface Context {
  params: Promise<{ part: string }>;
}

/** A part of the records, as the screen fetches it (lib/record-parts.ts). */
export async function GET(_request: Request, { params }: Context) {
  const { part } = await params;
  return new Response(files.get(part), { headers: { 'Content-Type': 'text/csv' } });
}
