/**
 * `npm test`: runs all tests, stage by stage, so that each stage has all processors. A failed step does not stop the
 * others; the end of the output lists all failures. `npm run test:quick` runs the steps that take a minute or two,
 * `npm test -- <suite> [options]` runs one suite and passes the options to its program.
 */
import { spawn, spawnSync } from 'node:child_process';
import { SETTING_VARIABLES } from '@/lib/urls/settings.mjs';
import { runInParallel } from '@/scripts/shared/in-parallel';

const JEST_ON_BUILDS =
  'jest --config jest.builds.config.mjs --maxWorkers=100% --workerIdleMemoryLimit=256MB';

/** The commands of all suites, with programs of node_modules/.bin. */
const SUITES: Record<string, string> = {
  'set-up': 'tsx testing/install.ts',
  build: 'next build',
  variants: 'tsx testing/build-variants.ts',
  lint: 'npm run lint',
  format: 'prettier --check --log-level warn .',
  structure: 'npm run structure',
  types: 'npm run typecheck',
  unit: 'jest --workerIdleMemoryLimit=1GB',
  e2e: 'playwright test',
  rebuild: `${JEST_ON_BUILDS} rebuild`,
  // One run of Jest for three suites, so that no processor waits for the slowest test of each suite.
  published: `${JEST_ON_BUILDS} built hosts webkit`,
  built: `${JEST_ON_BUILDS} built`,
  hosts: `${JEST_ON_BUILDS} hosts`,
  webkit: `${JEST_ON_BUILDS} webkit`,
  visual: 'tsx testing/build-variants.ts fixture && playwright test --grep @visual',
  sample: 'CONTENT_FOLDER=data jest __tests__/specification',
};

/** What runs before each commit. The longest comes first, so that no processor waits for it at the end. */
const QUICK_STAGE = ['unit', 'types', 'format', 'lint', 'structure'];

/** Mostly waits for the network, so it takes no processor from the others. */
const isWaiting = (step: string) => step === 'set-up';

/** The steps of a stage run in parallel, at most one per processor. */
const STAGES = [
  ['set-up', 'variants', 'build'],
  // Each uses one processor.
  ['rebuild', ...QUICK_STAGE],
  // Each uses all processors.
  ['e2e'],
  ['published'],
];

interface Result {
  hasPassed: boolean;
  /** The verdict in words. */
  summary: string;
  output: string;
}

/** Matches lines about passed tests, which are left out where the output of a failed step is repeated. */
const PASSED_TEST = /^\s*(✓|√|ok\b|PASS\b|-\s)/;

async function runStep(step: string): Promise<Result> {
  const startedAt = Date.now();
  const child = spawn(SUITES[step] ?? '', {
    shell: true,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      process.stdout.write(text);
    });
  }
  const hasPassed = (await new Promise((resolve) => child.on('close', resolve))) === 0;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const summary = `${hasPassed ? 'passed' : 'FAILED'} after ${seconds} s`;
  console.log(`\n== ${step}: ${summary}\n`);
  return { hasPassed, summary, output };
}

/** Runs one suite with further options, and exits with the status of its program. */
function runSuite(name: string, options: readonly string[]): never {
  const command = SUITES[name];
  if (command === undefined) {
    console.error(`There is no suite ${name}, but these: ${Object.keys(SUITES).join(', ')}`);
    process.exit(1);
  }
  const args = ['-c', `${command} "$@"`, name, ...options];
  const { status } = spawnSync('sh', args, { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** What Git sees in the work tree, which the tests must not change. */
function readWorkTree(): string {
  const options = { shell: true, encoding: 'utf8', maxBuffer: Infinity } as const;
  return spawnSync('git status --porcelain && git diff HEAD', options).stdout;
}

// The steps run without settings of the site that the shell may have.
for (const name of SETTING_VARIABLES) delete process.env[name];

const [suite, ...options] = process.argv.slice(2);
if (suite !== undefined && suite !== 'quick') runSuite(suite, options);

const [stages, duration] =
  suite === 'quick' ? [[QUICK_STAGE], 'one minute'] : [STAGES, 'eight minutes'];
const steps = stages.flat();
console.log(`Steps: ${steps.join(', ')}. They take some ${duration} on two processors.\n`);
const results = new Map<string, Result>();
const workTree = readWorkTree();
for (const stage of stages) {
  const run = async (step: string) => void results.set(step, await runStep(step));
  const busySteps = stage.filter((step) => !isWaiting(step));
  await Promise.all([...stage.filter(isWaiting).map(run), runInParallel(busySteps, run)]);
  // The later stages need what the first one makes.
  if (stage === stages[0] && stage.some((step) => !results.get(step)?.hasPassed)) break;
}

const failed = steps.filter((step) => !results.get(step)?.hasPassed);
for (const step of failed.filter((name) => results.has(name))) {
  const lines = results
    .get(step)
    ?.output.split('\n')
    .filter((line) => !PASSED_TEST.test(line));
  console.log(`\n== ${step} failed:\n\n${lines?.join('\n').trim()}`);
  console.log(`\nTo repeat it alone: npm test -- ${step}`);
}
console.log();
for (const step of steps) console.log(step.padEnd(10), results.get(step)?.summary ?? 'not run');
const isUnchanged = readWorkTree() === workTree;
if (!isUnchanged) console.log('The tests changed files of the project: see git status');
process.exitCode = failed.length === 0 && isUnchanged ? 0 : 1;
