import { readSearchText, searchRecords, writeSearchText } from '@/lib/records/record-search';
import { createRealisticRecords } from '@/scripts/testing/realistic-records';
import { count, formatMilliseconds, formatTable, type Section } from './report';
import { median } from './statistics';

/** Numbers of records; with a target, in milliseconds for each key. */
const CASES = [{ records: 300, target: 1 }, { records: 10_000 }, { records: 70_000, target: 4 }];

/** What visitors may type; the last one empties the input. */
const QUERIES = ['a', 'ka', 'karate', 'zz-none', ''];
const SAMPLES = 200;

function measureTime(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function measure({ records, target }: { records: number; target?: number }) {
  const text = writeSearchText(createRealisticRecords(records));
  const reading = measureTime(() => readSearchText(text));
  const index = readSearchText(text);
  const keys = QUERIES.map((query) =>
    median(Array.from({ length: SAMPLES }, () => measureTime(() => searchRecords(index, query)))),
  );
  return { records, target, keys, reading };
}

/** Measures the search of records, up to the number that certificate numbers allow. */
export function measureSearch(): Section {
  const results = CASES.map(measure);
  return {
    title: 'Search',
    body: [
      'Milliseconds in Node.js for one key, by the text in the input, and to read the search shard:',
      formatTable(
        ['records', ...QUERIES.map((query) => `\`${query || 'nothing'}\``), 'target', 'reading'],
        results.map(({ records, keys, target, reading }) => [
          count(records),
          ...keys.map(formatMilliseconds),
          target === undefined ? '' : String(target),
          formatMilliseconds(reading),
        ]),
      ),
    ].join('\n\n'),
    missed: results
      .filter(({ keys, target = Infinity }) => Math.max(...keys) > target)
      .map(({ records }) => `search: a key among ${count(records)} records takes too long`),
  };
}
