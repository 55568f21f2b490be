/**
 * Turns an export of Next.js into a site that any host can serve, in steps.
 *
 * To add a step, write it in a file of its own under steps/ and list it here. A step that adds files comes before the
 * compression, and names them in WRITTEN, so that no file of public/ can have the same name.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { isSystemFile } from '@/lib/content/system-files';
import type { Settings } from '@/lib/urls/settings.mjs';
import { getCompressedForms } from './compressed-forms';
import { listFiles } from './files';
import { ROUTER_FILE } from './next-format';
import { findOverwritten, listOwnFiles, PUBLIC, refuseTaken } from '../shared/own-files';
import { WORKER_FILE } from './offline/build-worker';
import { describeOwnPage, describePage, getIndexFiles } from './pages';
import type { Context, Page, PageStep, SiteStep } from './step';
import { addEditor, describeEditor } from './steps/add-editor';
import { addPolicy } from './steps/add-policy';
import { collectReferences } from './steps/collect-references';
import { compressFiles } from './steps/compress';
import { deferScripts } from './steps/defer-scripts';
import { keepNextClient } from './steps/keep-next-client';
import { preloadFonts } from './steps/preload-fonts';
import { purgeCss } from './steps/purge-css';
import { removeUnreferenced } from './steps/remove-unreferenced';
import { replayEvents } from './steps/replay-events';
import { HOST_FILE_NAMES, writeHostFiles } from './steps/write-host-files';
import { writePage } from './steps/write-page';
import { writeServiceWorker } from './steps/write-service-worker';
import { describeUnexpected, UnexpectedOutput } from './unexpected-output';

const PAGE_STEPS: readonly PageStep[] = [
  // The first step, because it removes all scripts, and most of the text that later steps parse.
  deferScripts,
  preloadFonts,
  replayEvents,
  purgeCss,
  // The last step that changes the document: it needs the hashes of inline scripts and styles.
  addPolicy,
  writePage,
  collectReferences,
];

/** The steps of a page that keeps the client of Next.js, because its document is not as expected. */
const STEPS_WITH_NEXT_CLIENT: readonly PageStep[] = [
  keepNextClient,
  addPolicy,
  writePage,
  collectReferences,
];

const SITE_STEPS: readonly SiteStep[] = [
  removeUnreferenced,
  // It contains the hashes of the files, which no later step changes.
  writeServiceWorker,
  addEditor,
  compressFiles,
  writeHostFiles,
];

/** What the steps of the site add, apart from the editor. */
const WRITTEN = [WORKER_FILE, ...HOST_FILE_NAMES];

/** Runs a step. Errors name the file, the step and, if Next.js is the cause, its versions. */
async function runStep<Result>(file: string, name: string, work: () => Result | Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnexpectedOutput) {
      throw new UnexpectedOutput(describeUnexpected(file, error.message));
    }
    // These errors already say what the reader can do.
    if (error instanceof IssueError || (error instanceof Error && 'code' in error)) throw error;
    throw new Error(`${file}: the step "${name}" failed`, { cause: error });
  }
}

async function runPageSteps(steps: readonly PageStep[], page: Page, context: Context) {
  let result = page;
  for (const step of steps) {
    result = await runStep(page.file, step.name, () => step(result, context));
  }
  return result;
}

/**
 * React separates texts by a comment. Some versions of Node.js make it write one more before a tag, where nothing needs it.
 */
const NEEDLESS_SEPARATOR = /<!-- -->(?=<)/g;

/** Publishes a page; with the client of Next.js if its document is not as expected, unless the settings refuse that. */
async function exportPage(file: string, context: Context): Promise<Page> {
  const { nextClient } = context.settings;
  const text = await readFile(path.join(context.folder, file), 'utf8');
  const page: Page = { file, html: text.replace(NEEDLESS_SEPARATOR, ''), references: [] };
  try {
    if (nextClient !== 'always') return await runPageSteps(PAGE_STEPS, page, context);
  } catch (error) {
    if (!(error instanceof UnexpectedOutput) || nextClient === 'never') throw error;
    console.warn(`${error.message}. The page is published with the client of Next.js.`);
  }
  return runPageSteps(STEPS_WITH_NEXT_CLIENT, page, context);
}

/** Removes system files from the copy of public/. */
async function removeSystemFiles(folder: string): Promise<void> {
  for (const file of (await listFiles(folder)).filter(isSystemFile))
    await rm(path.join(folder, file));
}

/**
 * Runs all steps on an export of Next.js. Files of public/ stay as the maintainer made them.
 *
 * @throws IssueError when a file of public/ has the name of one of the site's, or a document is not as Next.js writes
 * it
 */
export async function runPipeline(
  folder: string,
  settings: Settings,
  publicFolder: string = PUBLIC,
): Promise<void> {
  await removeSystemFiles(folder);
  const own = listOwnFiles(publicFolder);
  refuseTaken(own, await findOverwritten(own, folder, publicFolder));

  const all = (await listFiles(folder)).filter((file) => !own.includes(file));
  const exported = all.filter((file) => !ROUTER_FILE.test(file));
  const documents = exported.filter((file) => file.endsWith('.html'));
  const editor = describeEditor(settings);
  const written = [
    ...exported,
    ...documents.flatMap(getIndexFiles),
    ...editor.flatMap(({ file }) => [file, ...getIndexFiles(file)]),
    ...WRITTEN,
  ];
  refuseTaken(own, [...written, ...[...written, ...own].flatMap(getCompressedForms)]);
  for (const file of all.filter((name) => ROUTER_FILE.test(name))) {
    await rm(path.join(folder, file));
  }

  const context = { folder, settings };
  const references = new Set<string>();
  for (const file of documents)
    for (const name of (await exportPage(file, context)).references) references.add(name);
  const ownPages = own.filter((file) => file.endsWith('.html'));
  const site = {
    ...context,
    pages: [
      ...documents.map((file) => describePage(file, settings)),
      ...ownPages.flatMap((file) => describeOwnPage(file, settings)),
      ...editor,
    ],
    references,
  };
  for (const step of SITE_STEPS) await runStep('out', step.name, () => step(site));
}
