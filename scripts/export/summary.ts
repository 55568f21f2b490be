import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files';
import { getIndexFiles } from './pages';

/** How many resized pictures a build has generated, and how many it has taken from the cache. */
export interface PictureCounts {
  derived: number;
  cached: number;
}

/** Describes in one line of text what a build has written. */
export async function summarizeBuild(
  folder: string,
  { derived, cached }: PictureCounts,
): Promise<string> {
  const files = await listFiles(folder);
  const indexFiles = files.flatMap(getIndexFiles);
  const pages = files.filter((file) => file.endsWith('.html') && !indexFiles.includes(file));
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  return (
    `out: ${pages.length} pages, ${files.length} files, ${megabytes.toFixed(1)} MB; ` +
    `pictures: ${derived} derived, ${cached} from the cache; ${Math.round(process.uptime())} seconds`
  );
}
