/**
 * What Netlify does with a build: the real plugin that it adds to each project with Next.js, run as Netlify runs it, in
 * a folder of its own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFiles, plainBuild } from './builds';

const project = path.dirname(plainBuild.folder);

/** Runs the plugin's steps; Node's own process, for it is a module that Jest does not load. */
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

it('Netlify publishes the built site, file by file', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'netlify-')));
  try {
    mkdirSync(path.join(folder, 'out'));
    mkdirSync(path.join(folder, '.next'));
    for (const file of ['BUILD_ID', 'required-server-files.json']) {
      cpSync(path.join(project, '.next', file), path.join(folder, '.next', file));
    }
    const args = ['--input-type=module', '--eval', RUN, folder];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: project,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(getFiles({ ...plainBuild, folder: path.join(folder, 'out') })).toEqual(
      getFiles(plainBuild),
    );
    expect(readdirSync(folder).sort()).toEqual(['.netlify', '.next', 'out']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
