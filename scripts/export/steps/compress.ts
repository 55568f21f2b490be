import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, writeAtomically } from '../files';
import { runInParallel } from '../../shared/in-parallel';
import type { SiteStep } from '../step';
import { PROJECT } from '../../shared/project';

const TEXT_ENDINGS = 'css|csv|html|ics|js|svg|txt|webmanifest|xml';

const TEXT = new RegExp(`\\.(${TEXT_ENDINGS})$`);

/** The extensions of compressed files, as a regular expression. */
export const COMPRESSED_FORM = `\\.(?:${TEXT_ENDINGS})\\.(?:br|gz)$`;

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

/** The names of a file's compressed forms, whether or not it is large enough to have them. */
export const getCompressedForms = (file: string): string[] =>
  TEXT.test(file) ? [`${file}.br`, `${file}.gz`] : [];

/** The results of earlier builds: from one publication to the next, most files stay the same. */
const CACHE = path.join(PROJECT, '.cache/compressed');

/** Cached forms expire after this time, so that those of old files do not stay. */
const MOST_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface Forms {
  br: Buffer;
  gz: Buffer;
}

/** Files compressed in this build, because each page exists twice. */
const compressed = new Map<string, Promise<Forms>>();

/** Takes both forms of a content from the cache, or compresses it and caches them. */
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
    await Promise.all([
      writeAtomically(brFile, (draft) => writeFile(draft, br)),
      writeAtomically(gzFile, (draft) => writeFile(draft, gz)),
    ]);
    return { br, gz };
  }
}

/** Removes old files from the cache. */
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

/** Writes brotli and gzip forms of a text file, for hosts that send them as they are. */
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
    const files = await listFiles(folder);
    await runInParallel(files, (file) => precompress(path.join(folder, file)), {
      name: 'Compressed files',
    });
  },
};
