import { symlinkSync } from 'node:fs';
import { listMaintainerFiles, refuseReplacedFiles } from '@/scripts/shared/own-files';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();
const list = () => listMaintainerFiles(at('public'));

it('The files of all folders are listed, without system files', () => {
  expect(list()).toEqual([]);
  for (const name of ['robots.txt', 'assets/a.jpg', 'assets/.DS_Store']) write(`public/${name}`);
  expect(list()).toEqual(['assets/a.jpg', 'robots.txt']);
});

it.each(['ads.txt', 'assets'])('a link is refused, to a file or a folder', (target) => {
  write('public/ads.txt');
  write('public/assets/a.jpg');
  symlinkSync(target, at('public/link'));
  expect(list).toThrow('public/link: is a link; put in its place what it leads to');
});

it.each([
  'about.html',
  'About/Index.html',
  'SW.js',
  'about.html.gz',
  'about/index.html.br',
  'about',
])('a build refuses %s, because the site has written over it', (name) => {
  const own = ['ads.txt', '_headers', 'camp/team.html', name];
  for (const file of own) write(`public/${file}`, 'own');
  for (const file of own.filter((one) => one !== 'about')) write(`site/${file}`, 'own');
  for (const file of ['about.html', 'about.html.gz', 'about/index.html', 'sw.js'])
    write(`site/${file}`, 'of the site');
  write('site/about/index.html.br', 'of the site');
  expect(() => refuseReplacedFiles(at('site'), at('public'))).toThrow(
    new Error(`public/${name}: the site writes a file of this name itself; give it another name`),
  );
});
