import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@/lib/urls/settings.mjs';
import { describePage } from '@/scripts/export/pages';
import { buildWorker, WORKER_FILE } from '@/scripts/export/offline/build-worker';

/** Matches the name of a page's RSC payload, which changes with the page. */
const PAYLOAD = /(?<=_next\/static\/payloads\/)[\w-]+(?=\.txt)/;

/** Folders that do not change. */
const PICTURES = ['assets', 'pictures', 'share'];

const getPayloadFile = (name: string) => `_next/static/payloads/${name}.txt`;

const readText = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

/**
 * Publishes a built site again, as after an edit: its pages have other payloads, and the former ones are gone. A page
 * without a payload does not change.
 *
 * @param name of the publication, with which the names of its payloads end
 * @param changed matches the files of the pages that change
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
  const payloads = new Set<string>();
  for (const file of files.filter((each) => /(?<!\/index)\.html$/.test(each))) {
    const html = await readText(folder, file);
    // Others are a maintainer's own pages.
    if (!html.includes('<template id="start"')) continue;
    const [former] = PAYLOAD.exec(html) ?? [];
    if (former === undefined) {
      pages.push(describePage(file, settings));
      continue;
    }
    const payload = changed.test(file) ? `${former}-${name}` : former;
    const published = html.replace(PAYLOAD, payload);
    await writeFile(path.join(folder, file), published);
    pages.push(describePage(file, settings));
    await writeFile(
      path.join(folder, getPayloadFile(payload)),
      await readText(built, getPayloadFile(former)),
    );
    payloads.add(getPayloadFile(payload));
  }
  const gone = files.filter((file) => PAYLOAD.test(file) && !payloads.has(file));
  for (const file of gone) await rm(path.join(folder, file));
  const left = files.filter((file) => !PAYLOAD.test(file)).concat(...payloads);
  const worker = await buildWorker(folder, left, pages, settings);
  await writeFile(path.join(folder, WORKER_FILE), worker);
  return folder;
}
