/**
 * What `next build`, `next dev` and `next typegen` do in a fresh copy of the project, and what they leave as it was.
 * All that looks at this copy stands in this file, for other tests run beside it.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { endGroup } from '@/scripts/testing/end-group';
import { findFreePort } from '@/scripts/testing/free-port';
import {
  copyProject,
  createEnvironment,
  linkFolder,
  NEXT,
  runNextBuild,
  listProjectFiles,
  shareCompiled,
  WITH_FIXTURE,
} from '@/scripts/testing/project-copy';
import { waitUntil } from '@/scripts/testing/until';
import { VARIANTS } from '@/scripts/testing/variants';
import { getFiles, plainBuild } from '../hosts/builds';

/** With the fixture's site as the one that was published before. */
const copy = copyProject('again', WITH_FIXTURE);
const at = (file: string) => path.join(copy, file);
shareCompiled(copy);
VARIANTS.fixture.prepare(copy);
linkFolder(plainBuild.folder, at('out'));
writeFileSync(at('out/former.html'), 'Of an earlier site');

/** A text that changes whenever a file of a folder does. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort((a, b) =>
    path.join(a.parentPath, a.name).localeCompare(path.join(b.parentPath, b.name)),
  )) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The files of the project in the copy, with what they hold. */
const projectAsItIs = () =>
  new Map(
    listProjectFiles()
      .filter((file) => existsSync(at(file)))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(at(file)))
          .digest('hex'),
      ]),
  );

const project = projectAsItIs();
let published = fingerprint(at('out'));
afterEach(() => expect(fingerprint(at('out'))).toBe(published));

/** Changes a file of the copy for as long as a piece of work takes. */
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

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Runs a program in the copy; how it ends, and what it says of that. */
function runNode(...args: string[]) {
  const options = { cwd: copy, env: createEnvironment({}), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  return { status, lines: linesOf(stderr) };
}

describe('a build that fails says so in a line for each issue, and leaves the site as it was', () => {
  it('issues of the content', async () => {
    const { status, stderr } = await withChange(
      'data/events.yaml',
      (text) => text.replace('24/04/2025', '31/04/2025').replace('30/03/2025', '30/3/2025'),
      () => runNextBuild(copy),
    );
    expect(status).toBe(1);
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(
        /^data\/events\.yaml:\d+: .+: Start date: "31\/04\/2025" is not a date/,
      ),
      expect.stringMatching(
        /^data\/events\.yaml:\d+: .+: Registration deadline: "30\/3\/2025" is not/,
      ),
    ]);
  });

  it('a malformed setting', async () => {
    const { status, stderr } = await runNextBuild(copy, { SITE_URL: 'scse.example' });
    expect(status).toBe(1);
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(/^SITE_URL: "scse\.example" is not an origin/),
    ]);
  });

  it('a name in public/ that hosts take for something else, which the check of the content tells too', async () => {
    const check = () => runNode('scripts/content/check.mjs');
    const [build, checked] = await withChange(
      'public/100%.txt',
      () => 'Mine',
      async () => [await runNextBuild(copy), check()],
    );
    const line = expect.stringMatching(/^public\/100%\.txt: its name holds/) as string;
    expect([build.status, linesOf(build.stderr)]).toEqual([1, [line]]);
    expect(checked).toEqual({ status: 1, lines: [line] });
  });
});

describe('a Next.js that does otherwise than it did ends in a line, and leaves the site as it was', () => {
  /** Has the adapter do some of what it does in `next build`. */
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

  const VERSIONS = 'written for Next \\S+, this is \\S+$';
  const endsWith = (line: string) => ({
    status: 1,
    lines: [expect.stringMatching(new RegExp(`^${line}; ${VERSIONS}`))],
  });

  beforeEach(() => cpSync(at('public'), at('.staged'), { recursive: true }));
  afterEach(() => rmSync(at('.staged'), { recursive: true, force: true }));
  const stage = (html: string) => {
    for (const file of ['index.html', '404.html']) writeFileSync(at(`.staged/${file}`), html);
  };

  it('where it never has the site finished', () => {
    expect(runAdapter('await prepare();')).toEqual(
      endsWith('next build: it did not have the site finished'),
    );
  });

  it('where it exports to another folder, and an older export lies in ours', () => {
    stage('<p>Old</p>');
    expect(runAdapter('await prepare(); await finish();')).toEqual(
      endsWith('index.html: it was not exported'),
    );
  });

  it('where it is told to build into another folder', () => {
    const { status, lines } = runAdapter("await prepare('build');");
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^next\.config\.mjs: distDir is "build"/)]);
  });

  it('where its documents are others', () => {
    stage('<!doctype html><html><head></head><body></body></html>');
    expect(runAdapter('await finish();')).toEqual(endsWith('404.html: no RSC payload found'));
  });
});

it('a build leaves the site before alone until it is done, and makes the same byte for byte of the same sources and settings', async () => {
  // As one that was killed at the worst moment leaves it.
  for (const file of ['.next/diagnostics/build-diagnostics.json', '.staged/old.html']) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), '');
  }
  let isOver = false;
  const building = runNextBuild(copy, VARIANTS.fixture.settings).finally(() => (isOver = true));
  // Often, for the moment passes.
  const isExported = () => existsSync(at('.staged/index.html'));
  await waitUntil(() => isExported() || isOver, { every: 5 });
  // What stands there now would stand there if it were killed now.
  expect(fingerprint(at('out'))).toBe(published);
  expect(isExported()).toBe(true);

  expect((await building).status).toBe(0);
  const out = { ...plainBuild, folder: at('out') };
  expect(getFiles(out)).toEqual(getFiles(plainBuild));
  const differing = getFiles(out).filter(
    (file) =>
      !readFileSync(at(`out/${file}`)).equals(readFileSync(path.join(plainBuild.folder, file))),
  );
  expect(differing).toEqual([]);
  published = fingerprint(at('out'));
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
  // Whose processes would go on to write into the copy.
  afterAll(() => endGroup(server));

  it.each(['/', '/gallery', '/district-secretaries'])(
    '%s names no picture that is not there',
    async (route) => {
      const html = await (await fetch(origin + route)).text();
      const sources = [...html.matchAll(/<(?:img|source)[^>]* (?:src|srcSet)="([^"]+)"/g)].flatMap(
        ([, addresses = '']) => addresses.split(', ').map((part) => part.split(' ')[0] ?? ''),
      );
      expect(sources).not.toEqual([]);
      for (const address of new Set(sources)) {
        expect([address, (await fetch(origin + address)).status]).toEqual([address, 200]);
      }
    },
  );

  it('tells an issue of the content as soon as it is made', async () => {
    await withChange(
      'data/news.yaml',
      (text) => text.replace('2025-02-10', '2025-02-31'),
      () => waitUntil(() => printed.includes('"2025-02-31" is not a date that exists')),
    );
  });

  it('shows a change of the content at the next look, and an issue as its line', async () => {
    const look = async () => (await fetch(`${origin}/`)).text();
    await withChange(
      'data/news.yaml',
      (text) => text.replace('News item number 1', 'News of today'),
      async () => expect(await look()).toContain('News of today'),
    );
    await withChange(
      'data/news.yaml',
      (text) => text.replace('2025-01-22', '2025-01-32'),
      async () => expect(await look()).toMatch(/data\/news\.yaml:\d+: news-2: Published at:/),
    );
  });

  it('shows a records file as soon as it is there', async () => {
    const titles =
      'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH';
    await withChange(
      'data/student-records.csv',
      () => `${titles}\n1,Asha Verma,,,Athletics,Long Jump,2nd,AT23001,Mar 2024\n`,
      () =>
        waitUntil(async () => {
          const page = await fetch(`${origin}/student-records`).catch(() => undefined);
          return (await page?.text())?.includes('Showing 1 to 1 of 1 records') ?? false;
        }),
    );
  });
});

it('none of them changes a file of the project', () => {
  const { status } = spawnSync(process.execPath, [NEXT, 'typegen'], {
    cwd: copy,
    env: createEnvironment({}),
  });
  expect(status).toBe(0);
  expect(projectAsItIs()).toEqual(project);
});
