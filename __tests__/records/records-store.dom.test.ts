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
  return { site, store, saved, wanted: [] as string[][] };
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
  preload: ({ store }) => store.preload(),
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
  const { store, saved, wanted } = opened;
  const before = store.state();
  ({ ...ACTIONS, ...EVENTS })[step]?.(opened);
  if (step === 'export' || (step === 'retry' && hasFailed(before.exporting))) {
    // Of two exports that wait, the latter counts.
    if (before.exporting === 'waiting') wanted.pop();
    wanted.push(findRows(before.query));
  }
  await settle();
  checkState(opened);
  const after = store.state();
  if (hasFailed(after.exporting) && !hasFailed(before.exporting)) wanted.pop();
  if (after.exporting === 'done') expect(saved).toEqual(wanted);
  if (!(step in EVENTS)) return;
  // An event changes no finished request.
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
      await take('retry', opened);
      expect(opened.store.state()).toMatchObject({ loading: 'done', exporting: 'done' });
    }),
    {
      numRuns: 50,
      examples: [[['export', 'search few', 'export', 'rows are lost', 'all arrive']]],
    },
  );
});

it('§4 The store shows the page that is asked for, and fetches the next one ahead', async () => {
  const { site, store } = open();
  site.always();
  const listener = jest.fn();
  store.subscribe(listener)();
  store.showPage(10);
  await settle();
  expect(listener).not.toHaveBeenCalled();
  expect(store.state()).toMatchObject({ rows: rows.slice(90, 100), page: { number: 10 } });
  expect(site.asked).toEqual(['rows-0', 'rows-1']);
  store.search('student 22');
  await settle();
  store.search('');
  store.showPage(10);
  await settle();
  expect(site.asked).toEqual(['rows-0', 'rows-1', 'search', 'rows-2']);
});

it.each([
  [500, ['search', 'rows-0', 'rows-1', 'rows-2', 'rows-3', 'rows-4']],
  [501, ['rows-0']],
])('With %d records, the page loads ahead %j', async (count, asked) => {
  const { site, store } = open(count);
  site.always();
  store.preload();
  await settle();
  expect(site.asked).toEqual(asked);
});

it('Of the texts that are typed before the search index is there, or fast, only the last fetches rows', async () => {
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
  for (const query of ['student', 'student 1', 'student 17', 'student 175']) store.search(query);
  await settle();
  expect(site.asked).toEqual(['search', 'rows-2', 'rows-1']);
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
