/**
 * `npm run edit`: serves the content editor, and the site by `next dev`, to this computer alone: what is prepared may name
 * people. The browser itself reads and writes the project's folder, so no content is sent to a server.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../shared/project';
import { exitOnIssues } from '../shared/exit-on-issues';
import { findPort } from '../shared/free-port';
import { createFileServer } from '../serve/file-server';
import { buildEditor } from './build-editor';
import { getEditorPolicy } from './policy';

/** Starts `next dev`. When it or this process ends, the other one ends too. */
function startDevServer(port: number): void {
  const nextPath = path.join(PROJECT, 'node_modules/next/dist/bin/next');
  const args = [nextPath, 'dev', '--hostname', 'localhost', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 0));
  process.on('exit', () => child.kill());
}

// On a signal this process exits normally, so that its exit handler ends the process that it has started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());

await exitOnIssues(async () => {
  const editorFolder = path.join(PROJECT, '.cache/editor');
  rmSync(editorFolder, { recursive: true, force: true });
  mkdirSync(editorFolder, { recursive: true });
  await buildEditor(editorFolder, { brand: 'Site', basePath: '', filesFolder: 'editor' });
  const headers = [{ key: 'Content-Security-Policy', value: getEditorPolicy() }];
  const configuration = { cleanUrls: true, headers: [{ source: '**', headers }] };
  const sitePort = await findPort(3000);
  const editorPort = await findPort(3001);
  createFileServer(editorFolder, configuration).listen(editorPort, 'localhost');
  startDevServer(sitePort);
  console.log(`Edit at http://localhost:${editorPort}/admin in Chrome or Edge`);
  console.log(`See it at http://localhost:${sitePort}`);
});
