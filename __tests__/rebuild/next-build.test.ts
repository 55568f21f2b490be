/**
 * What plain `next build` does in a copy of the project in which the fixture was published before, and what it leaves
 * unchanged. No other tests that use the copy may run at the same time.
 */
import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BUILD_COMMAND, BUILD_ENVIRONMENT, COPY, SOURCE_FOLDERS } from '@/testing/project-copy';
import { VARIANTS } from '@/testing/variants';
import { getFiles, plainBuild } from '../support/builds';

const at = (file: string) => path.join(COPY, file);

/** The files of a folder, with their hashes. */
const hashFiles = (folder: string) =>
  getFiles({ folder }).map(
    (file) => `${file} ${hash('sha256', readFileSync(path.join(folder, file)))}`,
  );

beforeAll(() => writeFileSync(at('out/former.html'), 'Of an earlier site'));

/** Lines that name the two issues that the test puts into the content. */
const ISSUES = [
  /^data\/events\.yaml:\d+: .+: Start date: "31\/04\/2025" is not a date/,
  /^data\/events\.yaml:\d+: .+: Registration deadline: "30\/3\/2025" is not/,
].map((line) => expect.stringMatching(line) as string);

it.each([
  { command: BUILD_COMMAND, expected: ISSUES },
  {
    command: ['--import', 'tsx', 'scripts/content/check.ts'],
    expected: ['Issues: 2', ...ISSUES],
  },
])('$command prints a line for each issue in the content, and leaves the old site', (row) => {
  const published = hashFiles(at('out'));
  const file = at('data/events.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace('24/04/2025', '31/04/2025').replace('30/03/2025', '30/3/2025'),
  );
  const options = { cwd: COPY, env: BUILD_ENVIRONMENT, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, row.command, options);
  writeFileSync(file, before);
  expect(status).toBe(1);
  expect(stderr.split('\n').filter(Boolean)).toEqual(row.expected);
  expect(hashFiles(at('out'))).toEqual(published);
});

it('A build replaces the site only at its end, gives the same bytes for the same sources, and changes no source', async () => {
  const hashSources = () => SOURCE_FOLDERS.map((folder) => hashFiles(at(folder)));
  const [sources, published] = [hashSources(), hashFiles(at('out'))];
  // What a build leaves that was killed at the worst moment.
  for (const file of ['.next/diagnostics/build-diagnostics.json', '.staged/old.html']) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), '');
  }
  let isOver = false;
  const env = { ...BUILD_ENVIRONMENT, ...VARIANTS.fixture.settings };
  const building = promisify(execFile)(process.execPath, BUILD_COMMAND, { cwd: COPY, env }).finally(
    () => (isOver = true),
  );
  // Checked often, because the moment is short.
  const isExported = () => existsSync(at('.staged/index.html'));
  while (!isExported() && !isOver) await setTimeout(5);
  // The site that would stay if the build were killed now.
  expect(hashFiles(at('out'))).toEqual(published);
  expect(isExported()).toBe(true);

  await building;
  expect(hashFiles(at('out'))).toEqual(hashFiles(plainBuild.folder));
  expect(hashSources()).toEqual(sources);
});
