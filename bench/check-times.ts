import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { toCsv } from '@/lib/records/csv';
import { copyForCommands, createEnvironment } from '@/scripts/testing/project-copy';
import { createRealisticRecords } from '@/scripts/testing/realistic-records';
import { count, formatTable, type Section } from './report';
import { median } from './statistics';

const RECORDS = 70_000;
const PICTURES = 1_000;

/** Gives a copy of the project as much content as a council may have. */
function enlarge(folder: string): void {
  const makePicture = (number: number) =>
    path.join(folder, `public/assets/gallery/image${number}.jpg`);
  const numbers = Array.from({ length: PICTURES }, (_, index) => index + 1);
  for (const number of numbers.slice(1)) copyFileSync(makePicture(1), makePicture(number));
  const descriptions = numbers.map((number) => ({ en: `Picture ${number}` }));
  writeFileSync(path.join(folder, 'data/gallery.yaml'), stringify(descriptions));
  const records = toCsv(createRealisticRecords(RECORDS));
  writeFileSync(path.join(folder, 'data/student-records.csv'), records);
}

/** The time of the command in a folder, in seconds. */
function timeCheck(folder: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'content:check'], {
    cwd: folder,
    env: createEnvironment({}),
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(`the content of ${folder} has issues:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

/** Measures `npm run content:check` with the real content, and with as much as a council may have. */
export function measureCheck(runs: number): Section {
  const own = copyForCommands('bench-check');
  const large = copyForCommands('bench-check-large');
  enlarge(large);
  const results = [
    { content: 'as it is', folder: own, target: 1.5 },
    {
      content: `${count(RECORDS)} records, ${count(PICTURES)} pictures`,
      folder: large,
      target: 10,
    },
  ].map(({ folder, ...result }) => {
    const first = timeCheck(folder);
    const again = median(Array.from({ length: runs }, () => timeCheck(folder)));
    return { ...result, first, again };
  });
  return {
    title: 'Check of the content',
    body: [
      'Seconds of `npm run content:check`. The first run reads every picture and bundles the check; later ones read only what has changed:',
      formatTable(
        ['content', 'first', 'again', 'target'],
        results.map(({ content, first, again, target }) => [
          content,
          first.toFixed(1),
          again.toFixed(1),
          String(target),
        ]),
      ),
    ].join('\n\n'),
    missed: results
      .filter(({ again, target }) => again > target)
      .map(({ content, again }) => `check: ${again.toFixed(1)} s for the content: ${content}`),
  };
}
