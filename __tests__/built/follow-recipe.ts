/** Follows the recipes of docs/content.md literally. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readSettings, SETTING_VARIABLES } from '@/lib/urls/settings.mjs';
import { checkSite } from '@/scripts/content/check-site';
import { createReport } from '@/scripts/content/report';
import { createEnvironment } from '@/scripts/testing/project-copy';
import { ROWS, TITLES } from '../support/records-file';

/** Where a recipe is followed: a copy of the project, and a home folder with the pictures and records that it uses. */
export interface Workspace {
  copy: string;
  home: string;
}

const PHOTOS = ['state-team.jpg', 'agra.jpg', 'council.png'];

/** Commands that take minutes: builds and the visual tests. Only their names are checked. */
const SLOW = /^(npm test|npx next build$)/;

/** Makes a home folder with the files that the recipes copy from there. */
export async function makeHome(): Promise<string> {
  const home = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  mkdirSync(path.join(home, 'Pictures'));
  mkdirSync(path.join(home, 'Documents'));
  const photo = sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#174a85' },
  });
  for (const name of PHOTOS) await photo.toFile(path.join(home, 'Pictures', name));
  writeFileSync(path.join(home, 'Documents/records.csv'), [TITLES, ...ROWS].join('\r\n'));
  return home;
}

/**
 * Runs shell commands in the copy.
 *
 * @returns their output
 * @throws Error with the output if one of them fails
 */
export function runCommands({ copy, home }: Workspace, commands: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
    cwd: copy,
    env: Object.assign(createEnvironment({}), { HOME: home, NODE_ENV: undefined }),
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`${commands}\n${stdout}${stderr}`);
  return stdout;
}

/** What identifies a line for a person: its indentation and its first word. */
const getBeginning = (line: string) => /^\s*((export )?const )?[\w-]+/.exec(line)?.[0];

/** Inserts an entry above the first one of a file, or replaces each line that has the same beginning. */
function editFile({ copy }: Workspace, file: string, block: string): void {
  const location = path.join(copy, file);
  const lines = readFileSync(location, 'utf8').split('\n');
  if (block.startsWith('- ')) {
    const first = lines.findIndex((line) => line.startsWith('- '));
    if (first < 0) throw new Error(`${file}: no line begins with -`);
    lines.splice(first, 0, ...block.trimEnd().split('\n'));
  } else {
    for (const line of block.trimEnd().split('\n')) {
      const found = lines.filter((other) => getBeginning(other) === getBeginning(line));
      // A person could not follow it: the line is missing, ambiguous, or continues on the next line.
      if (found.length !== 1 || /[:|>[{]$/.test(found.join())) {
        throw new Error(`${file}: ${found.length} lines begin as this one does: ${line}`);
      }
      lines[lines.indexOf(found.join())] = line;
    }
  }
  writeFileSync(location, lines.join('\n'));
}

/** The command of the content check, which can run within this process. */
const CHECK = 'npm run content:check';

/**
 * Runs the content check of a copy, and returns its output.
 *
 * @param environment the settings of the build
 */
export async function check({ copy }: Workspace, environment: Settings = {}): Promise<string> {
  const unknown = Object.keys(environment).filter(
    (name) => !SETTING_VARIABLES.some((one) => one === name),
  );
  if (unknown.length > 0) throw new Error(`the site has no setting ${unknown.join(', ')}`);
  readSettings(environment);
  const options = { isStrict: false, environment };
  const { lines, exitCode } = createReport(await checkSite(copy), options);
  if (exitCode !== 0) throw new Error(lines.join('\n'));
  return lines.join('\n');
}

type Settings = Record<string, string | undefined>;

/** Runs shell commands one by one: the content check within this process, and slow commands not at all. */
async function runInTurn(workspace: Workspace, lines: readonly string[]): Promise<string> {
  let settings: Settings = {};
  const printed: string[] = [];
  for (const line of lines.filter((one) => one !== '' && !SLOW.test(one))) {
    const [, exported] = /^export (.+)$/.exec(line) ?? [];
    if (exported) settings = Object.fromEntries(exported.split(' ').map((pair) => pair.split('=')));
    else if (line.startsWith('unset ')) settings = {};
    else if (line === CHECK) printed.push(await check(workspace, settings));
    else printed.push(runCommands(workspace, line));
  }
  return printed.join('\n');
}

/**
 * Follows a recipe.
 *
 * @returns the output of its commands
 * @throws Error if it cannot be followed literally, or a command fails
 */
export async function followRecipe(workspace: Workspace, number: number): Promise<string> {
  const guide = readFileSync('docs/content.md', 'utf8');
  const [, text = ''] = guide.split(new RegExp(`^## ${number}\\. .+$`, 'm'));
  const [recipe = ''] = text.split(/^## /m);
  const blocks = [...recipe.matchAll(/^```(sh|(?:ts|yaml) (\S+))\n([\s\S]*?)^```$/gm)];
  if (blocks.length === 0) throw new Error(`docs/content.md has no recipe ${number}`);
  const printed: string[] = [];
  for (const [, , file, block = ''] of blocks) {
    if (file) editFile(workspace, file, block);
    else printed.push(await runInTurn(workspace, block.split('\n')));
  }
  return printed.join('\n');
}
