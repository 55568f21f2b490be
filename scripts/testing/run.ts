/**
 * `npm test`: everything, one step after the other, each with all of the machine's processors to itself. A step that fails
 * lets the others end; at the end all failures stand together.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inParallel } from '../export/in-parallel';
import { environmentWith } from './project-copy';

interface Step {
  name: string;
  /** A program in node_modules/.bin with its arguments. */
  command: string;
  /** The step without which this one makes no sense. */
  needs?: string;
}

const project = path.join(import.meta.dirname, '../..');

const cores = availableParallelism();

/** The steps of a stage run beside each other, as many as there are processors; those that use them all stand alone. */
const STAGES: readonly (readonly Step[])[] = [
  [{ name: 'set-up', command: 'tsx scripts/testing/install.ts' }],
  [{ name: 'note', command: 'tsx scripts/testing/work-tree.ts --note' }],
  [{ name: 'build', command: 'next build' }],
  [
    { name: 'types', command: 'npm run typecheck' },
    { name: 'lint', command: 'eslint . --max-warnings 0' },
    { name: 'format', command: 'prettier --check --log-level warn .' },
  ],
  [{ name: 'unit', command: `jest --maxWorkers=${cores}` }],
  [{ name: 'variants', command: 'tsx scripts/testing/build-variants.ts', needs: 'build' }],
  [{ name: 'e2e', command: 'playwright test', needs: 'variants' }],
  ...['built', 'hosts', 'webkit'].map((name): Step[] => [
    {
      name,
      command: `jest --config jest.built.config.mjs --maxWorkers=${cores} ${name}`,
      needs: 'variants',
    },
  ]),
  [{ name: 'work tree', command: 'tsx scripts/testing/work-tree.ts', needs: 'note' }],
];

interface Result {
  hasPassed: boolean;
  seconds: number;
  printed: string;
}

const results = new Map<string, Result>();

/** Lines that tell of what passed; a step that failed is told of without them. */
const PASSED = /^\s*(✓|√|ok\b|PASS\b|-\s)/;

/** The site is tested as it is built without settings, whatever is set where the tests run. */
const environment = environmentWith({
  NODE_ENV: undefined,
  PATH: `${path.join(project, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  FORCE_COLOR: '0',
});

async function run({ name, command, needs }: Step): Promise<void> {
  if (needs && !results.get(needs)?.hasPassed) return;
  const begin = Date.now();
  const child = spawn(command, {
    shell: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
      process.stdout.write(text);
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (Date.now() - begin) / 1000;
  results.set(name, { hasPassed: status === 0, seconds, printed });
  console.log(
    `\n== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(0)} s\n`,
  );
}

const begin = Date.now();
for (const stage of STAGES) {
  await inParallel(stage, run);
  // It has said what is to be done.
  if (results.get('set-up')?.hasPassed === false) process.exit(1);
}

const steps = STAGES.flat();
for (const { name } of steps) {
  const result = results.get(name);
  if (!result || result.hasPassed) continue;
  const lines = result.printed.split('\n').filter((line) => !PASSED.test(line));
  console.log(`\n== ${name} failed:\n\n${lines.join('\n').trim()}`);
}
console.log();
for (const { name } of steps) {
  const result = results.get(name);
  const outcome = !result ? 'not run' : result.hasPassed ? 'passed' : 'FAILED';
  console.log(`${name.padEnd(10)} ${outcome.padEnd(8)} ${result?.seconds.toFixed(0) ?? '–'} s`);
}
const passed = steps.filter(({ name }) => results.get(name)?.hasPassed).length;
console.log(`In all ${((Date.now() - begin) / 1000).toFixed(0)} s. Steps:`);
console.log(`${passed} passed, ${steps.length - passed} failed`);
process.exitCode = passed === steps.length ? 0 : 1;
