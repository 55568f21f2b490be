/**
 * Reads what is published for searching and searches it, in a process of its own that has nothing else in its memory:
 * `node --expose-gc --import tsx bench/search-child.ts file`. Prints what it measured as JSON.
 */
import { readFileSync } from 'node:fs';
import { readSearchText, searchRecords, type SearchIndex } from '@/lib/record-search';
import type { SearchTimes } from './search';
import { median } from './statistics';

/** What visitors may type; the last is an emptied input. */
const QUERIES = ['a', 'ka', 'karate', 'zz-none', ''];

const SAMPLES = 200;

function memoryInUse(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Milliseconds that a search takes, the median of many. */
function timeOf(index: SearchIndex, query: string): number {
  const samples = Array.from({ length: SAMPLES }, () => {
    const start = performance.now();
    searchRecords(index, query);
    return performance.now() - start;
  });
  return median(samples);
}

function measure(file: string): SearchTimes {
  const before = memoryInUse();
  const start = performance.now();
  const index = readSearchText(readFileSync(file, 'utf8'));
  const reading = performance.now() - start;
  const bytesPerRecord = (memoryInUse() - before) / index.ends.length;
  const times = QUERIES.map((query) => ({ query, milliseconds: timeOf(index, query) }));
  return { count: index.ends.length, reading, bytesPerRecord, times };
}

console.log(JSON.stringify(measure(process.argv[2] ?? '')));
