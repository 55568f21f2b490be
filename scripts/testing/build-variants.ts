/** Builds what the tests of the built site need besides out/: copies of the project with other settings and files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, nextBuild } from './project-copy';
import { VARIANTS, type Variant } from './variants';

const variants: Variant[] = Object.values(VARIANTS);

for (const { name, settings, ownFiles = {} } of variants) {
  console.log(`${name}: ${JSON.stringify(settings)}`);
  const copy = copyProject(name);
  for (const [file, content] of Object.entries(ownFiles)) {
    const location = path.join(copy, 'public', file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, content);
  }
  const { status, stdout, stderr } = nextBuild(copy, settings);
  if (status === 0) continue;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
