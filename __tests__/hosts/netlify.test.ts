/** Runs the plugin that Netlify adds to every project with Next.js, as Netlify does, on a build in its own folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createTestFolder } from '../support/test-folder';
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

const { at, list } = createTestFolder();

it('Netlify publishes every file of the site', () => {
  mkdirSync(at('out'));
  for (const file of ['BUILD_ID', 'required-server-files.json'])
    cpSync(path.join(project, '.next', file), at(`.next/${file}`));
  const args = ['--input-type=module', '--eval', RUN, at()];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  expect(getFiles({ folder: at('out') })).toEqual(getFiles(plainBuild));
  expect(list()).toEqual(['.netlify', '.next', 'out']);
});
