/**
 * What `next build`, `next dev` and `next typegen` do in a fresh copy of the project, and what they leave unchanged.
 * Other test files run at the same time, so only this one uses the copy.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { endGroup } from '@/scripts/testing/end-group';
import { findFreePort } from '@/scripts/testing/free-port';
import {
  copyProject,
  createEnvironment,
  linkFolder,
  NEXT,
  runNextBuild,
  listProjectFiles,
  copyCompilerCaches,
  WITH_FIXTURE,
} from '@/scripts/testing/project-copy';
import { waitUntil } from '@/scripts/testing/until';
import { VARIANTS } from '@/scripts/testing/variants';
import { getFiles, plainBuild } from '../hosts/builds';

/** A copy in which the fixture was published before. */
const copy = copyProject('again', WITH_FIXTURE);
const at = (file: string) => path.join(copy, file);
copyCompilerCaches(copy);
VARIANTS.fixture.prepare(copy);
linkFolder(plainBuild.folder, at('out'));
writeFileSync(at('out/former.html'), 'Of an earlier site');

/** A hash of each of these files in the copy. */
const hashFiles = (files: readonly string[]) =>
  new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(at(file)))
        .digest('hex'),
    ]),
  );

/** The published site: its files, with their hashes. */
const hashSite = () =>
  hashFiles(getFiles({ ...plainBuild, folder: at('out') }).map((file) => `out/${file}`));

/** The source files of the project, with their hashes. */
const hashProject = () => hashFiles(listProjectFiles(copy));

const project = hashProject();
let published = hashSite();
afterEach(() => expect(hashSite()).toEqual(published));

/** Changes a file of the copy while some work is done. */
async function withChange<Result>(
  file: string,
  change: (text: string) => string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const before = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined;
  writeFileSync(at(file), change(before ?? ''));
  try {
    return await work();
  } finally {
    if (before === undefined) rmSync(at(file));
    else writeFileSync(at(file), before);
  }
}

const splitLines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Runs a program in the copy: its exit status, and its error messages. */
function runNode(...args: string[]) {
  const options = { cwd: copy, env: createEnvironment({}), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  return { status, lines: splitLines(stderr) };
}

const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;

describe('a build that fails prints a line for each issue, and leaves the site unchanged', () => {
  it.each([
    {
      file: 'data/events.yaml',
      change: (text: string) =>
        text.replace('24/04/2025', '31/04/2025').replace('30/03/2025', '30/3/2025'),
      lines: [
        matching(/^data\/events\.yaml:\d+: .+: Start date: "31\/04\/2025" is not a date/),
        matching(/^data\/events\.yaml:\d+: .+: Registration deadline: "30\/3\/2025" is not/),
      ],
    },
    {
      file: 'public/100%.txt',
      change: () => 'Mine',
      lines: [matching(/^public\/100%\.txt: its name holds/)],
    },
  ])('issues in $file, which the content check reports too', ({ file, change, lines }) =>
    withChange(file, change, async () => {
      const { status, stderr } = await runNextBuild(copy);
      expect({ status, lines: splitLines(stderr) }).toEqual({ status: 1, lines });
      // Their number comes first, if there are several.
      const check = runNode('scripts/content/check.mjs');
      expect(check).toEqual({ status: 1, lines: expect.arrayContaining(lines) });
    }),
  );

  it('a malformed setting', async () => {
    const { status, stderr } = await runNextBuild(copy, { SITE_URL: 'scse.example' });
    expect(status).toBe(1);
    expect(splitLines(stderr)).toEqual([matching(/^SITE_URL: "scse\.example" is not an origin/)]);
  });
});

describe('a Next.js that behaves differently ends in one line, and leaves the site unchanged', () => {
  /** Runs parts of what the adapter does during `next build`. */
  function runAdapter(work: string) {
    const script = `
      const { default: adapter } = await import('./scripts/export/adapter.mjs');
      const projectDir = process.cwd();
      const prepare = (distDir = '.next') =>
        adapter.modifyConfig({ distDir }, { phase: 'phase-production-build', projectDir });
      const finish = () => adapter.onBuildComplete({ projectDir });
      ${work}
      process.exit(0);`;
    return runNode('--input-type=module', '--eval', script, 'next', 'build');
  }

  beforeEach(() => cpSync(at('public'), at('.staged'), { recursive: true }));
  afterEach(() => rmSync(at('.staged'), { recursive: true, force: true }));

  const VERSIONS = 'written for Next \\S+, this is \\S+$';

  it.each([
    {
      change: 'it never calls the end of the build',
      work: 'await prepare();',
      line: `next build: it did not have the site finished; ${VERSIONS}`,
    },
    {
      change: 'it exports to another folder, while an older export is in ours',
      staged: '<p>Old</p>',
      work: 'await prepare(); await finish();',
      line: `index.html: it was not exported; ${VERSIONS}`,
    },
    {
      change: 'it is configured for another folder',
      work: "await prepare('build');",
      line: 'next\\.config\\.mjs: distDir is "build"',
    },
    {
      change: 'it writes other documents',
      staged: '<!doctype html><html><head></head><body></body></html>',
      work: 'await finish();',
      line: `404.html: no RSC payload found; ${VERSIONS}`,
    },
  ])('$change', ({ staged, work, line }) => {
    if (staged) {
      for (const file of ['index.html', '404.html']) writeFileSync(at(`.staged/${file}`), staged);
    }
    expect(runAdapter(work)).toEqual({ status: 1, lines: [matching(new RegExp(`^${line}`))] });
  });
});

it('a build replaces the site only at its end, and is byte for byte the same for the same sources', async () => {
  // What a build leaves that was killed at the worst moment.
  for (const file of ['.next/diagnostics/build-diagnostics.json', '.staged/old.html']) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), '');
  }
  let isOver = false;
  const building = runNextBuild(copy, VARIANTS.fixture.settings).finally(() => (isOver = true));
  // Checked often, because the moment is short.
  const isExported = () => existsSync(at('.staged/index.html'));
  await waitUntil(() => isExported() || isOver, { every: 5 });
  // The site that would stay if the build were killed now.
  expect(hashSite()).toEqual(published);
  expect(isExported()).toBe(true);

  expect((await building).status).toBe(0);
  published = hashSite();
  const original = getFiles(plainBuild).map((file) => [
    `out/${file}`,
    createHash('sha256')
      .update(readFileSync(path.join(plainBuild.folder, file)))
      .digest('hex'),
  ]);
  expect([...published]).toEqual(original);
});

describe('next dev', () => {
  let server: ChildProcess;
  let origin: string;
  let printed = '';

  beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [NEXT, 'dev', '--port', String(port)], {
      cwd: copy,
      env: createEnvironment({ NODE_ENV: 'development' }),
      detached: true,
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text: Buffer) => (printed += text.toString()));
    }
    await waitUntil(() => printed.includes('Ready') || server.exitCode !== null);
    if (server.exitCode !== null) throw new Error(printed);
  });
  // With its child processes, which would go on writing into the copy.
  afterAll(() => endGroup(server));

  const fetchText = async (route: string) => (await fetch(origin + route)).text();

  it.each(['/', '/gallery', '/district-secretaries'])('%s has all its pictures', async (route) => {
    const html = await fetchText(route);
    const sources = [...html.matchAll(/<(?:img|source)[^>]* (?:src|srcSet)="([^"]+)"/g)].flatMap(
      ([, addresses = '']) => addresses.split(', ').map((part) => part.split(' ')[0] ?? ''),
    );
    expect(sources).not.toEqual([]);
    for (const address of new Set(sources)) {
      expect([address, (await fetch(origin + address)).status]).toEqual([address, 200]);
    }
  });

  it('prints an issue of the content at once, and shows its line at the next request', () =>
    withChange(
      'data/news.yaml',
      (text) => text.replace('2025-02-10', '2025-02-31'),
      async () => {
        await waitUntil(() => printed.includes('"2025-02-31" is not a date that exists'));
        expect(await fetchText('/')).toMatch(/data\/news\.yaml:\d+: news-1: Published at:/);
      },
    ));

  it('shows a change of the content at the next request', () =>
    withChange(
      'data/news.yaml',
      (text) => text.replace('News item number 1', 'News of today'),
      async () => expect(await fetchText('/')).toContain('News of today'),
    ));

  it('shows the records of a new file', () =>
    withChange(
      'data/student-records.csv',
      () => [TITLES, ...ROWS].join('\n'),
      () =>
        waitUntil(() =>
          fetchText('/student-records').then(
            (text) => text.includes('Showing 1 to 2 of 2 records'),
            () => false,
          ),
        ),
    ));
});

it('next build, dev and typegen change no file of the project', () => {
  expect(runNode(NEXT, 'typegen').status).toBe(0);
  expect(hashProject()).toEqual(project);
});
