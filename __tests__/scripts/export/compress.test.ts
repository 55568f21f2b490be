import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '@/scripts/export/compress';
import { createTestFolder } from '../../support/test-folder';

const { at, list, write } = createTestFolder();

it('Each text file that is worth it gets two compressed forms', async () => {
  const content = '<p>A page.</p>'.repeat(20).slice(0, 256);
  const files = {
    'a.html': content,
    'a/index.html': content,
    'b.html': content.slice(1),
    'c.jpg': content,
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  await compressFiles(at());
  expect(list()).toEqual(['a', 'a.html', 'a.html.br', 'a.html.gz', 'b.html', 'c.jpg']);
  for (const name of ['a.html', 'a/index.html']) {
    expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(content);
    expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(content);
  }
});
