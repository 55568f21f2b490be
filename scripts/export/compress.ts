import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runInParallel } from '../shared/in-parallel';
import { listFiles } from './files';

/** The file extensions of the compressed forms of a file: brotli and gzip. */
export const COMPRESSED_EXTENSIONS = ['.br', '.gz'];

/** The text files, which are published in compressed forms too. */
const TEXT_FILE = /\.(css|csv|html|ics|js|svg|txt|webmanifest|xml)$/;

/** The environment variables of hosts that build the site and compress it themselves. */
const HOSTS_THAT_COMPRESS = ['CF_PAGES', 'NETLIFY', 'VERCEL'];

/** The size from which files are compressed; smaller files hardly gain from it. */
const MIN_BYTES = 256;

/**
 * Writes the brotli and gzip forms of all text files, for hosts that send files as they are. Other hosts would publish
 * them at addresses of their own.
 */
export async function compressFiles(folder: string): Promise<void> {
  if (HOSTS_THAT_COMPRESS.some((name) => process.env[name])) return;
  const texts = (await listFiles(folder)).filter((file) => TEXT_FILE.test(file));
  await runInParallel(texts, async (name) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    // By default, brotli has its best quality, and gzip has not.
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  });
}
