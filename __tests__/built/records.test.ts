import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getWireSize } from '@/scripts/testing/published-files';
import { PAGE_SIZE } from '@/lib/records/pagination';
import {
  ALL_SHARD,
  getBlock,
  getBlockShard,
  getShardFile,
  readShard,
  SEARCH_SHARD,
} from '@/lib/records/record-shards';
import { MANY_RECORDS } from '@/scripts/testing/variants';
import { councilBuild, plainBuild, readText, type Build } from '../hosts/builds';

const ROWS = 'student-records/rows';

/** Bytes over the wire, for the records of a large council; what is searched grows with them, and nothing else. */
const BUDGETS = { opening: 1_000, tenPages: 30_000, search: 90_000 };

function publicationOf({ folder }: Build): string {
  const [revision, ...others] = readdirSync(path.join(folder, ROWS));
  expect(others).toEqual([]);
  return revision ?? '';
}

const partPath = (build: Build, name: string) =>
  path.join(ROWS, publicationOf(build), getShardFile(name));

const sizeOf = (build: Build, name: string) =>
  getWireSize(path.join(build.folder, partPath(build, name)));

it('opening the screen sends as much for many records as for few', () => {
  const opening = (build: Build) =>
    getWireSize(path.join(build.folder, 'student-records.html')) + sizeOf(build, getBlockShard(0));
  expect(opening(councilBuild) - opening(plainBuild)).toBeLessThan(BUDGETS.opening);
});

it('ten times Next sends little', () => {
  const positions = Array.from({ length: 11 }, (_, page) => page * PAGE_SIZE);
  const blocks = [...new Set(positions.map(getBlock))];
  const bytes = blocks.reduce((sum, block) => sum + sizeOf(councilBuild, getBlockShard(block)), 0);
  expect(bytes).toBeLessThan(BUDGETS.tenPages);
});

it('a search sends what is searched', () => {
  expect(sizeOf(councilBuild, SEARCH_SHARD)).toBeLessThan(BUDGETS.search);
});

it('the blocks hold all rows, in their order', () => {
  const read = (name: string) =>
    readShard(
      publicationOf(councilBuild),
      name,
      readText(councilBuild, partPath(councilBuild, name)),
    );
  const blocks = Array.from({ length: getBlock(MANY_RECORDS - 1) + 1 }, (_, block) =>
    read(getBlockShard(block)),
  );
  expect(blocks.join('\n')).toBe(read(ALL_SHARD));
  expect(blocks.join('\n').split('\n')).toHaveLength(MANY_RECORDS);
});
