import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createWebRoot } from '@/scripts/serve/file-server';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

it.each(['', '/council', '/sports/council'])('The web root has the site for "%s"', (basePath) => {
  expect(() => createWebRoot(at('out'), at('root'))).toThrow(
    `${at('out')} has no site: npm run build makes it`,
  );
  const manifest = JSON.stringify({ start_url: `${basePath}/` });
  write('out/manifest.webmanifest', manifest);
  // Twice: the rest of an earlier run must not matter.
  createWebRoot(at('out'), at('root'));
  const root = createWebRoot(at('out'), at('root'));
  expect(root.basePath).toBe(basePath);
  const file = path.join(root.folder, basePath, 'manifest.webmanifest');
  expect(readFileSync(file, 'utf8')).toBe(manifest);
});
