/** `npm run serve`: serves out/ on port 3000, at the path that it was built for. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';
import { getServeArguments, SERVE_ENVIRONMENT } from './serve-command';
import { createWebRoot } from './web-root';

const PORT = '3000';

await exitOnIssues(() => {
  const { folder, basePath } = createWebRoot(
    path.join(PROJECT, 'out'),
    path.join(PROJECT, '.cache/web-root'),
  );
  console.log(`Open http://localhost:${PORT}${basePath}`);
  const { status } = spawnSync(
    process.execPath,
    getServeArguments(folder, PORT, '--config', `.${basePath}/.host/serve.json`),
    { stdio: 'inherit', env: { ...process.env, ...SERVE_ENVIRONMENT } },
  );
  process.exitCode = status ?? 0;
});
