import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
const cache = path.join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const CONTENT = '<p>A page of the site.</p>'.repeat(20);

/** The step as the next build loads it, which remembers nothing of the one before. */
const loadStep = () => {
  jest.resetModules();
  return import('@/scripts/export/steps/compress');
};

/** Compresses a page of that content, in a build of its own. */
async function compressPage(name: string): Promise<{ br: Buffer; gz: Buffer }> {
  const file = path.join(folder, name);
  writeFileSync(file, CONTENT);
  await (await loadStep()).precompress(file, cache);
  return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
}

it('puts two forms beside a file, from which it can be had again', async () => {
  const { br, gz } = await compressPage('first.html');
  expect(brotliDecompressSync(br).toString()).toBe(CONTENT);
  expect(gunzipSync(gz).toString()).toBe(CONTENT);
});

it('takes what an earlier build has compressed from the cache, until it is old', async () => {
  const { br } = await compressPage('first.html');
  const [kept = ''] = readdirSync(cache).map((name) => path.join(cache, name));
  const isKept = () => existsSync(kept);
  const form = kept.endsWith('.br') ? 'br' : 'gz';
  writeFileSync(kept, 'As it was kept');
  expect((await compressPage('second.html'))[form].toString()).toBe('As it was kept');

  const { removeOldForms } = await loadStep();
  await removeOldForms(cache);
  expect(isKept()).toBe(true);
  utimesSync(kept, 0, 0);
  await removeOldForms(cache);
  expect(isKept()).toBe(false);
  expect((await compressPage('third.html')).br).toEqual(br);
});
