/**
 * `npm test -- variants [name...]`: builds the sites that tests need besides out/. Each is built in a copy of the
 * project with other content, settings and files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatePictures } from '../export/pictures';
import { CACHE_FOLDER_NAME, copyProject, FIXTURE_COPY, runNextBuild } from './project-copy';
import { replaceContentByFixture, VARIANTS, type Variant } from './variants';

/** Disables the type check in a copy's builds, because the types are checked once for the project. */
function disableTypeCheck(projectCopy: string): void {
  const config = path.join(projectCopy, 'next.config.mjs');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('typescript: {', '$& ignoreBuildErrors: true,'));
}

function findVariant(name: string): Variant {
  const variant = Object.values(VARIANTS).find((one) => one.name === name);
  if (!variant) throw new Error(`There is no variant ${name}`);
  return variant;
}

async function buildVariant({ name, settings, prepare }: Variant): Promise<void> {
  const projectCopy = copyProject(name, { original: FIXTURE_COPY });
  disableTypeCheck(projectCopy);
  await prepare?.(projectCopy);
  const { status, stdout, stderr } = await runNextBuild(projectCopy, settings);
  if (status !== 0) throw new Error(`${name}:\n${stdout}${stderr}`);
  console.log(`${name} is built`);
}

try {
  const names = process.argv.slice(2);
  const chosen = names.length > 0 ? names.map(findVariant) : Object.values(VARIANTS);
  // The fixture's content is made once for all variants, because it takes as long as a build.
  const fixtureCopy = copyProject(path.basename(FIXTURE_COPY), { sharesModules: true });
  await replaceContentByFixture(fixtureCopy);
  const folders = {
    assets: path.join(fixtureCopy, 'public/assets'),
    cache: path.join(fixtureCopy, CACHE_FOLDER_NAME, 'pictures'),
  };
  await generatePictures(undefined, folders);
  for (const variant of chosen) await buildVariant(variant);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
