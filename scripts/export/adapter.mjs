/**
 * What this project adds to `next build` and `next dev`, as a build adapter of Next.js (node_modules/next/dist/docs,
 * "Adapters"). Before a build compiles, the content is checked and the pictures are derived; after it, the pipeline
 * runs and the new site replaces the old one. During `next dev`, each change of the content is checked.
 *
 * IS_NEXT_WORKER and the command in argv are not documented. They are here, and not in next-format.ts, because this
 * file is loaded before TypeScript can be.
 */
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** The folder of the export; out/ stays untouched if the build fails. */
const STAGED = '.staged';

/** Next.js also calls modifyConfig in workers and for other commands, but the work must run once. */
const isWorker = Boolean(process.env.IS_NEXT_WORKER);
const isBuild = process.argv[2] === 'build' && !isWorker;

// Loaded on demand, because each worker of Next.js loads this file.
const load = (/** @type {string} */ file) => tsImport(file, import.meta.url);

let isFinished = false;

/** Fails a build in which Next.js never calls onBuildComplete; otherwise the old site would look like the new one. */
const failUnlessFinished = (/** @type {string} */ complaint) =>
  process.once('exit', (code) => {
    if (code !== 0 || isFinished) return;
    console.error(complaint);
    process.exitCode = 1;
  });

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'the site',

  async modifyConfig(config, { phase, projectDir }) {
    if (phase === PHASE_DEVELOPMENT_SERVER) (await load('./watch.ts')).watch();
    if (phase !== PHASE_PRODUCTION_BUILD || !(isBuild || isWorker)) return config;
    if (isBuild) {
      const { NOT_FINISHED, prepare } = await load('./prepare.ts');
      await prepare(path.join(projectDir, STAGED));
      failUnlessFinished(NOT_FINISHED);
    }
    return { ...config, distDir: STAGED };
  },

  async onBuildComplete({ projectDir, distDir }) {
    await (await load('./finish.ts')).finish(path.join(projectDir, STAGED), distDir);
    isFinished = true;
  },
};

export default adapter;
