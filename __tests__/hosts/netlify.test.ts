/** Runs the plugin that Netlify adds to every project with Next.js, as Netlify does, on a build in its own folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFiles, plainBuild } from './builds';

const project = path.dirname(plainBuild.folder);

/** Runs in a process of its own, because Jest cannot load the plugin. */
const RUN = `
  const plugin = await import('@netlify/plugin-nextjs');
  const failBuild = (message, { error } = {}) => { throw new Error(message, { cause: error }); };
  const options = {
    constants: { PUBLISH_DIR: 'out', IS_LOCAL: true },
    featureFlags: {},
    netlifyConfig: { headers: [], redirects: [], images: {} },
    utils: { build: { failBuild } },
  };
  process.chdir(process.argv[1]);
  await plugin.onBuild(options);
  await plugin.onPostBuild(options);
`;

it('Netlify publishes every file of the site', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'netlify-')));
  try {
    mkdirSync(path.join(folder, 'out'));
    for (const file of ['BUILD_ID', 'required-server-files.json']) {
      cpSync(path.join(project, '.next', file), path.join(folder, '.next', file));
    }
    const args = ['--input-type=module', '--eval', RUN, folder];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: project,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(getFiles({ folder: path.join(folder, 'out') })).toEqual(getFiles(plainBuild));
    expect(readdirSync(folder).sort()).toEqual(['.netlify', '.next', 'out']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
