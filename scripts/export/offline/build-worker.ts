import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { contentHash } from '@/lib/urls/content-hash';
import { ALL_PART } from '@/lib/records/record-parts';
import type { Settings } from '@/lib/urls/settings.mjs';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { NOT_FOUND_FILE, type ServedPage } from '../pages';
import type { KeptSite } from './kept-site';

/** The address of the service worker below the base path; a worker rules over what is beside and below it. */
export const WORKER_FILE = 'sw.js';

/** What pages need besides themselves. Pictures are kept as they are seen. */
const NEEDED = [
  /^_next\/static\/(chunks|media|trees)\//,
  /^student-records\/rows\/\w+\/(all|search)\.csv$/,
];

/** More records than this, in bytes, are too many to be kept for visitors who may never search them. */
const MOST_RECORDS_BYTES = 3_000_000;

async function describeKeptSite(
  folder: string,
  files: readonly string[],
  pages: readonly ServedPage[],
  { basePath }: Settings,
): Promise<KeptSite> {
  const documents = pages.filter(({ file }) => file !== NOT_FOUND_FILE);
  const others = files.filter((file) => NEEDED.some((pattern) => pattern.test(file)));
  const addressed = [
    ...documents.map(({ file, address }) => ({ file, address })),
    ...others.map((file) => ({ file, address: `${basePath}/${file}` })),
  ];
  const read = await Promise.all(
    addressed.map(async ({ file, address }) => {
      const content = await readFile(path.join(folder, file));
      return { address, hash: contentHash(content), bytes: content.length };
    }),
  );
  const isKept = ({ address, bytes }: (typeof read)[number]) =>
    !address.includes('/rows/') || bytes <= MOST_RECORDS_BYTES;
  const kept = read.filter(isKept).map(({ address, hash }) => [address, hash] as const);
  const rows = others.find((file) => file.endsWith(`/${ALL_PART}.csv`)) ?? '';
  const [, publication = ''] = /(\w+)\/\w+\.csv$/.exec(rows) ?? [];
  return {
    publication: contentHash(JSON.stringify(kept)),
    files: kept,
    basePath,
    savedCopy: { en: en.offline.savedCopy, hi: hi.offline.savedCopy },
    records: { folder: `${basePath}/${path.dirname(rows)}/`, publication, all: ALL_PART },
  };
}

/**
 * Makes the service worker of a publication, as one file of script.
 *
 * @param folder of the finished site
 * @param files all that it holds
 * @param pages those of the site's own
 */
export async function buildWorker(
  folder: string,
  files: readonly string[],
  pages: readonly ServedPage[],
  settings: Settings,
): Promise<string> {
  const { outputFiles } = await build({
    ...(settings.keepsPages
      ? {
          entryPoints: [path.join(import.meta.dirname, 'worker.ts')],
          define: {
            KEPT_SITE: JSON.stringify(await describeKeptSite(folder, files, pages, settings)),
          },
        }
      : { entryPoints: [path.join(import.meta.dirname, 'removal.ts')] }),
    tsconfig: path.join(import.meta.dirname, '../../../tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
