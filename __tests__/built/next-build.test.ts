/**
 * What `next build`, `next dev` and `next typegen` do in a copy of the project, and what they leave unchanged. Other
 * test files run at the same time, so only this one uses the copy.
 */
import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { killProcessGroup } from '@/scripts/testing/end-group';
import { findFreePort } from '@/scripts/testing/free-port';
import {
  copyProject,
  createEnvironment,
  linkFolder,
  NEXT_PATH,
  runNextBuild,
  listProjectFiles,
  FIXTURE_COPY,
} from '@/scripts/testing/project-copy';
import { waitUntil } from '@/scripts/testing/until';
import { waitUntilServerAnswers } from '@/scripts/testing/until-answers';
import { VARIANTS } from '@/scripts/testing/variants';
import { getFiles, plainBuild } from '../hosts/builds';

/** A copy in which the fixture was published before. */
const copy = copyProject('again', { original: FIXTURE_COPY });
const at = (file: string) => path.join(copy, file);
VARIANTS.fixture.prepare(copy);
linkFolder(plainBuild.folder, at('out'));
writeFileSync(at('out/former.html'), 'Of an earlier site');

/** Files of a folder, with their hashes. */
const hashFiles = (folder: string, files: readonly string[]) =>
  files.map((file) => `${file} ${hash('sha256', readFileSync(path.join(folder, file)))}`);
const hashSite = (folder: string) => hashFiles(folder, getFiles({ folder }));
const hashProject = () => hashFiles(copy, listProjectFiles(copy));

const project = hashProject();
let published = hashSite(at('out'));
afterEach(() => expect(hashSite(at('out'))).toEqual(published));

/** Changes a file of the copy, and returns what undoes it. */
function change(file: string, edit: (text: string) => string): () => void {
  const before = readFileSync(at(file), 'utf8');
  writeFileSync(at(file), edit(before));
  return () => writeFileSync(at(file), before);
}

/** Runs a program in the copy: its exit status, and its error messages. */
function runNode(...args: string[]) {
  const options = { cwd: copy, env: createEnvironment({}), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  return { status, lines: stderr.split('\n').filter((line) => line !== '') };
}

/** The outcome of a command that fails with these lines and no others. */
const failing = (...lines: RegExp[]) => ({
  status: 1,
  lines: lines.map((line) => expect.stringMatching(line) as string),
});

const checkContent = () => runNode('scripts/content/check.mjs');

/** Does in turn what `next build` does of ours; each time but one it ends with an error. */
const FAILURES = `
  import { rmSync } from 'node:fs';
  process.exit = (status) => { throw status; };
  const { default: adapter } = await import('./scripts/export/adapter.mjs');
  const projectDir = process.cwd();
  const prepare = () => adapter.modifyConfig({}, { phase: 'phase-production-build', projectDir });
  const finish = () => adapter.onBuildComplete({ projectDir });
  const fail = (work) => work.then(() => console.error('passed'), (status) => {
    if (status !== 1) console.error(status);
  });
  await fail(finish());
  await fail(prepare());
  rmSync('public/sw.js');
  await prepare();
  await fail(finish());
  process.env.SITE_URL = 'scse.example';
  await fail(import('./next.config.mjs'));`;

it('a build prints a line for each issue in the content, and so does the content check', () => {
  const undo = change('data/events.yaml', (text) =>
    text.replace('24/04/2025', '31/04/2025').replace('30/03/2025', '30/3/2025'),
  );
  const [built, checked] = [runNode(NEXT_PATH, 'build'), checkContent()];
  undo();
  const issues = [
    /^data\/events\.yaml:\d+: .+: Start date: "31\/04\/2025" is not a date/,
    /^data\/events\.yaml:\d+: .+: Registration deadline: "30\/3\/2025" is not/,
  ];
  expect(built).toEqual(failing(...issues));
  expect(checked).toEqual(failing(/^Issues: 2/, ...issues));
});

it('a build prints a line for a file that it would overwrite, as the content check does, a malformed setting, and a Next.js that behaves differently', () => {
  writeFileSync(at('public/sw.js'), 'Mine');
  cpSync(at('public'), at('.staged'), { recursive: true });
  const document = '<!doctype html><html><head></head><body></body></html>';
  for (const file of ['index.html', '404.html']) writeFileSync(at(`.staged/${file}`), document);
  const badName = /^public\/sw\.js: the site writes a file of this name itself/;
  expect(checkContent()).toEqual(failing(/^Issues: 1/, badName));
  const outcome = runNode('--input-type=module', '--eval', FAILURES, 'next', 'build');
  const versions = 'written for Next \\S+, this is \\S+$';
  expect(outcome).toEqual(
    failing(
      // It writes other documents.
      RegExp(`^404\\.html: its style sheet is not inlined; ${versions}`),
      badName,
      // It exports to another folder, while an older export is in ours.
      RegExp(`^index\\.html: it was not exported; ${versions}`),
      /^SITE_URL: "scse\.example" is not an origin/,
      // It never calls the end of the build.
      RegExp(`^next build: it did not have the site finished; ${versions}`),
    ),
  );
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
  expect(hashSite(at('out'))).toEqual(published);
  expect(isExported()).toBe(true);

  expect((await building).status).toBe(0);
  published = hashSite(at('out'));
  expect(published).toEqual(hashSite(plainBuild.folder));
});

it('next dev has all pictures, prints issues of the content at once, and shows a change of it at the next request', async () => {
  const port = await findFreePort();
  const args = [NEXT_PATH, 'dev', '--port', String(port)];
  const env = createEnvironment({ NODE_ENV: 'development' });
  const server = spawn(process.execPath, args, { cwd: copy, env, detached: true });
  const printed: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => printed.push(text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const openHome = async () => (await fetch(origin)).text();
  try {
    await waitUntilServerAnswers(server, origin, printed);
    const html = await openHome();
    const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(sources).not.toEqual([]);
    for (const address of new Set(sources))
      expect([address, (await fetch(origin + address)).status]).toEqual([address, 200]);
    // They are derived by builds.
    expect(html).not.toContain('srcSet');

    const undo = change('data/news.yaml', (text) => text.replace('2025-02-10', '2025-02-31'));
    await waitUntil(() => printed.join('').includes('"2025-02-31" is not a date that exists'));
    expect(await openHome()).toMatch(/data\/news\.yaml:\d+: news-1: Published at:/);
    undo();
    expect(await openHome()).toContain('News item number 1');
  } finally {
    // With its child processes, which would go on writing into the copy.
    await killProcessGroup(server);
  }
});

it('next build, dev and typegen change no file of the project', () => {
  expect(runNode(NEXT_PATH, 'typegen').status).toBe(0);
  expect(hashProject()).toEqual(project);
});
