import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/settings.mjs';
import { structuredDataBlock } from '@/lib/structured-data';
import { isSystemFile } from '@/lib/content/system-files';
import { compressedForms, isCompressedByHost, precompress } from './compress';
import { deferScript } from './documents/defer-script';
import { letPictureComeFirst } from './documents/first-picture';
import {
  insertAt,
  naming,
  ROUTER_FILE,
  STATIC_FOLDER,
  UnexpectedOutput,
} from './documents/next-output';
import {
  describeOwnPage,
  describePage,
  NOT_FOUND_FILE,
  pathOf,
  type Page,
} from './documents/pages';
import {
  filesNamedIn,
  hintToCompile,
  readScripts,
  scriptsAmong,
  type Script,
} from './documents/scripts';
import { entitiesOf } from './documents/structured-data';
import { cutStyles, wordsOf } from './documents/style-sheet';
import { apacheConfiguration } from './hosts/apache';
import { caddyConfiguration } from './hosts/caddy';
import { headersFile } from './hosts/headers-file';
import { nginxConfiguration } from './hosts/nginx';
import { serveConfiguration } from './hosts/serve';
import { inParallel } from './in-parallel';
import { buildWorker, WORKER_FILE } from './offline/build-worker';
import { listOwnFiles, PUBLIC, refuseTaken } from './own-files';

/** The configuration files that go with the pages; hosts of other kinds pass them over. */
const HOST_FILES: Record<string, (pages: readonly Page[], settings: Settings) => string> = {
  '.htaccess': apacheConfiguration,
  _headers: headersFile,
  '.host/nginx.conf': nginxConfiguration,
  '.host/Caddyfile': caddyConfiguration,
  '.host/serve.json': serveConfiguration,
  // GitHub Pages would leave out folders that begin with an underscore.
  '.nojekyll': () => '',
};

/** A file of Next's that is not where those are that publishing knows of. */
const ELSEWHERE = /(?<=\/)_next\/(?!static\/)[^\s"'\\)]+/;

/** The files below a folder, in a fixed order. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Takes away what the system of who builds has left in public/. */
async function removeSystemFiles(folder: string): Promise<void> {
  for (const file of (await filesIn(folder)).filter(isSystemFile))
    await rm(path.join(folder, file));
}

/** The second file of a page, for hosts that know a page by its folder; some pages have none. */
const indexOf = (file: string): string[] =>
  ['index.html', NOT_FOUND_FILE].includes(file) ? [] : [file.replace(/\.html$/, '/index.html')];

async function writeFileIn(folder: string, file: string, content: string): Promise<void> {
  const location = path.join(folder, file);
  await mkdir(path.dirname(location), { recursive: true });
  await writeFile(location, content);
}

/** The files of public/ that Next, or what derives the pictures, has written over. */
async function overwrittenOf(own: readonly string[], folder: string, publicFolder: string) {
  const overwritten: string[] = [];
  for (const file of own) {
    const [original, copy] = await Promise.all([
      readFile(path.join(publicFolder, file)),
      readFile(path.join(folder, file)),
    ]);
    if (!original.equals(copy)) overwritten.push(file);
  }
  return overwritten;
}

/**
 * Takes away what Next writes and no page asks for, which is whatever no page names, nor a script that one names; and
 * the style sheets, which stand in the documents.
 *
 * @param asked the files that pages, their trees and their scripts name
 */
async function removeUnasked(folder: string, asked: ReadonlySet<string>): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => file.startsWith(`${STATIC_FOLDER}/`));
  const folders = [...asked].filter((name) => name.endsWith('/'));
  const isAsked = (file: string) =>
    asked.has(file) || folders.some((name) => file.startsWith(name));
  for (const file of files.filter((name) => name.endsWith('.css') || !isAsked(name))) {
    await rm(path.join(folder, file));
  }
}

/** Takes the folders away that nothing is left in. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The deepest first; one that holds something stays.
  for (const location of folders.sort().reverse()) await rmdir(location).catch(() => undefined);
}

/** Ends the build where a file that a page needs is not there. */
function refuseMissing(folder: string, asked: readonly string[], documents: string): void {
  const missing = asked.find((name) => !existsSync(path.join(folder, name)));
  if (missing !== undefined) throw new UnexpectedOutput(`${missing}, which it needs, is missing`);
  const [elsewhere] = ELSEWHERE.exec(documents) ?? [];
  if (elsewhere === undefined) return;
  throw new UnexpectedOutput(`${elsewhere}, which it needs, is missing from ${STATIC_FOLDER}`);
}

/** Makes a page ready for any host; what it says of itself, and the files that it asks for. */
async function publishPage(
  folder: string,
  file: string,
  scripts: ReadonlyMap<string, Script>,
  settings: Settings,
) {
  const exported = await readFile(path.join(folder, file), 'utf8');
  const { html, tree } = deferScript(letPictureComeFirst(exported), settings);
  if (tree) await writeFileIn(folder, tree.file, tree.text);

  const treeText = tree?.text ?? '';
  const own = scriptsAmong([...filesNamedIn(html), ...filesNamedIn(treeText)], scripts);
  const cut = await cutStyles(html, [wordsOf(treeText), ...own.map(({ words }) => words)]);
  const data = structuredDataBlock(entitiesOf(pathOf(file), settings));
  const finished = insertAt('headEnd', cut, data);
  const page = describePage(file, finished, settings);
  // For hosts without headers: before anything that it is to govern, and after the character set, which must stand
  // within the first 1024 bytes.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${page.policy}"/>`;
  const published = insertAt('charset', finished, policy);
  await writeFileIn(folder, file, published);
  for (const index of indexOf(file)) await writeFileIn(folder, index, published);
  const asked = [
    ...filesNamedIn(published),
    ...filesNamedIn(treeText),
    ...own.flatMap(({ names }) => names),
  ];
  refuseMissing(folder, asked, published + treeText);
  return { page, asked };
}

/**
 * Makes an export of Next.js ready for any host: lets each page be painted
 * before its script is fetched, cuts its style sheet to what it uses, gives it
 * its policy, what it tells search engines, and an index to its folder; takes away what nobody asks for; writes
 * the configuration of the hosts that have one, and compresses what is text.
 * What comes from public/ stays as the maintainer put it there, but for what systems left there.
 *
 * @param folder the export, which is changed in place
 * @param settings those it was built with
 * @throws FaultError when a file of public/ has the name of one of the site's, or a document is not as Next.js writes
 * them
 */
export async function publish(
  folder: string,
  settings: Settings,
  publicFolder: string = PUBLIC,
): Promise<void> {
  await removeSystemFiles(folder);
  const own = listOwnFiles(publicFolder);
  refuseTaken(own, await overwrittenOf(own, folder, publicFolder));

  const all = (await filesIn(folder)).filter((file) => !own.includes(file));
  const exported = all.filter((file) => !ROUTER_FILE.test(file));
  const documents = exported.filter((name) => name.endsWith('.html'));
  const written = [
    ...exported,
    ...documents.flatMap(indexOf),
    WORKER_FILE,
    ...Object.keys(HOST_FILES),
  ];
  refuseTaken(own, [...written, ...[...written, ...own].flatMap(compressedForms)]);
  for (const file of all.filter((name) => ROUTER_FILE.test(name))) {
    await rm(path.join(folder, file));
  }
  const pages: Page[] = [];
  const asked = new Set<string>();
  const scripts = await readScripts(folder, exported);
  for (const file of documents) {
    const published = await naming(file, () => publishPage(folder, file, scripts, settings));
    pages.push(published.page);
    published.asked.forEach((name) => asked.add(name));
  }
  const ownPages = own
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => describeOwnPage(file, settings));
  await removeUnasked(folder, asked);
  const kept = [...scripts.keys()].filter((file) => asked.has(file));
  for (const file of kept) await hintToCompile(path.join(folder, file));
  await removeEmptyFolders(folder);
  const worker = await buildWorker(folder, await filesIn(folder), pages, settings);
  await writeFileIn(folder, WORKER_FILE, worker);

  if (!isCompressedByHost(process.env)) {
    await inParallel(await filesIn(folder), (file) => precompress(path.join(folder, file)));
  }
  await mkdir(path.join(folder, '.host'));
  for (const [file, write] of Object.entries(HOST_FILES)) {
    await writeFile(path.join(folder, file), write([...pages, ...ownPages], settings));
  }
}
