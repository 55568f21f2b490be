import { getPublishedRecords } from '@/lib/content/published-records';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const { address, files } = getPublishedRecords();
  return [...files.keys()].map((shard) => ({ revision: address.revision, shard }));
}

interface ShardContext {
  params: Promise<{ shard: string }>;
}

/** Responds with one shard of the records (lib/records/record-shards.ts). */
export async function GET(_request: Request, { params }: ShardContext) {
  const { shard } = await params;
  const text = getPublishedRecords().files.get(shard);
  return new Response(text, { headers: { 'Content-Type': 'text/csv' } });
}
