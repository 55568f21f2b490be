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

it('a build refuses files over which the site has written', () => {
  const replaced = ['about.html', 'about.html.gz', 'about/index.html.br'];
  for (const file of ['ads.txt', 'camp/team.html', ...replaced]) {
    write(`public/${file}`, 'own');
    write(`site/${file}`, replaced.includes(file) ? 'of the site' : 'own');
  }
  const problem = 'the site writes a file of this name itself; give it another name';
  expect(() => refuseReplacedFiles(at('site'), at('public'))).toThrow(
    new Error(replaced.map((file) => `public/${file}: ${problem}`).join('\n')),
  );
});
