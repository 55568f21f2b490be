/** `npm run serve`: serves out/ on port 3000, or on a free one if that is taken, at the path that it was built for. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';
import { getServeArguments, SERVE_CONFIGURATION, SERVE_ENVIRONMENT } from './serve-command';
import { createWebRoot } from './web-root';

const USUAL_PORT = 3000;

/** Finds a port. `serve` would itself take another one than the usual, after our line has named that. */
async function findPort(): Promise<number> {
  const probe = connect(USUAL_PORT, 'localhost');
  const isTaken = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (!isTaken) return USUAL_PORT;
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

await exitOnIssues(async () => {
  const { folder, basePath } = createWebRoot(
    path.join(PROJECT, 'out'),
    path.join(PROJECT, '.cache/web-root'),
  );
  const port = await findPort();
  console.log(`Open http://localhost:${port}${basePath}`);
  const { status } = spawnSync(
    process.execPath,
    getServeArguments(folder, port, '--config', SERVE_CONFIGURATION),
    { stdio: 'inherit', env: { ...process.env, ...SERVE_ENVIRONMENT } },
  );
  process.exitCode = status ?? 0;
});
