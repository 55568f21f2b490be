/**
 * What this project adds to `next build`, as a build adapter of Next.js (node_modules/next/dist/docs,
 * "Adapters"). Before Next.js compiles, the content is checked. After it, the pictures are derived, the documents are
 * finished, and the new site replaces the old one.
 *
 * IS_NEXT_WORKER and the command in argv are not documented. They are used here and not in next-format.ts, because this
 * file is loaded before TypeScript files can be.
 */
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { register } from 'tsx/esm/api';

/** Next.js exports into this folder, so out/ stays unchanged if the build fails. */
const STAGED_FOLDER = '.staged';

/** Next.js also calls modifyConfig in workers and for other commands, but a build must be prepared only once. */
const isWorker = Boolean(process.env.IS_NEXT_WORKER);
const isBuild = process.argv[2] === 'build' && !isWorker;

/** @type {import('tsx/esm/api').NamespacedUnregister | undefined} */
let typeScript;

/**
 * Loads a module only when it is needed, because every worker of Next.js loads this file. Modules loaded here share
 * what they import.
 */
const loadTs = (/** @type {string} */ file) => {
  typeScript ??= register({ namespace: 'build' });
  return typeScript.import(file, import.meta.url);
};

let isFinished = false;

/** Fails a build in which Next.js never calls onBuildComplete: the site in out/ would still be the old one. */
const failUnlessFinished = (/** @type {string} */ message) =>
  process.once('exit', (code) => {
    if (code !== 0 || isFinished) return;
    console.error(message);
    process.exitCode = 1;
  });

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'the site',

  async modifyConfig(config, { phase, projectDir }) {
    if (phase !== PHASE_PRODUCTION_BUILD || !(isBuild || isWorker)) return config;
    if (isBuild) {
      const { UNFINISHED_BUILD_MESSAGE, prepareBuild } = await loadTs('./prepare.ts');
      await prepareBuild(path.join(projectDir, STAGED_FOLDER));
      failUnlessFinished(UNFINISHED_BUILD_MESSAGE);
    }
    return { ...config, distDir: STAGED_FOLDER };
  },

  async onBuildComplete({ projectDir, distDir }) {
    await (await loadTs('./finish.ts')).finishBuild(path.join(projectDir, STAGED_FOLDER), distDir);
    isFinished = true;
  },
};

export default adapter;
