import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getWebRoot } from '@/scripts/serve/web-root';

let place: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'place-'));
});
afterEach(() => rmSync(place, { recursive: true }));

it.each(['', '/council', '/sports/council'])(
  'a site that was built for "%s" stands there',
  (basePath) => {
    const site = path.join(place, 'out');
    mkdirSync(site);
    const start = JSON.stringify({ start_url: `${basePath}/` });
    writeFileSync(path.join(site, 'manifest.webmanifest'), start);
    // Twice, for what is left of the last time must not matter.
    getWebRoot(site, path.join(place, 'root'));
    const root = getWebRoot(site, path.join(place, 'root'));
    expect(root.basePath).toBe(basePath);
    const file = path.join(root.folder, basePath, 'manifest.webmanifest');
    expect(readFileSync(file, 'utf8')).toBe(start);
  },
);

it('says which file is missing where nothing is published', () => {
  expect(() => getWebRoot(path.join(place, 'out'), place)).toThrow('out/manifest.webmanifest');
});
