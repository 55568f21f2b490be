/**
 * `npm test -- recipes [number...]`: follows all recipes of docs/content.md, or only some, each in a copy of the
 * project, and tests that copy: no edit of the content may fail a test. With --fixture the copy starts with the tests'
 * content, which the recipes always fit.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../shared/project';
import { copyProject, createEnvironment, linkFolder, copyCompilerCaches } from './project-copy';
import { follow, makeHome, type, type Desk } from './recipes';
import { putFixture } from './variants';

/** All of `npm test`, but of the end-to-end tests only those of the real site. */
const TESTS = [
  'npm run test:quick',
  'npm run build',
  'npm test -- variants',
  'npm test -- built',
  'npm test -- hosts',
  'npm test -- webkit',
  'npx playwright test site.spec --project="chromium desktop"',
];

const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const hasFixture = process.argv.includes('--fixture');
const testEnvironment = Object.assign(createEnvironment({}), { NODE_ENV: undefined });

async function tryRecipe(number: number, home: string): Promise<void> {
  const desk: Desk = { copy: copyProject(`recipe-${number}`), home };
  copyCompilerCaches(desk.copy);
  if (hasFixture) await putFixture(desk.copy);
  // The last recipe creates another site next to the copy.
  const made = path.join(desk.copy, '../other-council');
  rmSync(made, { recursive: true, force: true });
  console.log(`Recipe ${number}`);
  await follow(desk, number, { isWhole: true });
  const isMade = existsSync(made);
  if (isMade) linkFolder(path.join(desk.copy, 'node_modules'), path.join(made, 'node_modules'));
  const tested = { ...desk, copy: isMade ? made : desk.copy };
  for (const command of TESTS) {
    console.log(`  ${command}`);
    type(tested, command, testEnvironment);
  }
  for (const folder of [desk.copy, made]) rmSync(folder, { recursive: true, force: true });
}

const home = await makeHome();
type({ copy: PROJECT, home }, 'npx tsx scripts/testing/install.ts', testEnvironment);
const failed: number[] = [];
for (const number of numbers.length > 0 ? numbers : NUMBERS) {
  try {
    await tryRecipe(number, home);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failed.push(number);
  }
}
rmSync(home, { recursive: true });
if (failed.length > 0) {
  const folders = failed.map((number) => path.join('.variants', `recipe-${number}`));
  console.error(`Failed, and left to be looked at: ${folders.join(', ')}`);
  process.exitCode = 1;
}
