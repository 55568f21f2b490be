import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import nextPackage from 'next/package.json';
import { IssueError } from '@/lib/content/issue';
import { runPipeline } from '@/scripts/export/pipeline';
import { UnexpectedOutput } from '@/scripts/export/unexpected-output';
import { createExportedDocument } from '../../support/exported-document';
import { makeSettings } from '../../support/pipeline-page';
import { createTestFolder } from '../../support/test-folder';

type Files = Record<string, string>;

const CHUNKS = '_next/static/chunks';

const { at, has, read, write } = createTestFolder();
beforeEach(() => mkdirSync(at('public')));

function writeAll(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) write(`${folder}/${name}`, content);
}

/** Runs the pipeline on a small export of Next.js, with other files in it. */
function publish(files: Files = {}): Promise<void> {
  const scripts = ['a', 'b', 'old'].map((name) => [`${CHUNKS}/${name}.js`, `log("${name}")`]);
  const pages = ['index', '404', 'about'].map((name) => [`${name}.html`, createExportedDocument()]);
  const exported = Object.fromEntries([...pages, ...scripts]) as Files;
  writeAll('staged', { ...exported, 'about.txt': '0:"tree"\n', ...files });
  return runPipeline(at('staged'), makeSettings({ keepsPages: false }), at('public'));
}

it.each([
  { host: 'sends files as they are', variable: 'OTHER', forms: ['.br', '.gz'] },
  { host: 'is Vercel', variable: 'VERCEL', forms: [] },
  { host: 'is Netlify', variable: 'NETLIFY', forms: [] },
  { host: 'is Cloudflare Pages', variable: 'CF_PAGES', forms: [] },
])('compresses files unless the host does: it $host', async ({ variable, forms }) => {
  process.env[variable] = '1';
  await publish().finally(() => delete process.env[variable]);
  expect(['.br', '.gz'].filter((ending) => has(`staged/about.html${ending}`))).toEqual(forms);
});

describe('a file in public/', () => {
  it('is published unchanged, even if Next.js has files like it', async () => {
    const own = { 'ads.txt': 'example.com, 1, DIRECT\n', 'about/team.html': '<p>Team</p>' };
    writeAll('public', own);
    write('elsewhere.txt', 'Linked\n');
    symlinkSync('../elsewhere.txt', at('public/linked.txt'));
    await publish({ ...own, 'linked.txt': 'Linked\n' });
    expect(read('staged/ads.txt')).toBe('example.com, 1, DIRECT\n');
    expect(
      ['about/team.html', 'linked.txt', 'about.txt'].filter((name) => has(`staged/${name}`)),
    ).toEqual(['about/team.html', 'linked.txt']);
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
  ])('is refused before anything is written if the site writes %s', async (name) => {
    const own = { 'notes.txt': 'Notes\n', [name]: 'Mine' };
    writeAll('public', own);
    const publishing = publish(own);
    const before = readdirSync(at('staged'), { recursive: true });
    await expect(publishing).rejects.toThrow(IssueError);
    await expect(publishing).rejects.toThrow(
      `public/${name}: the site writes a file of this name itself; give it another name`,
    );
    expect(readdirSync(at('staged'), { recursive: true })).toEqual(before);
  });

  it('is refused if Next.js has overwritten it', async () => {
    write('public/about.html', '<p>Mine</p>');
    await expect(publish()).rejects.toThrow('public/about.html: the site writes');
  });
});

it('publishes the chunks that pages name, and none of Next.js', async () => {
  await publish();
  expect(has(`staged/${CHUNKS}/a.js`)).toBe(false);
  const chunks = read('staged/about.html').match(/_next\/static\/chunks\/[\da-f]+\.js/g) ?? [];
  expect(chunks).toHaveLength(2);
  expect(chunks.filter((file) => has(`staged/${file}`))).toEqual(chunks);
});

it.each([
  ['gone', '/_next/static/media/gone.woff2', '_next/static/media/gone.woff2, which it needs, is'],
  [
    'in another folder',
    '/_next/immutable/a.js',
    '_next/immutable/a.js, which it needs, is missing',
  ],
])('a file that a page needs ends the build if it is %s', async (_, file, message) => {
  const document = createExportedDocument().replace('<h1>', `<img src="${file}"/><h1>`);
  await expect(publish({ 'about.html': document })).rejects.toThrow(`about.html: ${message}`);
});

describe('an error names the file', () => {
  const getFailure = (document: string) =>
    publish({ 'about.html': document }).catch((error: unknown) => error);

  it('and the versions of Next.js, if its output is unexpected', async () => {
    expect(await getFailure(createExportedDocument({ payload: [] }))).toMatchObject({
      constructor: IssueError,
      message: `about.html: no RSC payload found; written for Next 16.4.5, this is ${nextPackage.version}`,
      cause: expect.any(UnexpectedOutput) as UnexpectedOutput,
    });
  });

  it('and the step, if that fails', async () => {
    expect(await getFailure(createExportedDocument({ css: '}{' }))).toMatchObject({
      message: 'about.html: the step "purge CSS" failed',
      cause: expect.any(Error) as Error,
    });
  });
});
