import { readFileSync, utimesSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestFolder } from '../../../support/test-folder';

const { at, has, list, write } = createTestFolder();

const CONTENT = '<p>A page of the site.</p>'.repeat(20);

/** The step as the next build loads it, without what it remembers of the build before. */
const loadStep = () => {
  jest.resetModules();
  return import('@/scripts/export/steps/compress');
};

/** Compresses a page with the same content in a build of its own. */
async function compressPage(name: string): Promise<{ br: Buffer; gz: Buffer }> {
  const file = write(name, CONTENT);
  await (await loadStep()).precompress(file, at('cache'));
  return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
}

it('adds two compressed forms of a file, from the cache until they are old', async () => {
  const { br, gz } = await compressPage('first.html');
  expect(brotliDecompressSync(br).toString()).toBe(CONTENT);
  expect(gunzipSync(gz).toString()).toBe(CONTENT);

  const [cached = ''] = list('cache').map((name) => `cache/${name}`);
  write(cached, 'From the cache');
  const second = await compressPage('second.html');
  expect(second[cached.endsWith('.br') ? 'br' : 'gz'].toString()).toBe('From the cache');

  const { removeOldForms } = await loadStep();
  await removeOldForms(at('cache'));
  expect(has(cached)).toBe(true);
  utimesSync(at(cached), 0, 0);
  await removeOldForms(at('cache'));
  expect(has(cached)).toBe(false);
  expect((await compressPage('third.html')).br).toEqual(br);
});
