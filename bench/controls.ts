import type { Contestant } from './builds';

/** Something to press on a screen, and what shows that the page has answered. */
export interface Control {
  name: string;
  route: string;
  /** Pressed in turn. */
  selectors: readonly [string, ...string[]];
  /** The keys that are pressed in turn, with the focus on the first selector's element. */
  keys?: readonly string[];
  /** Elements whose text, name or visibility changes by the answer. */
  result: string;
  /** Pressed before anything else, so that the control is there. */
  opener?: string;
  /** Who has it. */
  on: readonly Pressed[];
}

/** Those that are pressed, in the order of the tables. */
export const CONTESTANTS = [
  'site',
  'plain',
  'floor',
  'spa',
] as const satisfies readonly Contestant[];

type Pressed = (typeof CONTESTANTS)[number];

/** What was measured of a control, by contestant; one value a visit. */
export type ByContestant<Value> = Partial<Record<Pressed, readonly Value[]>>;

const FILTER = 'main [role=group] button';
const TILE = 'main ul > li';
/** Not the number of the page: it may be there before the rows. */
const ROWS = 'main tbody';
const DIALOG = 'dialog:has(img)';

/** The same elements are found on the site and on all that it is compared with. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'menu',
    route: '/',
    selectors: ['nav[aria-label=Main] button'],
    result: '#main-menu',
    on: CONTESTANTS,
  },
  {
    name: 'tab',
    route: '/',
    selectors: ['[role=tab]:nth-of-type(2)', '[role=tab]:nth-of-type(1)'],
    result: '[role=tabpanel]',
    on: ['site', 'floor'],
  },
  {
    name: 'next slide',
    route: '/',
    selectors: ['main button[aria-label=Next]'],
    result: '[aria-roledescription=slide]',
    on: CONTESTANTS,
  },
  {
    name: 'next page',
    route: '/student-records',
    selectors: ['main nav button:last-of-type'],
    result: ROWS,
    on: CONTESTANTS,
  },
  {
    name: 'search key',
    route: '/student-records',
    selectors: ['main input[type=search]'],
    keys: ['z', 'Backspace'],
    result: ROWS,
    on: CONTESTANTS,
  },
  {
    name: 'filter',
    route: '/gallery',
    selectors: [`${FILTER}:nth-of-type(3)`, `${FILTER}:nth-of-type(1)`],
    result: `${TILE}:last-child`,
    on: ['site', 'floor'],
  },
  {
    name: 'overlay',
    route: '/gallery',
    selectors: [`${TILE}:first-child :is(a, button)`],
    result: DIALOG,
    on: ['site', 'floor'],
  },
  {
    name: 'next picture',
    route: '/gallery',
    opener: `${TILE}:first-child :is(a, button)`,
    selectors: ['dialog button[aria-label^=Next]'],
    result: `${DIALOG} img`,
    on: ['site', 'floor'],
  },
];

/** All controls of all contestants take turns, so that what slows the machine down for a while hits them alike. */
export async function inTurns<Value>(
  title: string,
  controls: readonly Control[],
  runs: number,
  visit: (contestant: Pressed, control: Control) => Promise<Value>,
) {
  const all = controls.map((control) => ({ control, by: {} as Partial<Record<Pressed, Value[]>> }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { control, by } of all) {
      console.log(`${title}, run ${run} of ${runs}: ${control.name}`);
      for (const contestant of control.on) {
        (by[contestant] ??= []).push(await visit(contestant, control));
      }
    }
  }
  return all;
}
