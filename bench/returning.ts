import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { parseDocument } from 'yaml';
import { startSite } from '@/e2e/support/test-site';
import { askToKeepPages, listStores } from '@/scripts/testing/in-page';
import { copyProject, runNextBuild } from '@/scripts/testing/project-copy';
import { getFileOfAddress, getWireSize } from '@/scripts/testing/published-files';
import { waitUntil } from '@/scripts/testing/until';
import { getRequestType } from './first-view';
import { count, formatTable, type Section } from './report';

/** Builds the site after an edit that adds one word to the first news item. */
async function buildEdited(): Promise<string> {
  const copy = copyProject('bench-edited');
  const file = path.join(copy, 'data/news.yaml');
  const news = parseDocument(await readFile(file, 'utf8'));
  const content = [0, 'content', 'en'];
  news.setIn(content, `${String(news.getIn(content))} Hurry!`);
  await writeFile(file, String(news));
  const { status, stdout, stderr } = await runNextBuild(copy);
  if (status !== 0) throw new Error(`the edited site could not be built:\n${stdout}${stderr}`);
  return path.join(copy, 'out');
}

/**
 * Measures what a visitor with a saved copy of the site loads at the next visit, after an edit of one word.
 *
 * @param site the folder of the site before the edit
 */
export async function measureReturn(browser: Browser, site: string): Promise<Section> {
  const edited = await buildEdited();
  const host = await startSite({ folder: site });
  await using page = await browser.newPage();
  await page.addInitScript(askToKeepPages);
  /** Visits the home page until only that revision is saved. Returns the files that were sent, without pictures. */
  const visit = async (folder: string, former?: string) => {
    host.asked.length = 0;
    host.publish(folder);
    await page.goto(`${host.address}/`);
    await waitUntil(async () => {
      const stores = await page.evaluate(listStores);
      return stores.length === 1 && stores[0] !== former;
    });
    return [...new Set(host.asked)]
      .filter((pathname) => !['image', 'other'].includes(getRequestType(pathname)))
      .map((pathname) => ({
        pathname,
        bytes: getWireSize(getFileOfAddress(folder, pathname) ?? ''),
      }));
  };
  const first = await visit(site);
  const [former] = await page.evaluate(listStores);
  const second = await visit(edited, former);
  await host.close();

  const addUp = (files: typeof first) => files.reduce((total, { bytes }) => total + bytes, 0);
  return {
    title: 'Returning',
    body: [
      'What a visitor with a saved copy of the site loads at the home page, in bytes and without pictures, which do not change:',
      formatTable(
        ['visit', 'files', 'bytes'],
        [
          ['the first', String(first.length), count(addUp(first))],
          ['after a word of a news item was added', String(second.length), count(addUp(second))],
          ...second.map(({ pathname, bytes }) => [`of these \`${pathname}\``, '', count(bytes)]),
        ],
      ),
    ].join('\n\n'),
  };
}
