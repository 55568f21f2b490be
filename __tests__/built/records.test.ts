import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGE_SIZE } from '@/lib/records/pagination';
import {
  ALL_SHARD,
  getBlock,
  getBlockShard,
  getShardFile,
  readShard,
  SEARCH_SHARD,
} from '@/lib/records/record-shards';
import { getWireSize } from '@/scripts/testing/published-files';
import { MANY_RECORDS } from '@/scripts/testing/variants';
import { councilBuild, plainBuild, readText, type Build } from '../hosts/builds';

const ROWS = 'student-records/rows';

/** In bytes over the wire, for a large council. Only the search shard grows with the number of records. */
const BUDGETS = { opening: 1_000, tenPages: 30_000, search: 90_000 };

function getRevision({ folder }: Build): string {
  const revisions = readdirSync(path.join(folder, ROWS));
  expect(revisions).toHaveLength(1);
  return revisions.join();
}

const getShardPath = (build: Build, name: string) =>
  path.join(ROWS, getRevision(build), getShardFile(name));

const getSize = (build: Build, name: string) =>
  getWireSize(path.join(build.folder, getShardPath(build, name)));

it('opening the screen transfers no more for many records than for few', () => {
  const getOpeningSize = (build: Build) =>
    getWireSize(path.join(build.folder, 'student-records.html')) + getSize(build, getBlockShard(0));
  expect(getOpeningSize(councilBuild) - getOpeningSize(plainBuild)).toBeLessThan(BUDGETS.opening);
});

it('pressing Next ten times, and a search, stay within their budgets', () => {
  const positions = Array.from({ length: 11 }, (_, page) => page * PAGE_SIZE);
  const blocks = [...new Set(positions.map(getBlock))];
  const bytes = blocks.reduce((sum, block) => sum + getSize(councilBuild, getBlockShard(block)), 0);
  expect(bytes).toBeLessThan(BUDGETS.tenPages);
  expect(getSize(councilBuild, SEARCH_SHARD)).toBeLessThan(BUDGETS.search);
});

it('the blocks contain all rows in order', () => {
  const read = (name: string) =>
    readShard(
      getRevision(councilBuild),
      name,
      readText(councilBuild, getShardPath(councilBuild, name)),
    );
  const blocks = Array.from({ length: getBlock(MANY_RECORDS - 1) + 1 }, (_, block) =>
    read(getBlockShard(block)),
  );
  expect(blocks.join('\n')).toBe(read(ALL_SHARD));
  expect(blocks.join('\n').split('\n')).toHaveLength(MANY_RECORDS);
});
