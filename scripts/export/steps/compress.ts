import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getContent } from '@/lib/content/content';
import { isCompressible } from '../compressed-forms';
import { listFiles } from '../files';
import { runInParallel } from '../../shared/in-parallel';
import type { ExportedPage, StepContext } from '../step';

/** The environment variables of hosts that build the site and compress it themselves. */
const HOSTS_THAT_COMPRESS = ['CF_PAGES', 'NETLIFY', 'VERCEL'];

/** Whether the host compresses by itself. Such a host would publish our compressed files at their own addresses. */
const isCompressedByHost = (environment: NodeJS.ProcessEnv): boolean =>
  HOSTS_THAT_COMPRESS.some((name) => environment[name]);

/** The size from which files are compressed; smaller files hardly gain from it. */
const MIN_BYTES = 256;

/** Files above this size get a lower quality: the best one takes much longer and makes them only a tenth smaller. */
const LARGE_FILE_BYTES = 2_000_000;
const LARGE_FILE_QUALITY = 9;

/**
 * The quality for kinds with hundreds of files. Compared with the best one, it takes a third of the time, but makes
 * records one percent larger and content pages three percent.
 */
const MANY_FILES_QUALITY = 10;
const RECORDS_FILE = /\.csv$/;
const MANY_CONTENT_PAGES = 100;

function isOneOfManyFiles(file: string): boolean {
  if (RECORDS_FILE.test(file)) return true;
  const { pages } = getContent('en');
  const name = path.basename(file, '.html');
  return pages.length >= MANY_CONTENT_PAGES && pages.some(({ slug }) => slug === name);
}

function getBrotliQuality(file: string, { length }: Buffer): number {
  if (length > LARGE_FILE_BYTES) return LARGE_FILE_QUALITY;
  return isOneOfManyFiles(file) ? MANY_FILES_QUALITY : constants.BROTLI_MAX_QUALITY;
}

const compressContent = (content: Buffer, quality: number) =>
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

/** Writes the brotli and gzip forms of a text file, for hosts that send files as they are. */
export async function writeCompressedForms(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await compressContent(content, getBrotliQuality(file, content));
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

export async function compressPage({ file }: ExportedPage, { folder }: StepContext): Promise<void> {
  if (!isCompressedByHost(process.env)) await writeCompressedForms(path.join(folder, file));
}

/** Compresses all other files of the site; the pages are compressed already. */
export async function compressFiles({ folder }: StepContext): Promise<void> {
  if (isCompressedByHost(process.env)) return;
  const files = (await listFiles(folder)).filter(
    (file) => !existsSync(path.join(folder, `${file}.br`)),
  );
  await runInParallel(files, (file) => writeCompressedForms(path.join(folder, file)), {
    label: 'Compressed files',
  });
}
