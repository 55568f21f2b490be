import fs, { lstatSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { noteOutput, putInPlace, recoverOutput, refuseFullDisk } from '@/scripts/export/output';
import { createTestFolder } from '../../support/test-folder';

const { at, has, list, read, write } = createTestFolder();

const writeSite = (name: string, text: string) => write(`${name}/index.html`, text);
const readSite = (name: string) => read(`${name}/index.html`);

function publish(): string {
  writeSite('.staged', 'new');
  return putInPlace(at('.staged'), at('out'));
}

/** Lets the renaming of one folder fail as file systems do. */
function failToRename(code: string, folder: string): void {
  const rename = fs.renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from !== folder) return rename(from, to);
    throw Object.assign(new Error(code), { code, path: folder });
  });
}

it('a finished site replaces nothing or an old site, and leaves nothing else, also on another disk', () => {
  expect(publish()).toBe(at('out'));
  writeSite('out', 'old');
  publish();
  expect([readSite('out'), list()]).toEqual(['new', ['out']]);
  writeSite('out', 'old');
  failToRename('EXDEV', at('.staged'));
  publish();
  expect([readSite('out'), list()]).toEqual(['new', ['out']]);
});

it('a finished site replaces the target of a link, there or not yet, and the link stays', () => {
  mkdirSync(at('www'));
  symlinkSync('www/site', at('out'));
  publish();
  writeSite('www/site', 'old');
  expect(publish()).toBe(realpathSync(at('www/site')));
  expect(lstatSync(at('out')).isSymbolicLink()).toBe(true);
  expect([readSite('www/site'), list('www')]).toEqual(['new', ['site']]);
});

it('a finished site is refused if a link leads nowhere', () => {
  symlinkSync('lost/site', at('out'));
  expect(publish).toThrow(`out: is a link to ${at('lost/site')}, which does not exist`);
});

it('a finished site is refused if the target is a mount point, and the old site stays', () => {
  writeSite('out', 'old');
  failToRename('EBUSY', at('out'));
  expect(publish).toThrow(/^out: something is mounted on it.*: mount the folder that contains it/);
  expect(readSite('out')).toBe('old');
});

it('a finished site is readable for everybody, whatever the umask of the builder', () => {
  const before = process.umask(0o077);
  writeSite('.staged/about', 'about');
  publish();
  process.umask(before);
  const modes = ['', 'index.html', 'about', 'about/index.html'].map((name) =>
    (statSync(at(`out/${name}`)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['755', '644', '755', '644']);
});

it.each(['out', 'www/site'])('a killed build is repaired, with the site in %s', (folder) => {
  writeSite(`${folder}.previous`, 'old');
  if (folder !== 'out') symlinkSync(folder, at('out'));
  mkdirSync(at('notes'));
  recoverOutput(at('out'), at('notes'));
  expect([readSite(folder), has('notes')]).toEqual(['old', false]);
  // A new site that is in place stays.
  writeSite(`${folder}.previous`, 'older');
  recoverOutput(at('out'), at('notes'));
  expect(readSite(folder)).toBe('old');
});

it('the export note names the folder of the site, for hosts that build it', () => {
  const note = { version: 1, outDirectory: at('.staged'), success: true };
  write('export-detail.json', JSON.stringify(note));
  noteOutput(at(), at('out'));
  expect(JSON.parse(read('export-detail.json'))).toEqual({ ...note, outDirectory: at('out') });
});

it('a build is refused if the disk has too little space', () => {
  expect(() => refuseFullDisk(at(), 1)).not.toThrow();
  expect(() => refuseFullDisk(at(), 1e18)).toThrow(
    /^the disk has \d+ MB left, and a build needs 1000000000000 MB$/,
  );
});
