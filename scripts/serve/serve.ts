/** `npm run serve`: serves out/ on port 3000, or on a free one if that is taken, at the path that it was built for. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';
import { findPort } from './find-port';
import { getServeArguments, SERVE_CONFIGURATION, SERVE_ENVIRONMENT } from './serve-command';
import { createWebRoot } from './web-root';

await exitOnIssues(async () => {
  const { folder, basePath } = createWebRoot(
    path.join(PROJECT, 'out'),
    path.join(PROJECT, '.cache/web-root'),
  );
  // `serve` would take another port by itself, when the line below has named this one.
  const port = await findPort(3000);
  console.log(`Open http://localhost:${port}${basePath}`);
  const { status } = spawnSync(
    process.execPath,
    getServeArguments(folder, port, '--config', SERVE_CONFIGURATION),
    { stdio: 'inherit', env: { ...process.env, ...SERVE_ENVIRONMENT } },
  );
  process.exitCode = status ?? 0;
});
