import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/settings.mjs';
import { structuredDataBlock } from '@/lib/structured-data';
import { precompress } from './compress';
import { apacheConfiguration } from './hosts/apache';
import { caddyConfiguration } from './hosts/caddy';
import { headersFile } from './hosts/headers-file';
import { nginxConfiguration } from './hosts/nginx';
import { serveConfiguration } from './hosts/serve';
import { describePage, pathOf, withHeadEnd, withPolicy, type Page } from './pages';
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

/** The 404 screen under a second name, and copies of the icons that no page names. */
const LEFTOVER = /^(_not-found|(apple-icon|favicon|icon)\.[\w-]+\.(png|ico|svg)$)/;

/** Takes away what the export holds without use, empty folders included. */
async function removeLeftovers(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const location = path.join(entry.parentPath, entry.name);
    if (LEFTOVER.test(entry.name)) await rm(location, { recursive: true, force: true });
    else if (entry.isDirectory()) await rmdir(location).catch(() => undefined);
  }
}

async function publishPage(folder: string, file: string, settings: Settings): Promise<Page> {
  const location = path.join(folder, file);
  const data = structuredDataBlock(entitiesOf(pathOf(file), settings));
  const html = withHeadEnd(await readFile(location, 'utf8'), data);
  const page = describePage(file, html, settings);
  await writeFile(location, withPolicy(html, page.policy));

  // A host that looks for folders first finds the one of the page's data, so the page must be its index too.
  const dataFolder = location.replace(/\.html$/, '');
  if (existsSync(dataFolder)) await cp(location, path.join(dataFolder, 'index.html'));
  return page;
}

/**
 * Makes an export of Next.js ready for any host: gives each page its policy and
 * what it tells search engines, each folder its index, writes the
 * configuration of the hosts that have one, and compresses what is text.
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

  for (const file of await readdir(folder, { recursive: true })) {
    await precompress(path.join(folder, file));
  }
  await mkdir(path.join(folder, '.host'));
  for (const [file, write] of Object.entries(HOST_FILES)) {
    await writeFile(path.join(folder, file), write(pages, settings));
  }
}
