import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../files';
import { runInParallel } from '../in-parallel';
import type { SiteStep } from '../step';

const TEXT_ENDINGS = 'css|csv|html|ics|js|svg|txt|webmanifest|xml';

const TEXT = new RegExp(`\\.(${TEXT_ENDINGS})$`);

/** The names of compressed forms, as a pattern of regular expressions. */
export const COMPRESSED_FORM = `\\.(?:${TEXT_ENDINGS})\\.(?:br|gz)$`;

/** Hosts that build the site and compress what they send, by the variable that each sets in its builds. */
const HOSTS_THAT_COMPRESS = ['CF_PAGES', 'NETLIFY', 'VERCEL'];

/** Whether the host compresses by itself; it would publish the compressed forms as files of their own. */
const isCompressedByHost = (environment: NodeJS.ProcessEnv): boolean =>
  HOSTS_THAT_COMPRESS.some((name) => environment[name]);

/** Below this size compression hardly helps. */
const WORTHWHILE_BYTES = 256;

/** Above this size the best quality takes much longer for a tenth less. */
const LONG_BYTES = 2_000_000;
const LONG_QUALITY = 9;

/** The hundreds of files of the records take a third of the time with this, for one percent more. */
const RECORDS = /\.csv$/;
const RECORDS_QUALITY = 10;

function getQuality(file: string, { length }: Buffer): number {
  if (length > LONG_BYTES) return LONG_QUALITY;
  return RECORDS.test(file) ? RECORDS_QUALITY : constants.BROTLI_MAX_QUALITY;
}

const compressByBrotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const compressByGzip = (content: Buffer) =>
  promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

/** The files that hosts take for the compressed forms of one, whether it is long enough to have them or not. */
export const getCompressedForms = (file: string): string[] =>
  TEXT.test(file) ? [`${file}.br`, `${file}.gz`] : [];

/** What earlier builds have compressed: from one publication to the next, most files stay as they are. */
const CACHE = path.join(import.meta.dirname, '../../../.cache/compressed');

/** Kept forms are made anew after this time, so that those that no file has any more do not stay. */
const MOST_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface Forms {
  br: Buffer;
  gz: Buffer;
}

/** What is being compressed in this build, for each page is there as two files. */
const compressed = new Map<string, Promise<Forms>>();

/** Keeps a form under its name only once it is whole: a build may be cut short, and several share the cache. */
async function keep(form: Buffer, file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, form);
  await rename(draft, file);
}

/** Takes both forms of a content from the cache, or compresses it and keeps them there. */
async function compress(content: Buffer, quality: number, kept: string): Promise<Forms> {
  const [brFile, gzFile] = [`${kept}.br`, `${kept}.gz`];
  try {
    const [br, gz] = await Promise.all([readFile(brFile), readFile(gzFile)]);
    return { br, gz };
  } catch {
    const [br, gz] = await Promise.all([
      compressByBrotli(content, quality),
      compressByGzip(content),
    ]);
    await mkdir(path.dirname(kept), { recursive: true });
    await Promise.all([keep(br, brFile), keep(gz, gzFile)]);
    return { br, gz };
  }
}

/** Removes from the cache what was compressed long ago. */
export async function removeOldForms(cache: string = CACHE): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const file = path.join(cache, name);
    // Another build may have removed it.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > MOST_AGE_MS) await rm(file, { force: true });
  }
}

/** Puts a brotli and a gzip form beside a text file, for hosts that send them as they are. */
export async function precompress(file: string, cache: string = CACHE): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  if (content.length < WORTHWHILE_BYTES) return;
  const quality = getQuality(file, content);
  const recipe = JSON.stringify([quality, process.versions.brotli, process.versions.zlib]);
  const key = createHash('sha256').update(content).update(recipe).digest('hex').slice(0, 32);
  const forms = compressed.get(key) ?? compress(content, quality, path.join(cache, key));
  compressed.set(key, forms);
  const { br, gz } = await forms;
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

export const compressFiles: SiteStep = {
  name: 'compress',
  async run({ folder }) {
    if (isCompressedByHost(process.env)) return;
    await removeOldForms();
    await runInParallel(await listFiles(folder), (file) => precompress(path.join(folder, file)));
  },
};
