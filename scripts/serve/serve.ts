/** `npm run serve`: serves out/ to this computer, on port 3000 or a free one, at the path that it was built for. */
import path from 'node:path';
import configuration from '@/deploy/serve.json';
import { exitOnIssues } from '../shared/exit-on-issues';
import { findPort } from '../shared/free-port';
import { PROJECT } from '../shared/project';
import { createFileServer, createWebRoot } from './file-server';

await exitOnIssues(async () => {
  const { folder, basePath } = createWebRoot(
    path.join(PROJECT, 'out'),
    path.join(PROJECT, '.cache/web-root'),
  );
  const port = await findPort(3000);
  createFileServer(folder, configuration).listen(port, 'localhost');
  console.log(`Open http://localhost:${port}${basePath}`);
});
