import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@/lib/urls/settings.mjs';
import { describePage } from '@/scripts/export/pages';
import { buildWorker, WORKER_FILE } from '@/scripts/export/offline/build-worker';

/** The address of a page's tree of components, which each publication of the page has under another name. */
const TREE = /(?<=_next\/static\/trees\/)[\w-]+(?=\.txt)/;

/** What stays as it is. */
const PICTURES = ['assets', 'pictures', 'share'];

const treeFile = (name: string) => `_next/static/trees/${name}.txt`;

const textIn = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

/**
 * Publishes a built site anew, as after an edit: its pages ask for other trees, and the former ones are gone. A page
 * without a tree stays as it is.
 *
 * @param name of the publication, which the names of the trees end with
 * @param changed the files of the pages that are changed
 * @returns the new folder
 */
export async function makePublication(
  built: string,
  basePath: string,
  name: string,
  changed: RegExp,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publication-'));
  const isCopied = (file: string) =>
    !/\.(br|gz)$/.test(file) && !PICTURES.includes(path.relative(built, file));
  await cp(built, folder, { recursive: true, filter: isCopied });
  for (const name of PICTURES) await symlink(path.resolve(built, name), path.join(folder, name));
  const files = await readdir(folder, { recursive: true });
  const settings = { ...readSettings({}), basePath };
  const pages = [];
  const trees = new Set<string>();
  for (const file of files.filter((each) => /(?<!\/index)\.html$/.test(each))) {
    const html = await textIn(folder, file);
    // Else it is a page of a maintainer's own.
    if (!html.includes('<template id="start"')) continue;
    const [former] = TREE.exec(html) ?? [];
    if (former === undefined) {
      pages.push(describePage(file, settings));
      continue;
    }
    const tree = changed.test(file) ? `${former}-${name}` : former;
    const published = html.replace(TREE, tree);
    await writeFile(path.join(folder, file), published);
    pages.push(describePage(file, settings));
    await writeFile(path.join(folder, treeFile(tree)), await textIn(built, treeFile(former)));
    trees.add(treeFile(tree));
  }
  const gone = files.filter((file) => TREE.test(file) && !trees.has(file));
  for (const file of gone) await rm(path.join(folder, file));
  const left = files.filter((file) => !TREE.test(file)).concat(...trees);
  const worker = await buildWorker(folder, left, pages, settings);
  await writeFile(path.join(folder, WORKER_FILE), worker);
  return folder;
}
