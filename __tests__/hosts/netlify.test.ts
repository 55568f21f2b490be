/** Netlify, which cannot be run here: what its plugin does after a build. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { getFiles, plainBuild } from '../support/builds';
import { createTestFolder } from '../support/test-folder';

/** Runs in a process of its own, because Jest cannot load the plugin. */
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

const { at } = createTestFolder();

it('Netlify publishes every file of the site', () => {
  mkdirSync(at('out'));
  for (const file of ['.next/BUILD_ID', '.next/required-server-files.json'])
    cpSync(`.variants/project/${file}`, at(file));
  const args = ['--input-type=module', '--eval', RUN_PLUGIN, at()];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(getFiles({ folder: at('out') })).toEqual(getFiles(plainBuild));
});
