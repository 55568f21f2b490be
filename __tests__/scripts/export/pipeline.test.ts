import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nextPackage from 'next/package.json';
import { IssueError } from '@/lib/content/issue';
import { runPipeline } from '@/scripts/export/pipeline';
import { UnexpectedOutput } from '@/scripts/export/unexpected-output';
import { exportedDocument } from '../../support/exported-document';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: '',
  keepsPages: false,
};

let root: string;
let site: string;
let own: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
  [site, own] = [path.join(root, 'staged'), path.join(root, 'public')];
  mkdirSync(own);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

const CHUNKS = '_next/static/chunks';

/** A small export of Next's; more files, and others in the places of its own. */
function exportSite(files: Record<string, string> = {}): void {
  const script = (name: string) => ({ [`${CHUNKS}/${name}.js`]: `console.log("${name}")` });
  write(site, {
    'index.html': exportedDocument(),
    '404.html': exportedDocument(),
    'about.html': exportedDocument(),
    'about.txt': '0:"tree"\n',
    ...script('a'),
    ...script('b'),
    ...script('old'),
    ...files,
  });
}

/** Puts files into public/, and their copies into the export, as Next does. */
function addOwn(files: Record<string, string>): void {
  write(own, files);
  write(site, files);
}

const published = () => runPipeline(site, settings, own);
const has = (file: string) => existsSync(path.join(site, file));
const snapshot = () => readdirSync(site, { recursive: true, encoding: 'utf8' }).sort();

it.each([
  { host: 'one that sends files as they lie', variable: undefined, forms: ['.br', '.gz'] },
  { host: 'Vercel', variable: 'VERCEL', forms: [] },
  { host: 'Netlify', variable: 'NETLIFY', forms: [] },
  { host: 'Cloudflare Pages', variable: 'CF_PAGES', forms: [] },
])('compresses what it publishes for a host that does not: $host', async ({ variable, forms }) => {
  exportSite();
  if (variable) process.env[variable] = '1';
  try {
    await runPipeline(site, settings, own);
  } finally {
    if (variable) delete process.env[variable];
  }
  const found = ['.br', '.gz'].filter((ending) =>
    existsSync(path.join(site, `about.html${ending}`)),
  );
  expect(found).toEqual(forms);
});

describe('what is in public/', () => {
  it('is published as it is, linked or not, whatever Next names alike', async () => {
    exportSite();
    addOwn({ 'ads.txt': 'example.com, 1, DIRECT\n', 'about/team.html': '<p>Team</p>' });
    write(site, { 'linked.txt': 'Linked\n' });
    write(root, { 'elsewhere.txt': 'Linked\n' });
    symlinkSync('../elsewhere.txt', path.join(own, 'linked.txt'));
    await published();
    expect(readFileSync(path.join(site, 'ads.txt'), 'utf8')).toBe('example.com, 1, DIRECT\n');
    expect([has('about/team.html'), has('linked.txt')]).toEqual([true, true]);
    expect(has('about.txt')).toBe(false);
  });

  it.each([
    'about/index.html',
    'About/Index.html',
    'sw.js',
    'SW.js',
    'about.html.gz',
    'about/index.html.br',
    'sw.js.br',
    'notes.txt.gz',
    '_headers',
    '.htaccess',
    '.host/nginx.conf',
    'about',
    'ABOUT.HTML',
    'about.html.br/notes.txt',
  ])('is refused as %s before anything is written, for the site writes that', async (name) => {
    exportSite();
    addOwn({ 'notes.txt': 'Notes\n' });
    write(own, { [name]: 'Mine' });
    const location = path.join(site, name);
    // On file systems without capitals the two are one.
    if (!existsSync(location)) write(site, { [name]: 'Mine' });
    const before = snapshot();
    const publishing = published();
    await expect(publishing).rejects.toThrow(IssueError);
    await expect(publishing).rejects.toThrow(
      `public/${name}: the site writes a file of this name itself; give it another name`,
    );
    expect(snapshot()).toEqual(before);
  });

  it('is refused where Next has written over it', async () => {
    exportSite();
    write(own, { 'about.html': '<p>Mine</p>' });
    await expect(published()).rejects.toThrow('public/about.html: the site writes');
  });
});

/** An export in which a chunk has another name, wherever it is named. */
function renameChunk(from: string, to: string, inAddress = to): void {
  const document = exportedDocument().replaceAll(`${from}.js`, `${inAddress}.js`);
  exportSite({ 'index.html': document, [`${CHUNKS}/${to}.js`]: 'console.log("renamed")' });
}

describe('what Next may name otherwise', () => {
  it.each([
    ['a@1+x', 'a@1+x'],
    ['app/(en)/page', 'app/(en)/page'],
    ['app/[district]/page', 'app/%5Bdistrict%5D/page'],
    ['मुख्य', encodeURI('मुख्य')],
  ])('the chunk %s is kept', async (name, inAddress) => {
    renameChunk('a', name, inAddress);
    await published();
    expect(has(`${CHUNKS}/${name}.js`)).toBe(true);
  });

  it('a chunk is kept whose name is put together at run time, and one that nobody names is not', async () => {
    exportSite({
      [`${CHUNKS}/a.js`]: 'load("static/chunks/lazy/"+id+".js")',
      [`${CHUNKS}/lazy/1.js`]: 'console.log(1)',
      [`${CHUNKS}/unused.js`]: 'console.log(2)',
    });
    await published();
    expect(has(`${CHUNKS}/lazy/1.js`)).toBe(true);
    expect(has(`${CHUNKS}/unused.js`)).toBe(false);
  });

  it.each([
    ['the document', { 'about.html': exportedDocument({ scripts: [`/${CHUNKS}/gone.js`] }) }],
    ['a script', { [`${CHUNKS}/a.js`]: 'load("static/chunks/gone.js")' }],
  ])('a file that %s names and that is missing ends the build', async (_name, files) => {
    exportSite(files);
    await expect(published()).rejects.toThrow(
      /^(about|404)\.html: _next\/static\/chunks\/gone\.js, which it needs, is missing; written for Next/,
    );
  });

  it('so do scripts in a folder of another name', async () => {
    const scripts = ['/_next/immutable/a.js'];
    exportSite({ 'about.html': exportedDocument({ scripts }), '_next/immutable/a.js': 'a()' });
    await expect(published()).rejects.toThrow(
      /^about\.html: _next\/immutable\/a\.js, which it needs, is missing from _next\/static; written/,
    );
  });
});

describe('an error names the file', () => {
  const getFailure = () =>
    published().then(
      () => undefined,
      (error: unknown) => error,
    );

  it('with the versions of Next.js, if that writes something else', async () => {
    exportSite({ 'about.html': exportedDocument({ pieces: [] }) });
    expect(await getFailure()).toMatchObject({
      constructor: IssueError,
      message: `about.html: no RSC payload found; written for Next 16.4.5, this is ${nextPackage.version}`,
      cause: expect.any(UnexpectedOutput) as UnexpectedOutput,
    });
  });

  it('and the step, if that fails by itself', async () => {
    exportSite({ 'about.html': exportedDocument({ css: '}{' }) });
    expect(await getFailure()).toMatchObject({
      message: 'about.html: the step "purge CSS" failed',
      cause: expect.any(Error) as Error,
    });
  });
});
