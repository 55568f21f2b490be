/** Netlify, which cannot be run here: its plugin. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createTestFolder } from '../support/test-folder';
import { getFiles, plainBuild } from './builds';

/** Does what Netlify does after a build, in a process of its own, because Jest cannot load the plugin. */
const RUN_PLUGIN = `
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

const { at, list } = createTestFolder();

it('Netlify publishes every file of the site', () => {
  const cwd = path.dirname(plainBuild.folder);
  mkdirSync(at('out'));
  for (const file of ['BUILD_ID', 'required-server-files.json'])
    cpSync(path.join(cwd, '.next', file), at(`.next/${file}`));
  const args = ['--input-type=module', '--eval', RUN_PLUGIN, at()];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  expect(getFiles({ folder: at('out') })).toEqual(getFiles(plainBuild));
  expect(list()).toEqual(['.netlify', '.next', 'out']);
});
