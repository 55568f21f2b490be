/** Does what docs/content.md says, as it says it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { environmentWith } from './project-copy';
import { untilAnswers } from './until-answers';

/** Where somebody follows a recipe: a copy of the project, and a home folder with the pictures and records to put in. */
export interface Desk {
  copy: string;
  home: string;
}

const PHOTOS = ['state-team.jpg', 'agra.jpg', 'council.png'];

/** What waits until it is stopped, and the address at which it then answers. */
const SERVING = 'npm start';
const SERVED = 'http://localhost:3000';

/** What takes minutes: builds, servers, and what looks at every picture of every screen. */
const SLOW = /^(npm (start|run (screenshot|test|variants))|npx next build$)/;

/** Makes a home folder with what the recipes take from there. */
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

const environmentOf = ({ home }: Desk): NodeJS.ProcessEnv =>
  Object.assign(environmentWith({}), { HOME: home, NODE_ENV: undefined });

/**
 * Runs lines of a shell in the copy.
 *
 * @returns what they print
 * @throws Error with that, when one of them fails
 */
export function type(desk: Desk, commands: string, environment = environmentOf(desk)): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
    cwd: desk.copy,
    env: environment,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`${commands}\n${stdout}${stderr}`);
  return stdout;
}

/** What a person tells a line by: its first word; of a text in both languages, that of the English one. */
const beginning = (line: string) =>
  /^((export )?const )?\S+/.exec(line.trim().replace(/^\{ en: /, ''))?.[0];

/** Puts an entry below the line that ends in `= [`, or each line in the place of the one that begins with its word. */
function edit({ copy }: Desk, file: string, block: string): void {
  const location = path.join(copy, file);
  const lines = readFileSync(location, 'utf8').split('\n');
  if (block.trimStart().startsWith('{\n')) {
    const list = lines.findIndex((line) => line.endsWith('= ['));
    if (list < 0) throw new Error(`${file}: no line ends in = [`);
    lines.splice(list + 1, 0, block.trimEnd());
  } else {
    for (const line of block.trimEnd().split('\n')) {
      const found = lines.filter((other) => beginning(other) === beginning(line));
      // None, and a person would not know where; two, and not which; one that goes on below, and half of it would stay.
      if (found.length !== 1 || !/[,;](\s*\/\/.*)?$/.test(found.join())) {
        throw new Error(`${file}: ${found.length} lines begin as this one does: ${line}`);
      }
      lines[lines.indexOf(found.join())] = line;
    }
  }
  writeFileSync(location, lines.join('\n'));
}

/** Does some work while the copy's site is served. */
async function whileServed(desk: Desk, work: () => string): Promise<string> {
  // In a group of its own, for npm starts others.
  const server = spawn('sh', ['-ec', SERVING], {
    cwd: desk.copy,
    env: environmentOf(desk),
    detached: true,
  });
  const log: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => log.push(text.toString()));
  }
  try {
    await untilAnswers(server, SERVED, log);
    return work();
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

/**
 * Follows a recipe.
 *
 * @param isWhole whether what takes minutes is done as well
 * @returns what its commands print
 * @throws Error when it cannot be followed as it is written, or a command fails
 */
export async function follow(
  desk: Desk,
  number: number,
  { isWhole = false } = {},
): Promise<string> {
  const guide = readFileSync(path.join(desk.copy, 'docs/content.md'), 'utf8');
  const [, text = ''] = guide.split(new RegExp(`^## ${number}\\. .+$`, 'm'));
  const [recipe = ''] = text.split(/^## /m);
  const blocks = [...recipe.matchAll(/^```(sh|ts (\S+))\n([\s\S]*?)^```$/gm)];
  if (blocks.length === 0) throw new Error(`docs/content.md has no recipe ${number}`);
  const isServing = blocks.some(([, , , block]) => block?.trim() === SERVING);
  const followAll = () =>
    blocks
      .map(([, , file, block = '']) => {
        if (file) {
          edit(desk, file, block);
          return '';
        }
        const lines = block.split('\n').filter((line) => line !== SERVING);
        return type(desk, lines.filter((line) => isWhole || !SLOW.test(line)).join('\n'));
      })
      .join('');
  return isServing && isWhole ? whileServed(desk, followAll) : followAll();
}
