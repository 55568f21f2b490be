import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CSS, DOCUMENT, SCRIPT } from '@/bench/budgets';
import { getInlineStyles } from '@/scripts/export/html';
import { getWireSize } from '@/scripts/testing/published-files';
import { getFiles, plainBuild, readText } from '../hosts/builds';

/** Every page of the site once, with the error and offline screens and without the editor. */
const pages = getFiles(plainBuild).filter((file) => /^(?!admin\.).*(?<!\/index)\.html$/.test(file));

const WITHOUT_ISLANDS = /^(hi\/)?(about|offline|404)\.html$/;

const getSize = (file: string) => getWireSize(path.join(plainBuild.folder, file));

/** The scripts that a page loads. */
const listScripts = (html: string): string[] =>
  [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file = '']) => file);

it('the error and offline screens have budgets too', () => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'offline.html', '404.html']));
});

it.each(pages)('%s stays within its budgets', (file) => {
  const html = readText(plainBuild, file);
  const scripts = listScripts(html);
  if (WITHOUT_ISLANDS.test(file)) expect(scripts).toEqual([]);
  else expect(scripts).toHaveLength(2);
  const scriptBytes = scripts.reduce((sum, script) => sum + getSize(script), 0);
  const uses = [
    ['document', getSize(file), DOCUMENT],
    ['css', brotliCompressSync(getInlineStyles(html).join('')).length, CSS],
    ['script', scriptBytes, SCRIPT],
  ] as const;
  expect(uses.filter(([, used, budget]) => used > budget)).toEqual([]);
});
