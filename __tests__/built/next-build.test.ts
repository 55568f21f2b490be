/**
 * What `next build`, `next dev` and `next typegen` do in a fresh copy of the project, and what they leave as it was.
 * All that looks at this copy stands in this file, for other tests run beside it.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/scripts/testing/free-port';
import { environmentWith, NEXT, nextBuild, projectFiles } from '@/scripts/testing/project-copy';
import { until } from '@/scripts/testing/until';
import { VARIANTS } from '@/scripts/testing/variants';
import { filesOf, plainBuild, secondBuild } from '../hosts/builds';

const copy = path.dirname(secondBuild.folder);
const at = (file: string) => path.join(copy, file);

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
    projectFiles()
      .filter((file) => existsSync(at(file)))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(at(file)))
          .digest('hex'),
      ]),
  );

const project = projectAsItIs();
const published = fingerprint(at('out'));
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

it('two builds of the same sources and settings have the same files', () => {
  expect(filesOf(secondBuild)).toEqual(filesOf(plainBuild));
});

it('two builds of the same sources and settings are identical byte for byte', () => {
  const differing = filesOf(plainBuild).filter((file) => {
    const [one, other] = [plainBuild, secondBuild].map(({ folder }) =>
      readFileSync(path.join(folder, file)),
    );
    return !one || !other?.equals(one);
  });
  expect(differing).toEqual([]);
});

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

describe('a build that fails says so in a line for each fault, and leaves the site as it was', () => {
  it('faults of the content', async () => {
    const { status, stderr } = await withChange(
      'data/events.yaml',
      (text) => text.replace('24/04/2025', '31/04/2025').replace('30/03/2025', '30/3/2025'),
      () => nextBuild(copy),
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

  it.each([
    ['SITE_URL', 'scse.example', /^SITE_URL: "scse\.example" is not an origin/],
    ['BASE_PATH', 'council/', /^BASE_PATH: "council\/" is not a path/],
  ])('a malformed %s', async (variable, value, line) => {
    const { status, stderr } = await nextBuild(copy, { [variable]: value });
    expect(status).toBe(1);
    expect(linesOf(stderr)).toEqual([expect.stringMatching(line)]);
  });

  it('a file of public/ that the site writes itself, which shows only at the end', async () => {
    const { status, stderr } = await withChange(
      'public/about.html',
      () => '<p>Mine</p>',
      () => nextBuild(copy),
    );
    expect(status).toBe(1);
    expect(linesOf(stderr)).toEqual([
      'public/about.html: the site writes a file of this name itself; give it another name',
    ]);
  });

  it('a name in public/ that hosts take for something else', async () => {
    const { status, stderr } = await withChange(
      'public/100%.txt',
      () => 'Mine',
      () => nextBuild(copy),
    );
    expect(status).toBe(1);
    expect(linesOf(stderr)).toEqual([expect.stringMatching(/^public\/100%\.txt: its name holds/)]);
  });
});

describe('a Next.js that does otherwise than it did ends in a line, and leaves the site as it was', () => {
  /** Has the adapter do some of what it does in `next build`. */
  function runAdapter(work: string) {
    const script = `
      const { default: adapter } = await import('./scripts/build/adapter.mjs');
      const projectDir = process.cwd();
      const prepare = (distDir = '.next') =>
        adapter.modifyConfig({ distDir }, { phase: 'phase-production-build', projectDir });
      const finish = () => adapter.onBuildComplete({ projectDir });
      ${work}
      process.exit(0);`;
    const args = ['--input-type=module', '--eval', script, 'next', 'build'];
    const options = { cwd: copy, env: environmentWith({}), encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, args, options);
    return { status, lines: linesOf(stderr) };
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

describe('a build that is killed leaves the site as it was', () => {
  const killedWhen = async (isTime: (printed: string) => boolean) => {
    rmSync(at('.staged'), { recursive: true, force: true });
    let printed = '';
    const build = spawn(process.execPath, [NEXT, 'build'], {
      cwd: copy,
      env: environmentWith({}),
      detached: true,
    });
    for (const stream of [build.stdout, build.stderr]) {
      stream.on('data', (text: Buffer) => (printed += text.toString()));
    }
    const ended = new Promise((resolve) => build.on('exit', resolve));
    // Often, for the moment passes.
    await until(() => isTime(printed) || build.exitCode !== null, { every: 5 });
    if (!build.pid || build.exitCode !== null) throw new Error(`ended by itself:\n${printed}`);
    // With the processes that it has started.
    process.kill(-build.pid, 'SIGKILL');
    await ended;
    return build.signalCode;
  };

  it('while the content is checked', async () => {
    expect(await killedWhen((printed) => printed.includes('modifyConfig'))).toBe('SIGKILL');
  });

  it('while Next compiles', async () => {
    expect(await killedWhen((printed) => printed.includes('Creating'))).toBe('SIGKILL');
  });

  it('once pages are exported, and the next build is none the worse', async () => {
    expect(await killedWhen(() => existsSync(at('.staged/index.html')))).toBe('SIGKILL');
    // As the worst moment leaves it.
    writeFileSync(at('.next/diagnostics/build-diagnostics.json'), '');
    expect((await nextBuild(copy, VARIANTS.again.settings)).status).toBe(0);
  });
});

describe('next dev', () => {
  let server: ChildProcess;
  let origin: string;
  let printed = '';

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [NEXT, 'dev', '--port', String(port)], {
      cwd: copy,
      env: environmentWith({ NODE_ENV: 'development' }),
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text: Buffer) => (printed += text.toString()));
    }
    await until(() => printed.includes('Ready') || server.exitCode !== null);
    if (server.exitCode !== null) throw new Error(printed);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill();
    await ended;
  });

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

  it('tells a fault of the content as soon as it is made', async () => {
    await withChange(
      'data/news.yaml',
      (text) => text.replace('2025-02-10', '2025-02-31'),
      () => until(() => printed.includes('"2025-02-31" is not a date that exists')),
    );
  });

  it('shows a change of the content at the next look, and a fault as its line', async () => {
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
        until(async () => {
          const page = await fetch(`${origin}/student-records`).catch(() => undefined);
          return (await page?.text())?.includes('Showing 1 to 1 of 1 records') ?? false;
        }),
    );
  });
});

it('none of them changes a file of the project', () => {
  const { status } = spawnSync(process.execPath, [NEXT, 'typegen'], {
    cwd: copy,
    env: environmentWith({}),
  });
  expect(status).toBe(0);
  expect(projectAsItIs()).toEqual(project);
});
