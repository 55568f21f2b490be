import { toCsvRows } from '@/lib/records/csv';
import { RecordsGoneError } from '@/lib/records/fetch-shard';
import { createRecordsSource } from '@/lib/records/records-source';
import { publishRecords } from '../support/published-records';
import { makeRecords } from '../support/student-record';

function open(count: number) {
  const records = makeRecords(count);
  const rows = toCsvRows(records);
  const site = publishRecords(records);
  const published = { address: site.address, firstRows: rows.slice(0, 10), total: count };
  return { site, rows, source: createRecordsSource(published) };
}

it('The source fetches the blocks of missing rows, each once', async () => {
  const { site, source, rows } = open(250);
  site.always();
  expect(await source.loadRows('', { start: 0, end: 10 })).toEqual(rows.slice(0, 10));
  expect(site.asked).toEqual([]);
  expect(await source.loadRows('', { start: 95, end: 105 })).toEqual(rows.slice(95, 105));
  expect(await source.loadRows('', { start: 150, end: 160 })).toEqual(rows.slice(150, 160));
  expect(site.asked).toEqual(['rows-0', 'rows-1']);
});

it.each([
  [5_000, 'rows-49', 50],
  [5_001, 'all', 1],
])('The source fetches all of %d rows by shards such as %s', async (count, name, requests) => {
  const { site, source, rows } = open(count);
  site.always();
  expect(await source.loadRows('', { start: 0, end: Infinity })).toEqual(rows);
  expect(site.asked).toContain(name);
  expect(site.asked).toHaveLength(requests);
});

it.each([404, 410, 503])(
  'The source says after status %d whether the records have moved',
  async (status) => {
    const { source } = open(250);
    Object.assign(globalThis, { fetch: () => Promise.resolve({ status, ok: false }) });
    const error: unknown = await source.loadRows('', { start: 10, end: 20 }).catch((one) => one);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof RecordsGoneError).toBe(status !== 503);
  },
);
