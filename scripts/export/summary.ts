import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files';
import { getIndexFiles } from './pages';

/** How many pictures a build has derived, and how many it has taken from the cache. */
export interface PictureCounts {
  derived: number;
  cached: number;
}

/** What a build has made, in one line. */
export async function summarize(
  folder: string,
  { derived, cached }: PictureCounts,
): Promise<string> {
  const files = await listFiles(folder);
  const indexes = files.flatMap(getIndexFiles);
  const pages = files.filter((file) => file.endsWith('.html') && !indexes.includes(file));
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  return (
    `out: ${pages.length} pages, ${files.length} files, ${megabytes.toFixed(1)} MB; ` +
    `pictures: ${derived} derived, ${cached} from the cache; ${Math.round(process.uptime())} seconds`
  );
}
