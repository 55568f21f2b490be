import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { hashContent } from '@/lib/urls/content-hash';
import { CERTIFICATE_TITLE } from '@/lib/model/record-columns';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ALL_SHARD } from '@/lib/records/record-shards';
import type { Settings } from '@/lib/urls/settings.mjs';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { NOT_FOUND_FILE, type ServedPage } from '../pages';
import type { PrecacheManifest } from './precache-manifest';
import { bundle } from '../../shared/bundle';

/** The file of the service worker, below the base path; it controls the pages of that folder. */
export const WORKER_FILE = 'sw.js';

/**
 * What pages need besides their documents. Pictures are saved when they are seen, as are the fonts of last resort,
 * which few browsers need.
 */
const NEEDED = [
  /^_next\/static\/(chunks|media(?!\/noto-sans-devanagari)|payloads)\//,
  /^student-records\/rows\/\w+\/(all|search)\.csv$/,
];

/** Larger records are not saved: most visitors never search them. */
const MOST_RECORDS_BYTES = 3_000_000;

/** Whether a document is a page of staff that the footer does not lead to: there may be hundreds. */
const isSeldomRead = (file: string) =>
  getContent('en').pages.some(
    ({ slug, menu }) => menu === undefined && file.replace(/^hi\//, '') === `${slug}.html`,
  );

async function createManifest(
  folder: string,
  files: readonly string[],
  pages: readonly ServedPage[],
  { basePath }: Settings,
): Promise<PrecacheManifest> {
  const documents = pages.filter(({ file }) => file !== NOT_FOUND_FILE && !isSeldomRead(file));
  const others = files.filter((file) => NEEDED.some((pattern) => pattern.test(file)));
  const addressed = [
    ...documents.map(({ file, address }) => ({ file, address })),
    ...others.map((file) => ({ file, address: `${basePath}/${file}` })),
  ];
  const read = await Promise.all(
    addressed.map(async ({ file, address }) => {
      const content = await readFile(path.join(folder, file));
      return { address, hash: hashContent(content), bytes: content.length };
    }),
  );
  const isKept = ({ address, bytes }: (typeof read)[number]) =>
    !address.includes('/rows/') || bytes <= MOST_RECORDS_BYTES;
  const kept = read.filter(isKept).map(({ address, hash }) => [address, hash] as const);
  const rows = others.find((file) => file.endsWith(`/${ALL_SHARD}.csv`)) ?? '';
  const [, revision = ''] = /(\w+)\/\w+\.csv$/.exec(rows) ?? [];
  const csv = await readFile(path.join(folder, CSV_FILE_NAME), 'utf8').catch(() => '');
  const titles = csv.slice(0, csv.indexOf('\n')).split(',');
  return {
    revision: hashContent(JSON.stringify(kept)),
    files: kept,
    basePath,
    savedCopy: { en: en.offline.savedCopy, hi: hi.offline.savedCopy },
    records: {
      folder: `${basePath}/${path.dirname(rows)}/`,
      revision,
      all: ALL_SHARD,
      certificateColumn: titles.indexOf(CERTIFICATE_TITLE),
    },
  };
}

/** Builds the service worker of a revision as one script. */
export async function buildWorker(
  folder: string,
  files: readonly string[],
  pages: readonly ServedPage[],
  settings: Settings,
): Promise<string> {
  const here = import.meta.dirname;
  if (!settings.keepsPages)
    return bundle({ entryPoints: [path.join(here, 'removal.ts')], format: 'iife' });
  const manifest = await createManifest(folder, files, pages, settings);
  return bundle({
    entryPoints: [path.join(here, 'worker.ts')],
    define: { PRECACHE_MANIFEST: JSON.stringify(manifest) },
    format: 'iife',
  });
}
