import fc from 'fast-check';
import { toCsvRows } from '@/lib/records/csv';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { hasFailed } from '@/lib/records/fetch-shard';
import { createRecordsStore } from '@/lib/records/records-store';
import { en } from '@/lib/i18n/messages/en';
import { publishRecords } from '../support/published-records';
import { makeRecords } from '../support/student-record';

const records = makeRecords(230);
const rows = toCsvRows(records);

/** What a query finds by definition (spec §5); in these records only the names differ. */
const findRows = (query: string) =>
  toCsvRows(records.filter(({ name }) => name.toLowerCase().includes(query)));

function open(count = records.length) {
  const site = publishRecords(makeRecords(count));
  const saved: string[][] = [];
  const store = createRecordsStore(
    { address: site.address, firstRows: rows.slice(0, PAGE_SIZE), total: count },
    en.records.browser,
    (exported) => saved.push([...exported]),
  );
  return { site, store, saved };
}

type Opened = ReturnType<typeof open>;

/** Lets all promises and timers run, also the delay after typing. */
const settle = () => jest.advanceTimersByTimeAsync(1_000);

/** What must always be true, whatever has happened. */
function checkState({ site, store }: Opened): void {
  const { query, page, rows, loading, exporting } = store.state();
  if (!site.isAwaited()) expect([loading, exporting]).not.toContain('waiting');
  if (hasFailed(loading)) expect(rows).toEqual([]);
  if (loading !== 'done') return;
  const found = findRows(query);
  expect(rows).toEqual(found.slice((page.number - 1) * PAGE_SIZE, page.number * PAGE_SIZE));
  expect(page.recordsText).toMatch(new RegExp(` of ${found.length} records$`));
}

type Steps = Record<string, (opened: Opened) => unknown>;

/** What a visitor does. */
const ACTIONS: Steps = {
  'search nothing': ({ store }) => store.search(''),
  'search all': ({ store }) => store.search('s'),
  'search some': ({ store }) => store.search('student 2'),
  'search few': ({ store }) => store.search('student 22'),
  'search none': ({ store }) => store.search('nobody'),
  next: ({ store }) => store.showPage(store.state().page.number + 1),
  previous: ({ store }) => store.showPage(store.state().page.number - 1),
  'prepare the search': ({ store }) => store.prepareSearch(),
  export: ({ store }) => store.exportFound(),
  retry: ({ store }) => store.retry(),
};

/** What the network does. */
const EVENTS: Steps = {
  'rows arrive': ({ site }) => site.arrive(/rows/),
  'rows are lost': ({ site }) => site.lose(/rows/),
  'the search arrives': ({ site }) => site.arrive(/search/),
  'the search is lost': ({ site }) => site.lose(/search/),
  'all arrive': ({ site }) => site.arrive(),
  'all are lost': ({ site }) => site.lose(),
};

async function take(step: string, opened: Opened): Promise<void> {
  const before = opened.store.state();
  ({ ...ACTIONS, ...EVENTS })[step]?.(opened);
  await settle();
  checkState(opened);
  if (!(step in EVENTS)) return;
  // An event changes no finished request.
  const after = opened.store.state();
  if (before.loading !== 'waiting') expect(after.loading).toBe(before.loading);
  if (before.exporting !== 'waiting') expect(after.exporting).toBe(before.exporting);
}

beforeEach(() => jest.useFakeTimers());

it('Nothing waits for ever after any actions and events, and only right rows are shown', async () => {
  const step = fc.constantFrom(...Object.keys(ACTIONS), ...Object.keys(EVENTS));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const opened = open();
      for (const name of steps) await take(name, opened);
      opened.site.always();
      await settle();
      opened.store.retry();
      await settle();
      checkState(opened);
      expect(opened.store.state()).toMatchObject({ loading: 'done', exporting: 'done' });
    }),
    { numRuns: 50 },
  );
});

it.each(['arrive', 'lose'] as const)('Late answers change nothing: %s', async (how) => {
  const { site, store, saved } = open();
  void store.exportFound();
  store.showPage(2);
  store.search('student 22');
  void store.exportFound();
  site[how](/rows/);
  await settle();
  expect(store.state()).toMatchObject({ loading: 'waiting', exporting: 'waiting' });
  site.always();
  await settle();
  expect(store.state().rows).toEqual(findRows('student 22').slice(0, PAGE_SIZE));
  expect(saved).toEqual([findRows('student 22')]);
});

it('§4 The store shows the page that is asked for, and fetches the next one ahead', async () => {
  const { site, store } = open();
  site.always();
  store.showPage(10);
  await settle();
  expect(store.state()).toMatchObject({ rows: rows.slice(90, 100), page: { number: 10 } });
  expect(site.asked).toEqual(['rows-0', 'rows-1']);
  store.search('student 22');
  await settle();
  store.search('');
  store.showPage(10);
  await settle();
  expect(site.asked).toEqual(['rows-0', 'rows-1', 'search', 'rows-2']);
});

const ALL_SHARDS = ['search', 'rows-0', 'rows-1', 'rows-2', 'rows-3', 'rows-4'];

it.each([
  ['prepareSearch', 500, ALL_SHARDS],
  ['prepareSearch', 501, ['search']],
  ['preload', 500, ALL_SHARDS],
  ['preload', 501, ['rows-0']],
] as const)('%s() with %d records fetches %j', async (preparation, count, asked) => {
  const { site, store } = open(count);
  site.always();
  store[preparation]();
  await settle();
  expect(site.asked).toEqual(asked);
});

it('Of the texts that are typed before the search index is there, only the last fetches rows', async () => {
  const { site, store } = open();
  for (const query of ['student', 'student 1', 'student 15', 'student 229']) {
    store.search(query);
    await settle();
  }
  site.arrive(/search/);
  site.always();
  await settle();
  expect(site.asked).toEqual(['search', 'rows-2']);
  expect(store.state().rows).toEqual(findRows('student 229'));
});

it('No rows are fetched ahead for visitors who prefer reduced data', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { site, store } = open();
  site.always();
  store.preload();
  store.prepareSearch();
  store.showPage(10);
  await settle();
  expect(site.asked).toEqual(['search', 'rows-0']);
});

it.each([
  [5_000, 50],
  [5_001, 1],
])('An export of %d records makes %d requests', async (count, requests) => {
  const { site, store, saved } = open(count);
  site.always();
  await store.exportFound();
  expect([saved[0]?.length, site.asked.length]).toEqual([count, requests]);
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [503, 'lost'],
])('After status %d, the records are %s', async (status, loading) => {
  const { store } = open();
  Object.assign(globalThis, { fetch: () => Promise.resolve({ status, ok: false }) });
  store.showPage(2);
  await settle();
  expect(store.state()).toMatchObject({ loading });
});

it('A listener that has left is told no change', async () => {
  const { site, store } = open();
  site.always();
  const listener = jest.fn();
  store.subscribe(listener)();
  store.showPage(2);
  await settle();
  expect(listener).not.toHaveBeenCalled();
});
