/**
 * `npm test -- variants [name...]`: builds the sites that tests need besides out/: copies of the project with other
 * content, settings and files. Two at a time, because a build seldom keeps more than one core busy.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInParallel } from '../shared/in-parallel';
import { makePictures } from '../export/pictures';
import { CACHE, copyForCommands, copyProject, runNextBuild, WITH_FIXTURE } from './project-copy';
import { putFixture, VARIANTS, type Variant } from './variants';

const AT_A_TIME = 2;

const variants: Variant[] = Object.values(VARIANTS);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !variants.some((variant) => variant.name === name));
if (unknown.length > 0) {
  const known = variants.map(({ name }) => name).join(', ');
  console.error(`There is no variant ${unknown.join(', ')}, but these: ${known}`);
  process.exit(1);
}

/** Lets a copy be built without checking the types, which are checked once for the project. */
function skipTypes(copy: string): void {
  const config = path.join(copy, 'next.config.mjs');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('typescript: {', '$& ignoreBuildErrors: true,'));
}

async function build({ name, settings, prepare }: Variant): Promise<void> {
  const copy = copyProject(name, WITH_FIXTURE);
  skipTypes(copy);
  await prepare?.(copy);
  const { status, stdout, stderr } = await runNextBuild(copy, settings);
  if (status !== 0) throw new Error(`${name}:\n${stdout}${stderr}`);
  console.log(`${name} is built`);
}

try {
  // Done once for all variants, because it takes as long as a build.
  const withFixture = copyForCommands(path.basename(WITH_FIXTURE));
  await putFixture(withFixture);
  const folders = {
    assets: path.join(withFixture, 'public/assets'),
    cache: path.join(withFixture, CACHE, 'pictures'),
  };
  await makePictures(undefined, folders);
  const wanted = variants.filter(({ name }) => names.length === 0 || names.includes(name));
  await runInParallel(wanted, build, { atATime: AT_A_TIME });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
