import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { hashContent } from '@/lib/urls/content-hash';
import type { Settings } from '@/lib/urls/settings.mjs';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { bundleToText } from '../../shared/bundle';
import { getPathOfFile, listFiles, NOT_FOUND_FILE } from '../files';
import type { PrecacheManifest } from './worker-scope';

/** The service worker's file. It is directly below the base path, so that the worker controls all pages. */
export const WORKER_FILE = 'sw.js';

/**
 * The files that are saved besides documents, those of records only for visitors who look at them. Pictures are saved
 * when they are shown; so are the Noto fonts, which few browsers need.
 */
const PRECACHED_FILES = [
  /^_next\/static\/(chunks|media(?!\/noto-sans-devanagari))\//,
  /^student-records\/rows\/\w+\/(all|search)\.csv$/,
];

/** Files of records that are larger are not saved: most visitors never search the records. */
const MAX_RECORDS_BYTES = 3_000_000;

/**
 * Whether a document is a page of data/pages.yaml without a link in the footer. These are not precached: there may be
 * hundreds.
 */
const isPageWithoutFooterLink = (file: string) =>
  getContent('en').pages.some(
    ({ slug, menu }) => menu === undefined && file.replace(/^hi\//, '') === `${slug}.html`,
  );

async function createManifest(
  folder: string,
  pages: readonly string[],
  { basePath }: Settings,
): Promise<PrecacheManifest> {
  const files = await listFiles(folder);
  const documents = pages.filter(
    (file) => file !== NOT_FOUND_FILE && !isPageWithoutFooterLink(file),
  );
  const otherFiles = files.filter((file) => PRECACHED_FILES.some((pattern) => pattern.test(file)));
  const saved: [address: string, hash: string][] = [];
  for (const file of [...documents, ...otherFiles]) {
    const content = await readFile(path.join(folder, file));
    if (file.includes('/rows/') && content.length > MAX_RECORDS_BYTES) continue;
    const address = documents.includes(file) ? getPathOfFile(file) : `/${file}`;
    saved.push([basePath + address, hashContent(content)]);
  }
  return {
    files: saved,
    pictures: hashContent(files.filter((file) => /^(assets|pictures)\//.test(file)).join()),
    savedCopy: { en: en.offline.savedCopy, hi: hi.offline.savedCopy },
  };
}

/**
 * Bundles the service worker, with its precache manifest, into one script.
 *
 * @param folder the published folder
 * @param pages the documents in it, by their files
 */
export async function buildWorker(
  folder: string,
  pages: readonly string[],
  settings: Settings,
): Promise<string> {
  const sourceFolder = import.meta.dirname;
  if (!settings.keepsPages)
    return bundleToText({ entryPoints: [path.join(sourceFolder, 'removal.ts')], format: 'iife' });
  const manifest = await createManifest(folder, pages, settings);
  return bundleToText({
    entryPoints: [path.join(sourceFolder, 'worker.ts')],
    define: { PRECACHE_MANIFEST: JSON.stringify(manifest) },
    format: 'iife',
  });
}
