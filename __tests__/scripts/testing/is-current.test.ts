import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProblem } from '@/scripts/testing/is-current';

let place: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'current-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function write(name: string, minute: number): string {
  const file = path.join(place, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, minute * 60, minute * 60);
  return file;
}

it.each([
  ['is missing', [3, 1], undefined],
  ['is older than its sources', [1, 3], 2],
  [undefined, [1, 2], 3],
])('a build %s', (problem, minutes, built) => {
  const sources = minutes.map((minute) => write(`app/${minute}.ts`, minute));
  if (built !== undefined) write('out/index.html', built);
  expect(buildProblem(path.join(place, 'out'), sources)).toBe(problem);
});
