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

describe('a finished site', () => {
  it.each(['nothing', 'an old site'])('replaces %s, and leaves nothing else', (before) => {
    if (before === 'an old site') writeSite('out', 'old');
    expect(publish()).toBe(at('out'));
    expect(readSite('out')).toBe('new');
    expect(list()).toEqual(['out']);
  });

  it('replaces the target of a link, and the link stays', () => {
    writeSite('www/site', 'old');
    symlinkSync('www/site', at('out'));
    expect(publish()).toBe(realpathSync(at('www/site')));
    expect(lstatSync(at('out')).isSymbolicLink()).toBe(true);
    expect(readSite('www/site')).toBe('new');
    expect(list('www')).toEqual(['site']);
  });

  it('is written to the target of a link that does not exist yet', () => {
    mkdirSync(at('www'));
    symlinkSync('www/site', at('out'));
    publish();
    expect(readSite('www/site')).toBe('new');
  });

  it('is refused if a link leads nowhere', () => {
    symlinkSync('lost/site', at('out'));
    expect(publish).toThrow(`out: is a link to ${at('lost/site')}, which does not exist`);
  });

  it('is copied to another disk', () => {
    writeSite('out', 'old');
    failToRename('EXDEV', at('.staged'));
    publish();
    expect(readSite('out')).toBe('new');
    expect(list()).toEqual(['out']);
  });

  it('is refused if the target is a mount point, and the old site stays', () => {
    writeSite('out', 'old');
    failToRename('EBUSY', at('out'));
    expect(publish).toThrow(
      /^out: something is mounted on it, such as a volume of Docker.*: mount the folder that it stands in/,
    );
    expect(readSite('out')).toBe('old');
  });

  it('is readable for everybody, whatever the umask of the builder', () => {
    const before = process.umask(0o077);
    writeSite('.staged/about', 'about');
    publish();
    process.umask(before);
    const modes = ['', 'index.html', 'about', 'about/index.html'].map((name) =>
      (statSync(at(`out/${name}`)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['755', '644', '755', '644']);
  });
});

describe('after a killed build', () => {
  it.each(['out', 'www/site'])('the old site comes back to %s if there is no new one', (folder) => {
    writeSite(`${folder}.previous`, 'old');
    if (folder !== 'out') symlinkSync(folder, at('out'));
    recoverOutput(at('out'), at('notes'));
    expect(readSite(folder)).toBe('old');
  });

  it('a new site stays', () => {
    writeSite('out.previous', 'old');
    writeSite('out', 'new');
    recoverOutput(at('out'), at('notes'));
    expect(readSite('out')).toBe('new');
  });

  it('the notes of Next.js are deleted', () => {
    mkdirSync(at('notes'));
    recoverOutput(at('out'), at('notes'));
    expect(has('notes')).toBe(false);
  });
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
