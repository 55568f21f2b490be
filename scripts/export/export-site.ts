/**
 * Turns an export of Next.js into a site that any host can serve.
 *
 * Functions that add files are called before compressFiles.
 */
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { isJunkFile } from '@/lib/content/junk-files';
import type { Settings } from '@/lib/urls/settings.mjs';
import { buildEditor, EDITOR_PAGE_FILE } from '../editor/build-editor';
import { listMaintainerFiles, PUBLIC_FOLDER, refuseReplacedFiles } from '../shared/own-files';
import { COMPRESSED_EXTENSIONS, compressFiles } from './compress';
import { addPolicy } from './documents/add-policy';
import { replaceNextScripts } from './documents/replace-next-scripts';
import { purgeCss } from './documents/purge-css';
import { getIndexFiles, listFiles } from './files';
import { findElements, formatHtml, getText, insertHtml, parseHtml, type HtmlTree } from './html';
import { buildModules, MODULE_COPIES_FOLDER, MODULES_FOLDER } from './hydration/build-modules';
import {
  findFileReferences,
  NEEDLESS_SEPARATOR,
  NEXT_STATIC_FOLDER,
  NextOutputError,
  ROUTER_FILE,
} from './next-format';
import { buildWorker, WORKER_FILE } from './offline/build-worker';

/**
 * Reads the documents that Next.js has exported, by their files. Removes the files for its router, and those that
 * operating systems and editors have left in public/, such as .DS_Store.
 */
async function readDocuments(folder: string, publicFolder: string): Promise<Map<string, HtmlTree>> {
  const ownFiles = listMaintainerFiles(publicFolder);
  const documents = new Map<string, HtmlTree>();
  for (const file of (await listFiles(folder)).filter((name) => !ownFiles.includes(name))) {
    if (ROUTER_FILE.test(file) || isJunkFile(file)) await rm(path.join(folder, file));
    else if (file.endsWith('.html')) {
      const html = await readFile(path.join(folder, file), 'utf8');
      documents.set(file, parseHtml(html.replace(NEEDLESS_SEPARATOR, '')));
    }
  }
  return documents;
}

/**
 * The fonts that a page needs for its first layout, by the beginning of their file names: those of Latin text and of the
 * slogan. Each page declares the ones that it uses.
 */
const FIRST_FONTS = ['anek-latin', 'anek-devanagari-slogan'];

/** Preloads the fonts of the first layout, so that browsers find them earlier. They load other fonts when needed. */
function preloadFonts(tree: HtmlTree): void {
  const css = findElements(tree, 'style').map(getText).join('');
  const addresses = FIRST_FONTS.flatMap(
    (name) => new RegExp(`url\\((\\S*?/${name}\\.[^)]*)\\)`).exec(css)?.[1] ?? [],
  );
  const links = addresses.map(
    (href) => `<link rel="preload" href="${href}" as="font" crossorigin>`,
  );
  insertHtml(tree, 'character set', links.join(''));
}

/**
 * Removes the files of Next.js that no page names, such as its style sheets, which are inlined.
 *
 * @throws NextOutputError if one that a page names is missing
 */
async function removeUnusedFiles(folder: string, named: ReadonlySet<string>): Promise<void> {
  const files = await listFiles(path.join(folder, NEXT_STATIC_FOLDER));
  const existing = new Set(files.map((file) => `${NEXT_STATIC_FOLDER}/${file}`));
  for (const file of named)
    if (!existing.has(file)) throw new NextOutputError(file, 'a page needs it, and it is missing');
  for (const file of existing) if (!named.has(file)) await rm(path.join(folder, file));
}

/** Adds the content editor, to which no page links, if the content names a repository. */
async function addEditor(folder: string, { basePath }: Settings): Promise<void> {
  const { brand, repository } = getContent('en').site;
  if (!repository) return;
  const filesFolder = `${NEXT_STATIC_FOLDER}/editor`;
  await buildEditor(folder, { brand, repository, basePath, filesFolder });
}

/** Copies each page, and its compressed forms, to its second file: about.html to about/index.html. */
async function copyIndexFiles(folder: string, pages: readonly string[]): Promise<void> {
  for (const file of pages) {
    for (const index of getIndexFiles(file)) {
      for (const extension of ['', ...COMPRESSED_EXTENSIONS]) {
        const source = path.join(folder, file + extension);
        // A small page has no compressed forms, and a site without a repository has no editor.
        if (!existsSync(source)) continue;
        await mkdir(path.join(folder, path.dirname(index)), { recursive: true });
        await copyFile(source, path.join(folder, index + extension));
      }
    }
  }
}

/**
 * Changes an export of Next.js into the site that is published. The maintainer's own files of public/ stay unchanged.
 *
 * @param folder the folder of the export, which becomes the published folder
 * @throws IssueError when a document is not as expected, or the site has written over a file of public/
 */
export async function exportSite(
  folder: string,
  settings: Settings,
  publicFolder: string = PUBLIC_FOLDER,
): Promise<void> {
  const documents = await readDocuments(folder, publicFolder);
  const modulesOfFile = await buildModules(documents, folder, settings);
  const references: string[] = [];
  for (const [file, tree] of documents) {
    const modules = modulesOfFile.get(file) ?? [];
    // Comes first, because it removes most of the text that the others read.
    replaceNextScripts(file, tree, modules, settings);
    await purgeCss(tree, modules);
    preloadFonts(tree);
    // The policy has the hashes of all inline scripts and styles, so nothing may change the document after it.
    addPolicy(tree, settings);
    const html = formatHtml(tree);
    references.push(...findFileReferences(html));
    await writeFile(path.join(folder, file), html);
  }
  await removeUnusedFiles(folder, new Set(references));
  const pages = [...documents.keys()];
  // The service worker has the hashes of files, so nothing may change these after it.
  const worker = await buildWorker(folder, pages, settings);
  await writeFile(path.join(folder, WORKER_FILE), worker);
  await addEditor(folder, settings);
  await compressFiles(folder);
  const copies = path.join(folder, MODULE_COPIES_FOLDER);
  await cp(path.join(folder, MODULES_FOLDER), copies, { recursive: true });
  await copyIndexFiles(folder, [...pages, EDITOR_PAGE_FILE]);
  // The last step, so that it sees what all others have written.
  refuseReplacedFiles(folder, publicFolder);
}
