import { utimesSync } from 'node:fs';
import { buildProblem } from '@/scripts/testing/is-current';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

it('a build cannot be tested if it is missing, or older than one of its sources', () => {
  const writeAt = (second: number, name: string) => utimesSync(write(name), second, second);
  const sources = ['app/1.ts', 'app/2.ts', 'app/3.ts'].map((name) => at(name));
  for (const second of [1, 2, 3]) writeAt(second, `app/${second}.ts`);
  expect(buildProblem(at('out'), sources)).toBe('is missing');
  writeAt(2, 'out/index.html');
  expect(buildProblem(at('out'), sources)).toBe('is older than its sources');
  expect(buildProblem(at('out'), sources.slice(0, 2))).toBeUndefined();
});
