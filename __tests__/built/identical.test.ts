import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, plainBuild, secondBuild } from '../hosts/builds';

it('two builds of the same sources and settings have the same files', () => {
  expect(filesOf(secondBuild)).toEqual(filesOf(plainBuild));
});

it('two builds of the same sources and settings are identical byte for byte', () => {
  const differing = filesOf(plainBuild).filter((file) => {
    const [one, other] = [plainBuild, secondBuild].map(({ folder }) =>
      readFileSync(path.join(folder, file)),
    );
    return !one || !other?.equals(one);
  });
  expect(differing).toEqual([]);
});
