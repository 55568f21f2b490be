import { utimesSync } from 'node:fs';
import { buildProblem } from '@/scripts/testing/is-current';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

function writeAt(minute: number, name: string): string {
  const file = write(name);
  utimesSync(file, minute * 60, minute * 60);
  return file;
}

it.each([
  ['is missing', [3, 1], undefined],
  ['is older than its sources', [1, 3], 2],
  [undefined, [1, 2], 3],
])('the problem of a build: %s', (problem, minutes, built) => {
  const sources = minutes.map((minute) => writeAt(minute, `app/${minute}.ts`));
  if (built !== undefined) writeAt(built, 'out/index.html');
  expect(buildProblem(at('out'), sources)).toBe(problem);
});
