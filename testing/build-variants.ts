/**
 * `npm test -- variants [name...]`: builds the sites that tests need besides out/, one after the other in a copy of the
 * project, and keeps each in .variants/{name}/out.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD_COMMAND, BUILD_ENVIRONMENT, COPY, createCopy, prepareVariant } from './project-copy';
import { VARIANTS, type Variant } from './variants';

const names = process.argv.slice(2);
const variants: Variant[] = Object.values(VARIANTS);
createCopy();
for (const variant of variants.filter(({ name }) => names.length === 0 || names.includes(name))) {
  await prepareVariant(variant);
  const env = { ...BUILD_ENVIRONMENT, ...variant.settings };
  const options = { cwd: COPY, env, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, BUILD_COMMAND, options);
  if (status !== 0) throw new Error(`${variant.name} is not built`);
  const site = path.resolve('.variants', variant.name, 'out');
  rmSync(site, { recursive: true, force: true });
  cpSync(path.join(COPY, 'out'), site, { recursive: true });
}
