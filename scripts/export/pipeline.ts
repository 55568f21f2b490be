/**
 * Turns an export of Next.js into a site that any host can serve, in steps.
 *
 * To add a step, write it in a file of its own under steps/ and list it here. A step that adds files comes before
 * compressFiles, and lib/content/site-paths.ts names the files, so that no file of public/ can have the same name.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { isJunkFile } from '@/lib/content/junk-files';
import type { Settings } from '@/lib/urls/settings.mjs';
import { listFiles } from './files';
import { buildModules, createEntrySource } from './hydration/build-modules';
import { ROUTER_FILE } from './next-format';
import { listMaintainerFiles, PUBLIC_FOLDER } from '../shared/own-files';
import { getServedPage } from './pages';
import type { StepContext, ExportedPage, PageStep, SiteStep } from './step';
import { addEditor } from './steps/add-editor';
import { addPolicy } from './steps/add-policy';
import { collectReferences } from './steps/collect-references';
import { compressFiles } from './steps/compress';
import { copyIndexFiles } from './steps/copy-index-files';
import { deferScripts } from './steps/defer-scripts';
import { preloadFonts } from './steps/preload-fonts';
import { purgeCss } from './steps/purge-css';
import { removeUnusedNextFiles } from './steps/remove-unused-next-files';
import { writePage } from './steps/write-page';
import { writeServiceWorker } from './steps/write-service-worker';

const PAGE_STEPS: readonly PageStep[] = [
  // The first step, because it removes all scripts, and most of the text that later steps parse.
  deferScripts,
  purgeCss,
  // Preloads the fonts of the purged style sheet.
  preloadFonts,
  // Adds the hashes of inline scripts and styles, so no later step may change the document.
  addPolicy,
  writePage,
  collectReferences,
];

const SITE_STEPS: readonly SiteStep[] = [
  removeUnusedNextFiles,
  // Writes the hashes of files into the service worker, so no later step may change these files.
  writeServiceWorker,
  addEditor,
  compressFiles,
  copyIndexFiles,
];

/** Runs a step. Other errors than those for maintainers get the file and the name of the step. */
async function runStep<Result>(file: string, name: string, run: () => Result | Promise<Result>) {
  try {
    return await run();
  } catch (error) {
    // The messages of these errors already say what the reader can do.
    if (error instanceof IssueError || (error instanceof Error && 'code' in error)) throw error;
    throw new Error(`${file}: the step "${name}" failed`, { cause: error });
  }
}

/**
 * React separates texts by a comment. In some versions of Node.js it also writes one before a tag, which is needless.
 */
const NEEDLESS_SEPARATOR = /<!-- -->(?=<)/g;

const readDocument = async (folder: string, file: string) =>
  (await readFile(path.join(folder, file), 'utf8')).replace(NEEDLESS_SEPARATOR, '');

async function exportPage(page: ExportedPage, context: StepContext): Promise<ExportedPage> {
  let result = page;
  for (const step of PAGE_STEPS) {
    result = await runStep(page.file, step.name, () => step(result, context));
  }
  return result;
}

/** Removes files that operating systems and editors leave behind, such as .DS_Store, from the copy of public/. */
async function removeJunkFiles(folder: string): Promise<void> {
  for (const file of (await listFiles(folder)).filter(isJunkFile))
    await rm(path.join(folder, file));
}

/**
 * Runs all steps on an export of Next.js. The maintainer's own files of public/ stay unchanged.
 *
 * @throws IssueError when a document is not as expected
 */
export async function runPipeline(
  folder: string,
  settings: Settings,
  publicFolder: string = PUBLIC_FOLDER,
): Promise<void> {
  await removeJunkFiles(folder);
  const ownFiles = listMaintainerFiles(publicFolder);
  const siteFiles = (await listFiles(folder)).filter((file) => !ownFiles.includes(file));
  const documents = siteFiles.filter((file) => file.endsWith('.html') && !ROUTER_FILE.test(file));
  for (const file of siteFiles.filter((name) => ROUTER_FILE.test(name))) {
    await rm(path.join(folder, file));
  }

  const context = { folder, settings };
  const htmlOfFile = new Map<string, string>();
  const entryOfFile = new Map<string, string>();
  for (const file of documents) {
    const html = await readDocument(folder, file);
    htmlOfFile.set(file, html);
    entryOfFile.set(
      file,
      await runStep(file, 'createEntrySource', () => createEntrySource(file, html)),
    );
  }
  const modulesOfFile = await buildModules(entryOfFile, folder, settings);
  const referencedFiles = new Set<string>();
  for (const [file, html] of htmlOfFile) {
    const modules = modulesOfFile.get(file) ?? [];
    const page = await exportPage({ file, html, modules, referencedFiles: [] }, context);
    page.referencedFiles.forEach((name) => referencedFiles.add(name));
  }
  const pages = documents.map((file) => getServedPage(file, settings));
  const site = { ...context, pages, referencedFiles };
  for (const step of SITE_STEPS) await runStep('out', step.name, () => step(site));
}
