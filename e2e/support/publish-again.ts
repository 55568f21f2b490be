import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '@/lib/urls/settings.mjs';
import { getPathOfFile } from '@/scripts/export/files';
import { buildWorker, WORKER_FILE } from '@/scripts/export/offline/build-worker';

/** Matches the name of a page's module, which changes with the page. */
const MODULE = /(?<=_next\/static\/chunks\/)page-\w+(?=\.js)/;

/**
 * Publishes a built site again, as after an edit of one page: its module has another name, which ends with "again".
 *
 * @param built the folder of the site
 * @param folder where it is published
 * @param changed the name of the page
 * @param gone matches the files that are taken away
 * @returns the new folder
 */
export async function publishAgain(
  built: string,
  folder: string,
  changed: string,
  gone = /\.(br|gz)$/,
): Promise<string> {
  await cp(built, folder, { recursive: true, filter: (file) => !gone.test(file) });
  const page = path.join(folder, `${changed}.html`);
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace(MODULE, '$&-again'));
  const [name = ''] = MODULE.exec(html) ?? [];
  const modules = path.join(folder, '_next/static/chunks');
  await rename(path.join(modules, `${name}.js`), path.join(modules, `${name}-again.js`));

  const files = await readdir(folder, { recursive: true });
  const worker = await readFile(path.join(built, WORKER_FILE), 'utf8');
  const pages = files
    // Not every page is precached.
    .filter((file) => file.endsWith('.html') && worker.includes(`"${getPathOfFile(file)}"`));
  await writeFile(
    path.join(folder, WORKER_FILE),
    await buildWorker(folder, pages, readSettings({})),
  );
  return folder;
}
