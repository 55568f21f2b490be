import fc from 'fast-check';
import { toCsvRows } from '@/lib/records/csv';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { hasFailed, createRecordsStore } from '@/lib/records/records-store';
import { en } from '@/lib/i18n/messages/en';
import { publishRecords } from '../support/published-records';
import { makeRecords } from '../support/student-record';

const records = makeRecords(230);
const rows = toCsvRows(records);

/** What a query finds by definition (spec §5); in these records only the names differ. */
const findRows = (query: string) =>
  toCsvRows(records.filter(({ name }) => name.toLowerCase().includes(query)));

function open() {
  const site = publishRecords(records);
  const saved: string[][] = [];
  const store = createRecordsStore(
    { address: site.address, firstRows: rows.slice(0, PAGE_SIZE), total: rows.length },
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
  const { query, page, rows, reading, exporting } = store.state();
  if (!site.isAwaited()) expect([reading, exporting]).not.toContain('waiting');
  if (hasFailed(reading)) expect(rows).toEqual([]);
  if (reading !== 'done') return;
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
  if (before.reading !== 'waiting') expect(after.reading).toBe(before.reading);
  if (before.exporting !== 'waiting') expect(after.exporting).toBe(before.exporting);
}

beforeEach(() => jest.useFakeTimers());

it('after any actions and events nothing waits for ever, and only right rows are shown', async () => {
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
      expect(opened.store.state()).toMatchObject({ reading: 'done', exporting: 'done' });
    }),
    { numRuns: 50, seed: 2017 },
  );
}, 120_000);

it.each(['arrive', 'lose'] as const)('late answers change nothing: %s', async (how) => {
  const { site, store, saved } = open();
  void store.exportFound();
  store.showPage(2);
  store.search('student 22');
  void store.exportFound();
  site[how](/rows/);
  await settle();
  expect(store.state()).toMatchObject({ reading: 'waiting', exporting: 'waiting' });
  site.always();
  await settle();
  expect(store.state().rows).toEqual(findRows('student 22').slice(0, PAGE_SIZE));
  expect(saved).toEqual([findRows('student 22')]);
});
