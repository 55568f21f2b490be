/** The screens of the random walks, and what must hold on each. */
import assert from 'node:assert/strict';
import { waitUntil } from '@/scripts/testing/until';
import type { Run, WalkedScreen } from './walk';

/** Another seed draws other walks, and more rounds find more: `WALK_SEED=7 WALK_ROUNDS=20 npx playwright test walk`. */
const SEED = Number(process.env.WALK_SEED ?? 2017);
export const ROUNDS = Number(process.env.WALK_ROUNDS ?? 1);

export const RECORDS = '/student-records';
export const ROWS = /\/student-records\/rows\//;

/** The first number in a text, else 0. */
const readNumber = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);

/** The rows are those of the page that the footer names, among those that match the search. */
async function checkRecords(run: Run): Promise<void> {
  const { hasFailed, csv, query, place, shown } = await run(async (file: string) => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      hasFailed: document.querySelector('[role=alert] button') !== null,
      csv: await (await fetch(file)).text(),
      query: document.querySelector<HTMLInputElement>('main [type=search]')?.value ?? '',
      place: texts('main nav p').join(),
      shown: texts('main tbody tr'),
    };
  }, `${RECORDS}.csv`);
  if (hasFailed) return;
  const found = csv
    .split('\n')
    .slice(1)
    .filter((row) => {
      const [, name = '', , , game = '', event = ''] = row.split(',');
      return [name, game, event].some((field) => field.toLowerCase().includes(query.toLowerCase()));
    });
  const start = 10 * (readNumber(place) - 1);
  assert.deepEqual(
    shown.map(readNumber),
    found.slice(start, start + 10).map(readNumber),
    `page ${place} of "${query}"`,
  );
}

/** The statuses give the lengths of the lists. */
async function checkDistricts(run: Run): Promise<void> {
  const { stated, shown } = await run(() => {
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    return {
      stated: all('[role=status]').map(({ textContent }) => textContent),
      shown: ['button', 'article'].map(
        (name) => all(name).filter((each) => each.checkVisibility()).length,
      ),
    };
  });
  assert.deepEqual(shown, stated.map(readNumber));
}

/** One slide is shown, the one that is named; one tab is chosen, and only its panel is shown. */
async function checkHome(run: Run): Promise<void> {
  const { slides, stated, tabs, panels } = await run(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const slide = document.querySelector('[aria-live] [role=group]');
    return {
      slides: all('[aria-live] [role=group] img').filter((image) => image.checkVisibility()).length,
      stated: [slide?.ariaLabel, slide?.closest('section')?.querySelector('p')?.textContent].map(
        (text) => text?.match(/\d+/g)?.map(Number).sort(),
      ),
      tabs: all('[role=tab][aria-selected=true]').map((tab) => tab.id),
      panels: all('[role=tabpanel]')
        .filter((panel) => panel.checkVisibility())
        .map((panel) => panel.getAttribute('aria-labelledby')),
    };
  });
  assert.equal(slides, 1);
  assert.deepEqual(stated[0], stated[1]);
  assert.equal(tabs.length, 1);
  assert.deepEqual(panels, tabs);
}

/** The status gives the number of images; the address of an image shows it. */
async function checkGallery(run: Run): Promise<void> {
  const { stated, shown } = await run(() => {
    const images = document.querySelector('main section');
    const tiles = [...(images?.querySelectorAll('li') ?? [])];
    return {
      stated: images?.querySelector('[role=status]')?.textContent ?? '',
      shown: tiles.filter((tile) => tile.checkVisibility()).length,
    };
  });
  assert.equal(readNumber(stated), shown);
  const isShown = () =>
    run(() => !location.hash.startsWith('#image-') || !!document.querySelector('dialog:modal'));
  await waitUntil(isShown);
}

const SCREENS: readonly WalkedScreen[] = [
  { path: '/', fragments: ['#main', '#event-sample', '#'], check: checkHome },
  {
    path: '/gallery',
    fragments: ['#image-5', '#image-45', '#news', '#nothing'],
    check: checkGallery,
  },
  {
    path: RECORDS,
    data: ROWS,
    texts: ['karate', 'a', 'nobody', '', '<b>'],
    check: checkRecords,
  },
  { path: '/district-secretaries', texts: ['agra', 'a', 'nowhere', ''], check: checkDistricts },
];

/** The walks of a round: one through each screen. */
export const createWalks = (round: number) =>
  SCREENS.map((screen, place) => ({ screen, seed: SEED + 1_001 * round + place }));
