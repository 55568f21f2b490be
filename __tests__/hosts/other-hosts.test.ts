/** Hosts that cannot be run here: their configuration files, and the plugin of Netlify. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseHeaderRules } from '@/e2e/support/test-site';
import { LANGUAGES } from '@/lib/i18n/language';
import { MAX_CLOUDFLARE_RULES } from '@/scripts/export/hosts/headers-file';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { getVercelConfiguration } from '@/scripts/export/hosts/vercel';
import vercel from '@/vercel.json';
import { createTestFolder } from '../support/test-folder';
import { ALL_ROUTES, BUILDS, getFiles, plainBuild, readText } from './builds';

/** The limit of Cloudflare Pages. That of Netlify is not lower. */
const LONGEST_LINE = 2000;

describe.each(BUILDS)('_headers of $name', (build) => {
  const text = readText(build, '_headers');
  const rules = parseHeaderRules(text);
  const getHeaders = (address: string) =>
    rules
      .filter(({ pattern }) => pattern.test(build.basePath + address))
      .flatMap(({ headers }) => headers);

  it('stays within the limits of the hosts', () => {
    expect(rules.length).toBeLessThanOrEqual(MAX_CLOUDFLARE_RULES);
    expect(text.split('\n').filter(({ length }) => length > LONGEST_LINE)).toEqual([]);
  });

  it('sends each header once, and each page its policy', () => {
    for (const route of ALL_ROUTES) {
      const headers = getHeaders(route);
      const sent = Object.fromEntries(headers);
      expect([route, Object.keys(sent)]).toEqual([route, headers.map(([name]) => name)]);
      expect(sent['content-security-policy']).toBe(PAGE_POLICY);
      expect(sent['cache-control']).toBeUndefined();
    }
    const forever = ['cache-control', 'public, max-age=31536000, immutable'];
    expect(getHeaders('/_next/static/chunks/a.js')).toContainEqual(forever);
  });
});

it('vercel.json, which Vercel reads before the build, has the headers of the other hosts', () => {
  // After Hindi is removed, its rules are left over and match nothing.
  const headers = vercel.headers.filter(
    ({ source }) => LANGUAGES.includes('hi') || !source.startsWith('/hi/'),
  );
  expect({ ...vercel, headers }).toEqual(getVercelConfiguration());
});

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
