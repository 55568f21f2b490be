/** `npm run variants`: builds the site with other settings, and once more with the same, for test:built and test:hosts. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { VARIANTS } from './variants';

const project = path.join(import.meta.dirname, '..');

for (const { folder, settings } of Object.values(VARIANTS)) {
  console.log(`${folder}: ${JSON.stringify(settings)}`);
  const { status, stdout } = spawnSync('npm', ['run', 'build', '--', folder], {
    cwd: project,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) {
    console.error(stdout);
    process.exit(1);
  }
}
