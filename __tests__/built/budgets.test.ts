import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CSS, DOCUMENT, EMPTY_PAGE, SCRIPT_BEYOND_EMPTY } from '@/bench/budgets';
import { getWireSize } from '@/scripts/testing/published-files';
import { getInlineStyles } from '@/scripts/export/html';
import { getFiles, plainBuild, readText } from '../hosts/builds';

/** Each page of the site once, the error screen and the one without a network among them; the editor is none. */
const pages = getFiles(plainBuild).filter((file) => /^(?!admin\.).*(?<!\/index)\.html$/.test(file));

/** Pages with nothing in them that React would have to take over. */
const WITHOUT_ISLANDS = /^(hi\/)?(about|offline|404)\.html$/;

const sizeOf = (file: string) => getWireSize(path.join(plainBuild.folder, file));

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The scripts that a page has fetched: its own, and those that its tree names. */
function scriptsOf(html: string): string[] {
  const [tree = ''] = namesIn(html, /data-payload="\/([^"]+)"/g);
  const own = namesIn(html, /<script src="\/([^"]+)"[^>]* async/g);
  if (tree === '') return own;
  const named = namesIn(readText(plainBuild, tree), /"\/(_next\/[^"]+\.js)"/g);
  return [...new Set([...own, ...named])];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('there are pages in each language', () => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'offline.html', '404.html']));
});

it.each(pages)('%s stays within the budgets of every page', (file) => {
  const html = readText(plainBuild, file);
  const scripts = scriptsOf(html);
  if (WITHOUT_ISLANDS.test(file)) expect(scripts).toEqual([]);
  else expect(scripts.length).toBeGreaterThan(3);
  const used = {
    document: sizeOf(file),
    css: brotliCompressSync(getInlineStyles(html).join('')).length,
    script: sum(scripts.map(sizeOf)) - EMPTY_PAGE.scriptBytes,
  };
  const budgets = { document: DOCUMENT, css: CSS, script: SCRIPT_BEYOND_EMPTY };
  const exceeded = Object.entries(budgets).filter(
    ([kind, budget]) => used[kind as keyof typeof used] > budget,
  );
  expect({ used, exceeded }).toEqual({ used, exceeded: [] });
});
