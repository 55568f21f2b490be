import fc from 'fast-check';
import { toRow } from '@/lib/records/csv';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { hasFailed, openRecordsStore } from '@/lib/records/records-store';
import { en } from '@/lib/i18n/messages/en';
import { publishRecords } from '../support/published-records';
import { makeRecords } from '../support/student-record';

const records = makeRecords(230);
const rows = records.map(toRow);

/** What a query finds by definition (spec §5); in these records only the names differ. */
const findRows = (query: string) =>
  records.filter(({ name }) => name.toLowerCase().includes(query)).map(toRow);

function open() {
  const site = publishRecords(records);
  const saved: string[][] = [];
  const store = openRecordsStore(
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

/** A step of the test: an action of the visitor, or an event of the network, which reverts no finished request. */
const createStep = (
  kind: 'action' | 'event',
  name: string,
  run: (opened: Opened) => unknown,
): fc.AsyncCommand<Opened, Opened> => ({
  check: () => true,
  run: async (_, opened) => {
    const before = opened.store.state();
    run(opened);
    await settle();
    checkState(opened);
    if (kind === 'action') return;
    const after = opened.store.state();
    if (before.reading !== 'waiting') expect(after.reading).toBe(before.reading);
    if (before.exporting !== 'waiting') expect(after.exporting).toBe(before.exporting);
  },
  toString: () => name,
});

const STEPS = [
  ...['', 's', 'student 2', 'student 22', 'nobody'].map((query) =>
    createStep('action', `search "${query}"`, ({ store }) => store.search(query)),
  ),
  ...[1, -1].map((step) =>
    createStep('action', `go ${step} pages`, ({ store }) =>
      store.showPage(store.state().page.number + step),
    ),
  ),
  createStep('action', 'prepare the search', ({ store }) => store.prepareSearch()),
  createStep('action', 'export', ({ store }) => store.exportFound()),
  createStep('action', 'retry', ({ store }) => store.retry()),
  ...[/rows/, /search/, /./].flatMap((which) => [
    createStep('event', `arrive ${which}`, ({ site }) => site.arrive(which)),
    createStep('event', `lose ${which}`, ({ site }) => site.lose(which)),
  ]),
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('after any actions and events nothing waits for ever, and only right rows are shown', async () => {
  const anySteps = fc.commands(STEPS.map(fc.constant), { maxCommands: 30, size: 'max' });
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const opened = open();
      await fc.asyncModelRun(() => ({ model: opened, real: opened }), steps);
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

it('an earlier request that fails late is not reported, and an earlier export is not saved', async () => {
  const { site, store, saved } = open();
  void store.exportFound();
  store.showPage(2);
  store.search('student 22');
  void store.exportFound();
  site.lose(/rows/);
  await settle();
  expect(store.state()).toMatchObject({ reading: 'waiting', exporting: 'waiting' });
  site.always();
  await settle();
  expect(store.state().rows).toEqual(findRows('student 22').slice(0, PAGE_SIZE));
  expect(saved).toEqual([findRows('student 22')]);
});
