/**
 * What this project adds to `next build` and `next dev`, hung in by Next's own door, the build adapter
 * (node_modules/next/dist/docs, "Adapters"). Before a build compiles, the content is checked and the pictures are
 * derived; after the export, the site is made ready for its hosts and put in place of the one before. While `next dev`
 * runs, the content is checked at each change.
 */
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** Where a build exports to, so that a build that fails leaves an earlier good site alone. */
const STAGED = '.staged';

/** Next calls modifyConfig in each of its processes, and for other commands too: the work is for this one alone. */
const isWorker = Boolean(process.env.IS_NEXT_WORKER);
const isBuild = process.argv[2] === 'build' && !isWorker;

// The steps are TypeScript, and each is loaded only where it is taken: Next loads this file often.
const load = (/** @type {string} */ file) => tsImport(file, import.meta.url);

let isFinished = false;

/** Next could end as if all were well and never call onBuildComplete: the site before would go on being published. */
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
      await prepare(path.join(projectDir, STAGED), config.distDir);
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
