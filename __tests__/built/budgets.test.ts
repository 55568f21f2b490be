/**
 * Budgets of bytes over the wire: of each page, and of the records of a large council. Those of scripts and fonts are in
 * e2e/budgets.spec.ts.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CSS } from '@/bench/budgets';
import { PAGE_SIZE } from '@/lib/records/pagination';
import {
  getBlockNumber,
  getBlockShardName,
  getShardFile,
  SEARCH_SHARD,
} from '@/lib/records/record-shards';
import { MAX_PAGE_BYTES } from '@/scripts/export/files';
import { findElements, getText, parseHtml } from '@/scripts/export/html';
import { getTransferSize } from '@/testing/published-files';
import { councilBuild, getFiles, plainBuild, readText, type Build } from '../support/builds';

/** Every page of the site once, without the editor. */
const pages = getFiles(plainBuild).filter((file) => /(?<!\/index|^admin)\.html$/.test(file));

/** Opening the records screen, pressing Next ten times, and searching. Only the search grows with their number. */
const OF_RECORDS = { opening: 1_000, tenPages: 30_000, search: 90_000 };

const getSize = ({ folder }: Build, file: string) => getTransferSize(path.join(folder, file));

it.each(pages)('%s stays within the budgets of its document and style sheet', (file) => {
  expect(getSize(plainBuild, file)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  const css = findElements(parseHtml(readText(plainBuild, file)), 'style')
    .map(getText)
    .join('');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(CSS);
});

/** The size of a shard of a build, whose folder is named by its revision. */
function getShardSize(build: Build, name: string): number {
  const folder = 'student-records/rows';
  const [revision = ''] = readdirSync(path.join(build.folder, folder));
  return getSize(build, path.join(folder, revision, getShardFile(name)));
}

it('Opening the records transfers no more for many than for few, and using them stays within budgets', () => {
  const getOpeningSize = (build: Build) =>
    getSize(build, 'student-records.html') + getShardSize(build, getBlockShardName(0));
  const difference = getOpeningSize(councilBuild) - getOpeningSize(plainBuild);
  expect(difference).toBeLessThan(OF_RECORDS.opening);

  const positions = Array.from({ length: 11 }, (_, page) => page * PAGE_SIZE);
  const sizes = [...new Set(positions.map(getBlockNumber))].map((block) =>
    getShardSize(councilBuild, getBlockShardName(block)),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(OF_RECORDS.tenPages);
  expect(getShardSize(councilBuild, SEARCH_SHARD)).toBeLessThan(OF_RECORDS.search);
});
