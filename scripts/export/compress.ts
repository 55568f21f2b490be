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

/** Writes the brotli and gzip forms of a text file, for hosts that send files as they are. */
export async function writeCompressedForms(file: string): Promise<void> {
  if (!TEXT_FILE.test(file)) return;
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  // Without parameters, brotli has its best quality.
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/** Compresses all files of the site, unless the host would publish compressed files at addresses of their own. */
export async function compressFiles(folder: string): Promise<void> {
  if (HOSTS_THAT_COMPRESS.some((name) => process.env[name])) return;
  const write = (file: string) => writeCompressedForms(path.join(folder, file));
  await runInParallel(await listFiles(folder), write);
}
