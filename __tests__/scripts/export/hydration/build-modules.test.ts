import { readSettings } from '@/lib/urls/settings.mjs';
import { parseHtml } from '@/scripts/export/html';
import { buildModules } from '@/scripts/export/hydration/build-modules';
import { createExportedDocument, ISLAND } from '../../../support/exported-document';
import { createTestFolder } from '../../../support/test-folder';

const { at } = createTestFolder();
const build = (documents: Record<string, string>) =>
  buildModules(
    new Map(Object.entries(documents).map(([file, html]) => [file, parseHtml(html)])),
    at('staged'),
    readSettings({ BASE_PATH: '/council' }),
  );

it('The build makes a module for each page, and one that all of them share', async () => {
  const page = createExportedDocument();
  const other = createExportedDocument({ main: ISLAND.replace('News', 'Events') });
  const plain = createExportedDocument({ main: '' });
  const modules = await build({
    'index.html': page,
    'about.html': page,
    'hi.html': page,
    'gallery.html': other,
    'terms.html': plain,
    'privacy.html': plain,
  });
  const [index, about, hindi, gallery, terms, privacy] = [...modules.values()];
  expect(index).toEqual(about);
  expect(terms).toEqual(privacy);
  expect(new Set([index, hindi, gallery, terms].map((list) => list?.[0]?.file)).size).toBe(4);
  const [{ file, text } = { file: '', text: '' }, ...imports] = index ?? [];
  expect(file).toMatch(/^_next\/static\/chunks\/page-\w+\.js$/);
  expect(text).toContain('News');
  const texts = imports.map((one) => one.text).join();
  expect(texts).toContain('tablist');
  // The server's half of islands is left out.
  expect(texts).not.toContain('data-island');
  const shared = imports.filter((one) => gallery?.includes(one));
  expect(shared.some((one) => one.text.includes('tablist'))).toBe(true);
  expect(terms?.map((one) => one.text).join()).not.toContain('tablist');
});

it('An island that is not in components/ ends the build', async () => {
  const main = ISLAND.replace('Tabs', 'MissingList');
  await expect(build({ 'about.html': createExportedDocument({ main }) })).rejects.toThrow(
    'components/ has no missing-list.tsx with the island',
  );
});
