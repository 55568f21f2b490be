/**
 * What plain `next build` does in a copy of the project, and what it leaves unchanged. Other test files run at the same
 * time, so only this one uses the copy.
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** Lines that name the two issues that the test puts into the content. */
const ISSUES = [
  /^data\/events\.yaml:\d+: .+: Start date: "31\/04\/2025" is not a date/,
  /^data\/events\.yaml:\d+: .+: Registration deadline: "30\/3\/2025" is not/,
].map((line) => expect.stringMatching(line) as string);

it.each([
  { command: [NEXT_PATH, 'build'], expected: ISSUES },
  { command: ['scripts/content/check.mjs'], expected: ['Issues: 2', ...ISSUES] },
])('$command prints a line for each issue in the content, and leaves the old site', (row) => {
  const file = at('data/events.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace('24/04/2025', '31/04/2025').replace('30/03/2025', '30/3/2025'),
  );
  const options = { cwd: copy, env: createEnvironment({}), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, row.command, options);
  writeFileSync(file, before);
  expect(status).toBe(1);
  expect(stderr.split('\n').filter(Boolean)).toEqual(row.expected);
});

it('A build replaces the site only at its end, gives the same bytes for the same sources, and changes no source', async () => {
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
  expect(hashProject()).toEqual(project);
});
