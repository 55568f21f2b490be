import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/settings.mjs';
import { structuredDataBlock } from '@/lib/structured-data';
import { precompress } from './compress';
import { deferScript } from './defer-script';
import { apacheConfiguration } from './hosts/apache';
import { caddyConfiguration } from './hosts/caddy';
import { headersFile } from './hosts/headers-file';
import { nginxConfiguration } from './hosts/nginx';
import { serveConfiguration } from './hosts/serve';
import { describePage, NOT_FOUND_FILE, pathOf, withHeadEnd, withPolicy, type Page } from './pages';
import { speculationRules } from './speculation';
import { entitiesOf } from './structured-data';

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

/** The 404 screen under a second name, data for a router that no link uses, and copies of the icons that no page names. */
const LEFTOVER =
  /^(_not-found|(?!robots\.).*\.txt$|(apple-icon|favicon|icon)\.[\w-]+\.(png|ico|svg)$)/;

/** Takes away what the export holds without use, empty folders included. */
async function removeLeftovers(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const location = path.join(entry.parentPath, entry.name);
    if (LEFTOVER.test(entry.name)) await rm(location, { recursive: true, force: true });
    else if (entry.isDirectory()) await rmdir(location).catch(() => undefined);
  }
}

async function writeFileIn(folder: string, file: string, content: string): Promise<void> {
  const location = path.join(folder, file);
  await mkdir(path.dirname(location), { recursive: true });
  await writeFile(location, content);
}

async function publishPage(folder: string, file: string, settings: Settings): Promise<Page> {
  const exported = await readFile(path.join(folder, file), 'utf8');
  const { html, tree, treeFile } = deferScript(exported, settings.basePath);
  await writeFileIn(folder, treeFile, tree);

  const data = structuredDataBlock(entitiesOf(pathOf(file), settings));
  const finished = withHeadEnd(html, data + speculationRules(settings));
  const page = describePage(file, finished, settings);
  const published = withPolicy(finished, page.policy);
  await writeFileIn(folder, file, published);
  // For hosts that know a page by its folder.
  if (!['index.html', NOT_FOUND_FILE].includes(file)) {
    await writeFileIn(folder, file.replace(/\.html$/, '/index.html'), published);
  }
  return page;
}

/**
 * Makes an export of Next.js ready for any host: lets each page be painted
 * before its script is fetched, gives it its policy and what it tells search
 * engines, and an index to its folder; writes the configuration of the hosts
 * that have one, and compresses what is text.
 *
 * @param folder the export, which is changed in place
 * @param settings those it was built with
 * @throws Error when a document is not as Next.js writes them
 */
export async function publish(folder: string, settings: Settings): Promise<void> {
  await removeLeftovers(folder);
  const files = await readdir(folder, { recursive: true });
  const pages: Page[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    pages.push(await publishPage(folder, file, settings));
  }

  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await precompress(path.join(entry.parentPath, entry.name));
  }
  await mkdir(path.join(folder, '.host'));
  for (const [file, write] of Object.entries(HOST_FILES)) {
    await writeFile(path.join(folder, file), write(pages, settings));
  }
}
