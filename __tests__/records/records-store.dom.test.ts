import fc from 'fast-check';
import { toRow } from '@/lib/records/csv';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { hasFailed, openRecordsStore } from '@/lib/records/records-store';
import { en } from '@/lib/i18n/messages/en';
import { publishRecords } from '../support/published-records';
import { makeRecords } from '../support/student-record';

const records = makeRecords(230);
const messages = en.records.browser;

/** What a query finds by its definition (spec §5); in these records all but the names are the same. */
const rowsFound = (query: string) =>
  records.filter(({ name }) => name.toLowerCase().includes(query)).map(toRow);

function open() {
  const site = publishRecords(records);
  const saved: string[][] = [];
  const store = openRecordsStore(
    {
      address: site.address,
      firstRows: records.slice(0, PAGE_SIZE).map(toRow),
      total: records.length,
    },
    messages,
    (rows) => saved.push([...rows]),
  );
  return { site, store, saved };
}

type Opened = ReturnType<typeof open>;

/** Longer than the store waits for who types. */
const settle = () => jest.advanceTimersByTimeAsync(1_000);

const command = (
  name: string,
  run: (opened: Opened) => Promise<void>,
): fc.AsyncCommand<Opened, Opened> => ({
  check: () => true,
  run: (_, opened) => run(opened),
  toString: () => name,
});

/** What a visitor does. */
const act = (name: string, run: (opened: Opened) => unknown) =>
  command(name, async (opened) => {
    run(opened);
    await settle();
    checkState(opened);
  });

/** What the network does: nothing that was told as final is taken back by it. */
const event = (name: string, run: (opened: Opened) => void) =>
  command(name, async (opened) => {
    const before = opened.store.state();
    run(opened);
    await settle();
    checkState(opened);
    const after = opened.store.state();
    if (before.reading !== 'waiting') expect(after.reading).toBe(before.reading);
    if (before.exporting !== 'waiting') expect(after.exporting).toBe(before.exporting);
  });

/** What must hold whatever was done, and whatever has come or failed. */
function checkState({ site, store }: Opened): void {
  const { query, page, rows, reading, exporting } = store.state();
  if (!site.isAwaited()) expect([reading, exporting]).not.toContain('waiting');
  if (hasFailed(reading)) expect(rows).toEqual([]);
  if (reading !== 'done') return;
  const found = rowsFound(query);
  expect(rows).toEqual(found.slice((page.number - 1) * PAGE_SIZE, page.number * PAGE_SIZE));
  expect(page.recordsText).toMatch(new RegExp(` of ${found.length} records$`));
}

const QUERIES = ['', 's', 'student 2', 'student 22', 'nobody'];

const ACTS = [
  ...QUERIES.map((query) => act(`search "${query}"`, ({ store }) => store.search(query))),
  act('next', ({ store }) => store.turnTo(store.state().page.number + 1)),
  act('previous', ({ store }) => store.turnTo(store.state().page.number - 1)),
  act('come near the search', ({ store }) => store.prepareSearch()),
  act('export', ({ store }) => store.exportFound()),
  act('retry', ({ store }) => store.retry()),
  ...[/rows/, /search/, /./].flatMap((which) => [
    event(`arrive ${which}`, ({ site }) => site.arrive(which)),
    event(`lose ${which}`, ({ site }) => site.lose(which)),
  ]),
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('whatever is done, comes and fails in whatever order, nothing waits for ever and all that is shown is true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(ACTS.map(fc.constant), { maxCommands: 30, size: 'max' }),
      async (commands) => {
        const opened = open();
        await fc.asyncModelRun(() => ({ model: opened, real: opened }), commands);
        opened.site.always();
        await settle();
        opened.store.retry();
        await settle();
        checkState(opened);
        expect(opened.store.state()).toMatchObject({ reading: 'done', exporting: 'done' });
      },
    ),
    { numRuns: 50, seed: 2017 },
  );
}, 120_000);

it('of two exports the later one counts', async () => {
  const { site, store, saved } = open();
  void store.exportFound();
  store.search('student 22');
  void store.exportFound();
  site.lose(/rows/);
  await settle();
  expect(store.state().exporting).toBe('waiting');
  site.always();
  await settle();
  expect(saved).toEqual([rowsFound('student 22')]);
});

it('nothing changes that nobody would see', async () => {
  const { site, store } = open();
  site.always();
  const before = store.state();
  store.fetchAhead();
  store.prepareSearch();
  store.search('');
  store.turnTo(1);
  await settle();
  expect(store.state()).toBe(before);
});
