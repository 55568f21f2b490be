import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { contentIn } from '@/lib/content/content';
import { askToKeepPages } from '@/scripts/testing/in-page';
import { copyProject } from '@/scripts/testing/project-copy';
import { buildSite } from './builds';
import { PHONE_SCREEN, typeOfRequest } from './first-view';
import { fileOfAddress } from './published-files';
import { count, table, type Section } from './report';
import { serveFolders, type Certificate } from './server';

const { news } = contentIn('en');

/** Builds the site with one more word in the title of its newest news item. */
async function buildReworded(): Promise<string> {
  const title = news[0]?.title ?? '';
  const copy = copyProject('bench-reworded');
  const files = readdirSync(path.join(copy, 'data'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(copy, 'data', name))
    .filter((file) => statSync(file).isFile() && readFileSync(file, 'utf8').includes(title));
  const [file] = files;
  if (title === '' || file === undefined) throw new Error('no news item to change');
  writeFileSync(file, readFileSync(file, 'utf8').replace(title, `${title} today`));
  return buildSite(copy);
}

/** What the home page of a publication sends to a browser that keeps the one before. */
async function sentToReturning(
  browser: Browser,
  before: string,
  after: string,
  certificate: Certificate,
) {
  const folders = [before];
  const server = await serveFolders(folders, certificate);
  const context = await browser.newContext(PHONE_SCREEN);
  await context.addInitScript(askToKeepPages);
  const page = await context.newPage();
  await page.goto(server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);

  folders[0] = after;
  const first = server.sent.length;
  await page.goto(server.origin, { waitUntil: 'commit' });
  // The new service worker takes over once it keeps everything.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      ),
  );
  await context.close();
  server.stop();
  return server.sent.slice(first).filter(({ bytes }) => bytes > 0);
}

/** Whether a file is the same in two publications. */
function isSame(before: string, after: string, pathname: string): boolean {
  const [old, now] = [before, after].map((folder) => fileOfAddress(folder, pathname));
  return Boolean(old && now && readFileSync(old).equals(readFileSync(now)));
}

const WORKER = 'list of what is kept';

/** Measures what a visitor who keeps the site is sent after a small change of its content. */
export async function measureReturning(
  browser: Browser,
  before: string,
  certificate: Certificate,
): Promise<Section> {
  const after = await buildReworded();
  const sent = await sentToReturning(browser, before, after, certificate);
  const kindOf = (pathname: string) => (pathname === '/sw.js' ? WORKER : typeOfRequest(pathname));
  const kinds = [...new Set(sent.map(({ pathname }) => kindOf(pathname)))].sort();
  const sum = (files: typeof sent) => count(files.reduce((total, { bytes }) => total + bytes, 0));
  const rows = kinds.map((kind) => {
    const files = sent.filter(({ pathname }) => kindOf(pathname) === kind);
    return [kind, String(files.length), sum(files)];
  });
  return {
    title: 'Returning',
    body: [
      'Bytes sent to a visitor who keeps the site, after one word of a news item has changed:',
      table(['type', 'files', 'bytes'], [...rows, ['total', String(sent.length), sum(sent)]]),
    ].join('\n\n'),
    missed: sent
      .filter(({ pathname }) => isSame(before, after, pathname))
      .map(({ pathname }) => `${pathname} is sent again, although it has not changed`),
  };
}
