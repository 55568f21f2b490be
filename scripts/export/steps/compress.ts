import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../compressed-forms';
import { listFiles } from '../files';
import { runInParallel } from '../../shared/in-parallel';
import type { Context } from '../step';

/** The environment variables of hosts that build the site and compress it themselves. */
const HOSTS_THAT_COMPRESS = ['CF_PAGES', 'NETLIFY', 'VERCEL'];

/** Whether the host compresses by itself; it would publish our compressed files as files of their own. */
const isCompressedByHost = (environment: NodeJS.ProcessEnv): boolean =>
  HOSTS_THAT_COMPRESS.some((name) => environment[name]);

/** Smaller files hardly gain from compression. */
const WORTHWHILE_BYTES = 256;

/** For larger files the best quality takes much longer and saves only a tenth. */
const LONG_BYTES = 2_000_000;
const LONG_QUALITY = 9;

/** For the records' hundreds of files this takes a third of the time for one percent more bytes. */
const RECORDS = /\.csv$/;
const RECORDS_QUALITY = 10;

function getQuality(file: string, { length }: Buffer): number {
  if (length > LONG_BYTES) return LONG_QUALITY;
  return RECORDS.test(file) ? RECORDS_QUALITY : constants.BROTLI_MAX_QUALITY;
}

const compress = (content: Buffer, quality: number) =>
  Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);

/** The compressed forms of contents: each page exists twice. */
const compressed = new Map<string, ReturnType<typeof compress>>();

/** Writes brotli and gzip forms of a text file, for hosts that send them as they are. */
export async function precompress(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const content = await readFile(file);
  if (content.length < WORTHWHILE_BYTES) return;
  const key = createHash('sha256').update(content).digest('hex');
  const forms = compressed.get(key) ?? compress(content, getQuality(file, content));
  compressed.set(key, forms);
  const [br, gz] = await forms;
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

export async function compressFiles({ folder }: Context): Promise<void> {
  if (isCompressedByHost(process.env)) return;
  const files = await listFiles(folder);
  await runInParallel(files, (file) => precompress(path.join(folder, file)), {
    name: 'Compressed files',
  });
}
