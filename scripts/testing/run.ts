/**
 * `npm test`: runs all tests, stage by stage, so that each stage has all processors. A failed step does not stop the
 * others; the end of the output lists all failures. `npm run test:quick` runs the steps that take a minute or two,
 * `npm test -- <suite> [options]` runs one suite and passes the options to its program.
 */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runInParallel } from '../shared/in-parallel';
import { createEnvironment } from './project-copy';
import { PROJECT } from '../shared/project';

interface Step {
  name: string;
  /** A program in node_modules/.bin with its arguments. */
  command: string;
  /** The name of a step that must have passed before. */
  needs?: string;
}

const processors = availableParallelism();

const builtTestsCommand = `jest --config jest.built.config.mjs --maxWorkers=${processors}`;

/** Commands that run one suite. e2e, built, hosts and webkit test the output of `npm run build` and of variants. */
const SUITES: Record<string, string> = {
  unit: `jest --maxWorkers=${processors}`,
  e2e: 'playwright test',
  built: `${builtTestsCommand} built`,
  hosts: `${builtTestsCommand} hosts`,
  webkit: `${builtTestsCommand} webkit`,
  visual: 'tsx scripts/testing/build-variants.ts fixture && playwright test --grep @visual',
  sample: 'jest --config jest.sample.config.mjs',
  variants: 'tsx scripts/testing/build-variants.ts',
};

/** The steps of `npm run test:quick`, to run before each commit. */
const QUICK_STEPS = ['format', 'lint', 'structure', 'types', 'unit'];

/** The steps of a stage run in parallel, at most one per processor. Most stages have one step, which uses them all. */
const STAGES: readonly (readonly Step[])[] = [
  [{ name: 'set-up', command: 'tsx scripts/testing/install.ts' }],
  [
    // Each mostly uses one processor, so that the builds run beside the other steps.
    { name: 'build', command: 'next build' },
    { name: 'lint', command: 'eslint . --max-warnings 0' },
    { name: 'format', command: 'prettier --check --log-level warn .' },
    { name: 'structure', command: 'npm run structure' },
    { name: 'types', command: 'npm run typecheck' },
    { name: 'unit', command: `jest --maxWorkers=${Math.max(1, processors - 1)}` },
    createStep('variants', 'build'),
  ],
  [createStep('e2e', 'variants')],
  // One run of Jest for three suites, so that no processor waits for the slowest test of each suite.
  [{ name: 'built', command: `${builtTestsCommand} built hosts webkit`, needs: 'variants' }],
];

function createStep(name: string, needs?: string): Step {
  return { name, command: SUITES[name] ?? '', needs };
}

interface StepResult {
  hasPassed: boolean;
  seconds: number;
  output: string;
}

/** The results of the steps that have begun. A step that was not run has none. */
const results = new Map<string, Promise<StepResult | undefined>>();

/** Matches lines about passed tests, which the summary of a failed step omits. */
const PASSED_TEST = /^\s*(✓|√|ok\b|PASS\b|-\s)/;

/** The environment of the steps, without settings of the site that the shell may have. */
const environment = createEnvironment({
  NODE_ENV: undefined,
  PATH: `${path.join(PROJECT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  FORCE_COLOR: '0',
});

async function runStep({ name, command, needs }: Step): Promise<StepResult | undefined> {
  if (needs && !(await results.get(needs))?.hasPassed) return undefined;
  const startedAt = Date.now();
  const child = spawn(command, {
    shell: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      process.stdout.write(text);
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(
    `\n== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(0)} s\n`,
  );
  return { hasPassed: status === 0, seconds, output };
}

/** Runs one suite with the given options, and exits with the status of its program. */
function runSuite(name: string, options: readonly string[]): never {
  const command = SUITES[name];
  if (command === undefined) {
    console.error(`There is no suite ${name}, but these: ${Object.keys(SUITES).join(', ')}`);
    process.exit(1);
  }
  // Each option is quoted, so that it stays one argument.
  const quotedOptions = options.map((option) => `'${option.replaceAll("'", "'\\''")}'`);
  const { status } = spawnSync([command, ...quotedOptions].join(' '), {
    shell: true,
    env: { ...environment, FORCE_COLOR: undefined },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

/** What Git sees in the work tree, which the tests must not change; undefined without Git. */
function readWorkTree(): string | undefined {
  const command = 'git status --porcelain && git diff HEAD';
  const { status, stdout } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout : undefined;
}

const [suite, ...options] = process.argv.slice(2);
const isQuick = suite === 'quick';
if (suite !== undefined && !isQuick) runSuite(suite, options);
const stages = STAGES.map((stage) =>
  stage.filter(({ name }) => !isQuick || QUICK_STEPS.includes(name)),
);

const startedAt = Date.now();
const workTree = readWorkTree();
for (const stage of stages) {
  await runInParallel(stage, async (step) => {
    const result = runStep(step);
    results.set(step.name, result);
    await result;
  });
  // The message of the set-up step says what to do.
  if ((await results.get('set-up'))?.hasPassed === false) process.exit(1);
}

const steps = await Promise.all(
  stages.flat().map(async ({ name }) => ({ name, result: await results.get(name) })),
);
for (const { name, result } of steps) {
  if (!result || result.hasPassed) continue;
  const lines = result.output.split('\n').filter((line) => !PASSED_TEST.test(line));
  console.log(`\n== ${name} failed:\n\n${lines.join('\n').trim()}`);
}
console.log();
for (const { name, result } of steps) {
  const outcome = !result ? 'not run' : result.hasPassed ? 'passed' : 'FAILED';
  console.log(`${name.padEnd(10)} ${outcome.padEnd(8)} ${result?.seconds.toFixed(0) ?? '–'} s`);
}
const passedCount = steps.filter(({ result }) => result?.hasPassed).length;
console.log(`In all ${((Date.now() - startedAt) / 1000).toFixed(0)} s. Steps:`);
console.log(`${passedCount} passed, ${steps.length - passedCount} failed`);
if (workTree === undefined) console.log('Not checked whether the tests change files: no Git here');
const isUnchanged = readWorkTree() === workTree;
if (!isUnchanged) console.log('The tests changed files of the project: see git status');
process.exitCode = passedCount === steps.length && isUnchanged ? 0 : 1;
