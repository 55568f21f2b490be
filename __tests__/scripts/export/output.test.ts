import fs, {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteOutput, putInPlace, recoverOutput, refuseFullDisk } from '@/scripts/export/output';

let root: string;
const at = (name: string) => path.join(root, name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function makeSite(name: string, text: string): string {
  mkdirSync(at(name), { recursive: true });
  writeFileSync(path.join(at(name), 'index.html'), text);
  return at(name);
}

const textIn = (name: string) => readFileSync(path.join(at(name), 'index.html'), 'utf8');

/** Makes a rename fail as file systems have it fail. */
function failToRename(code: string, isMeant: (from: string, to: string) => boolean): void {
  const rename = fs.renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (!isMeant(String(from), String(to))) return rename(from, to);
    throw Object.assign(new Error(code), { code, path: String(from) });
  });
}

describe('a finished site', () => {
  it.each([['the first site'], ['a site']])(
    '%s is put in place, and nothing else is left',
    (which) => {
      if (which === 'a site') makeSite('out', 'old');
      expect(putInPlace(makeSite('.staged', 'new'), at('out'))).toBe(at('out'));
      expect(textIn('out')).toBe('new');
      expect(readdirSync(root)).toEqual(['out']);
    },
  );

  it('takes the place of what a link leads to, and the link stays', () => {
    makeSite('www/site', 'old');
    symlinkSync('www/site', at('out'));
    expect(putInPlace(makeSite('.staged', 'new'), at('out'))).toBe(fs.realpathSync(at('www/site')));
    expect(lstatSync(at('out')).isSymbolicLink()).toBe(true);
    expect(textIn('www/site')).toBe('new');
    expect(readdirSync(at('www'))).toEqual(['site']);
  });

  it('is made where a link leads to a folder that is not there yet', () => {
    mkdirSync(at('www'));
    symlinkSync('www/site', at('out'));
    putInPlace(makeSite('.staged', 'new'), at('out'));
    expect(textIn('www/site')).toBe('new');
  });

  it('is refused in a line where a link leads nowhere', () => {
    symlinkSync('lost/site', at('out'));
    expect(() => putInPlace(makeSite('.staged', 'new'), at('out'))).toThrow(
      `out: is a link to ${at('lost/site')}, which does not exist`,
    );
  });

  it('is copied to another disk', () => {
    makeSite('out', 'old');
    failToRename('EXDEV', (from) => from === at('.staged'));
    putInPlace(makeSite('.staged', 'new'), at('out'));
    expect(textIn('out')).toBe('new');
    expect(readdirSync(root)).toEqual(['out']);
  });

  it('is refused in a line where something is mounted on its place, and the site before stays', () => {
    makeSite('out', 'old');
    failToRename('EBUSY', (from) => from === at('out'));
    expect(() => putInPlace(makeSite('.staged', 'new'), at('out'))).toThrow(
      /^out: something is mounted on it, such as a volume of Docker.*: mount the folder that it stands in/,
    );
    expect(textIn('out')).toBe('old');
  });

  it('may be read by everybody, however the builder’s own files are closed to others', () => {
    const before = process.umask(0o077);
    const staged = makeSite('.staged', 'new');
    makeSite('.staged/about', 'about');
    putInPlace(staged, at('out'));
    process.umask(before);
    const modes = ['', 'index.html', 'about', 'about/index.html'].map((name) =>
      (statSync(path.join(at('out'), name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['755', '644', '755', '644']);
  });
});

describe('a build that was killed', () => {
  it('between taking the site before away and putting its own there: that comes back', () => {
    makeSite('out.previous', 'old');
    recoverOutput(at('out'), at('notes'));
    expect(textIn('out')).toBe('old');
  });

  it('the same behind a link', () => {
    makeSite('www/site.previous', 'old');
    symlinkSync('www/site', at('out'));
    recoverOutput(at('out'), at('notes'));
    expect(textIn('out')).toBe('old');
  });

  it('nothing comes back where a site stands', () => {
    makeSite('out.previous', 'old');
    makeSite('out', 'new');
    recoverOutput(at('out'), at('notes'));
    expect(textIn('out')).toBe('new');
  });

  it('what Next noted is dropped', () => {
    mkdirSync(at('notes'));
    recoverOutput(at('out'), at('notes'));
    expect(existsSync(at('notes'))).toBe(false);
  });
});

it('builders of hosts are told where the site stands', () => {
  const note = { version: 1, outDirectory: at('.staged'), success: true };
  writeFileSync(at('export-detail.json'), JSON.stringify(note));
  noteOutput(root, at('out'));
  expect(JSON.parse(readFileSync(at('export-detail.json'), 'utf8'))).toEqual({
    ...note,
    outDirectory: at('out'),
  });
});

it('a build is refused in a line where the disk has too little left for it', () => {
  expect(() => refuseFullDisk(root, 1)).not.toThrow();
  expect(() => refuseFullDisk(root, 1e18)).toThrow(
    /^the disk has \d+ MB left, and a build needs 1000000000000 MB$/,
  );
});
