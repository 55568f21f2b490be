/**
 * `npm run edit`: serves the content editor, and the site by `next dev`. The browser reads and writes the project's
 * folder itself, so nothing is sent anywhere.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { PROJECT } from '../shared/project';
import { exitOnIssues } from '../shared/exit-on-issues';
import { getServeArguments, SERVE_ENVIRONMENT } from '../serve/serve-command';
import { buildEditor } from './build-editor';
import { getEditorPolicy } from './policy';

const SITE_PORT = '3000';
const EDITOR_PORT = '3001';

function readBrand(): string {
  try {
    return getContent('en').site.brand;
  } catch {
    return 'Site';
  }
}

/** Runs Node.js until it ends, and ends with it. */
function run(...args: string[]): void {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, ...SERVE_ENVIRONMENT },
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  process.on('exit', () => child.kill());
}

// Signals end this process by an exit, so that its children end too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());

await exitOnIssues(async () => {
  const folder = path.join(PROJECT, '.cache/editor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildEditor(folder, { brand: readBrand(), basePath: '', filesFolder: 'editor' });
  const headers = [{ key: 'Content-Security-Policy', value: getEditorPolicy() }];
  const configuration = { cleanUrls: true, headers: [{ source: '**', headers }] };
  writeFileSync(path.join(folder, 'serve.json'), JSON.stringify(configuration));
  const options = ['--config', 'serve.json', '--no-request-logging'];
  run(...getServeArguments(folder, EDITOR_PORT, ...options));
  run(path.join(PROJECT, 'node_modules/next/dist/bin/next'), 'dev', '--port', SITE_PORT);
  console.log(`Edit at http://localhost:${EDITOR_PORT}/admin in Chrome or Edge`);
  console.log(`See it at http://localhost:${SITE_PORT}`);
});
