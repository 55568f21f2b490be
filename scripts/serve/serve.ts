/** `npm run serve`: serves out/ on port 3000, at the path that it was built for. */
import '@/scripts/export/node-version.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { exitOnIssues } from '../content/exit-on-issues';
import { PROJECT } from '../content/project';
import { getWebRoot } from './web-root';

const PORT = '3000';

await exitOnIssues(() => {
  const { folder, basePath } = getWebRoot(
    path.join(PROJECT, 'out'),
    path.join(PROJECT, '.cache/web-root'),
  );
  console.log(`Open http://localhost:${PORT}${basePath}`);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(PROJECT, 'node_modules/serve/build/main.js'),
      ...[folder, '--config', `.${basePath}/.host/serve.json`, '--listen', PORT],
      ...['--no-port-switching', '--no-clipboard'],
    ],
    // It would ask the registry for a newer version of itself.
    { stdio: 'inherit', env: { ...process.env, NO_UPDATE_CHECK: '1' } },
  );
  process.exitCode = status ?? 0;
});
