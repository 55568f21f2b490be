import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toCsv } from '@/lib/csv';
import { writeSearchText } from '@/lib/record-search';
import { realisticRecords } from '@/scripts/testing/realistic-records';
import { count, milliseconds, table, type Section } from './report';

/** What the child process measured. */
export interface SearchTimes {
  count: number;
  /** Milliseconds that it takes to make what is fetched ready for searching. */
  reading: number;
  bytesPerRecord: number;
  /** Milliseconds for each query. */
  times: readonly { query: string; milliseconds: number }[];
}

/** Numbers of records, and the milliseconds that a key may take, where that is fixed. */
const COUNTS = new Map<number, number | undefined>([
  [300, 1],
  [10_000, undefined],
  [70_000, 4],
]);

const CHILD = path.join(import.meta.dirname, 'search-child.ts');
/** The exported text of so many made-up records. */
export const sampleCsv = (records: number) => toCsv(realisticRecords(records));

function runChild(file: string): SearchTimes {
  const args = ['--expose-gc', '--import', 'tsx', CHILD, file];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('the search could not be measured');
  return JSON.parse(stdout) as SearchTimes;
}

const slowest = ({ times }: SearchTimes) =>
  Math.max(...times.map(({ milliseconds: time }) => time));

function searchRow(measured: SearchTimes): string[] {
  const target = COUNTS.get(measured.count);
  return [
    count(measured.count),
    ...measured.times.map(({ milliseconds: time }) => milliseconds(time)),
    target === undefined ? '' : String(target),
    milliseconds(measured.reading),
    count(measured.bytesPerRecord),
  ];
}

/** Measures the search of records, from the site's number of them to all that certificate numbers are enough for. */
export function measureSearch(): Section {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const results = [...COUNTS.keys()].map((records) => {
    const file = path.join(folder, String(records));
    writeFileSync(file, writeSearchText(realisticRecords(records)));
    return runChild(file);
  });
  rmSync(folder, { recursive: true });
  const queries = results[0]?.times.map(({ query }) => query) ?? [];
  return {
    title: 'Search',
    body: [
      'Milliseconds for one key on this machine, by what is in the input then (a phone takes some four times as long); milliseconds to make ready what is searched; bytes of memory for each record:',
      table(
        [
          'records',
          ...queries.map((query) => (query === '' ? 'nothing' : `\`${query}\``)),
          'target',
          'reading',
          'bytes a record',
        ],
        results.map(searchRow),
      ),
    ].join('\n\n'),
    missed: results
      .filter((result) => slowest(result) > (COUNTS.get(result.count) ?? Infinity))
      .map(
        (result) => `search of ${count(result.count)}: ${milliseconds(slowest(result))} ms a key`,
      ),
  };
}
