import { readSettings } from '@/lib/urls/settings.mjs';
import { getServedPage } from '@/scripts/export/pages';
import { copyIndexFiles } from '@/scripts/export/steps/copy-index-files';
import { createTestFolder } from '../../../support/test-folder';

const { at, list, read, write } = createTestFolder();

const copy = (...files: string[]) => {
  const settings = readSettings({});
  for (const file of files) write(file, file);
  const pages = files
    .filter((file) => /(?<!admin)\.html$/.test(file))
    .map((file) => getServedPage(file, settings));
  return copyIndexFiles({ folder: at(), settings, pages, referencedFiles: new Set() });
};

it('Each page but home and the error page, and the editor, is copied with its compressed forms', async () => {
  await copy('index.html', '404.html', 'about.html', 'about.html.br', 'admin.html');
  expect(list('about')).toEqual(['index.html', 'index.html.br']);
  expect(read('about/index.html')).toBe('about.html');
  expect(read('admin/index.html')).toBe('admin.html');
  expect(list()).toHaveLength(7);
});

it('A site without the editor gets no folder for it', async () => {
  await copy('about.html');
  expect(list()).toEqual(['about', 'about.html']);
});
