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
  /** Whether it opens what Escape closes. */
  opens?: boolean;
  /** Who has it. */
  on: readonly Pressed[];
}

/** Those that are pressed, in the order of the tables. */
export const CONTESTANTS = ['site', 'plain', 'floor', 'spa'] as const;

type Pressed = (typeof CONTESTANTS)[number];

/** What was measured of a control, by contestant; one value a visit. */
export type ByContestant<Value> = Partial<Record<Pressed, readonly Value[]>>;

const HOME = { route: '/', on: CONTESTANTS };
/** What shows the answer is not the number of the page: it may be there before the rows. */
const RECORDS = { route: '/student-records', result: 'main tbody', on: CONTESTANTS };
const GALLERY = { route: '/gallery', on: ['site', 'floor'] } as const;
const FILTER = 'main [role=group] button';
const TILE = 'main ul > li';
const DIALOG = 'dialog:has(img)';

/** The same elements are found on the site and on all that it is compared with. */
export const CONTROLS: readonly Control[] = [
  {
    ...HOME,
    name: 'menu',
    selectors: ['nav[aria-label=Main] button'],
    result: '#main-menu',
    opens: true,
  },
  {
    ...HOME,
    name: 'tab',
    selectors: ['[role=tab]:nth-of-type(2)', '[role=tab]:nth-of-type(1)'],
    result: '[role=tabpanel]',
    on: ['site', 'plain', 'floor'],
  },
  {
    ...HOME,
    name: 'next slide',
    selectors: ['main button[aria-label=Next]'],
    result: '[aria-roledescription=slide]',
  },
  { ...RECORDS, name: 'next page', selectors: ['main nav button:last-of-type'] },
  {
    ...RECORDS,
    name: 'search key',
    selectors: ['main input[type=search]'],
    keys: ['z', 'Backspace'],
  },
  {
    route: '/district-secretaries',
    name: 'district',
    selectors: ['main li:nth-child(1) > button', 'main li:nth-child(2) > button'],
    result: 'main article, main [aria-current=true]',
    on: ['site', 'plain'],
  },
  {
    ...GALLERY,
    name: 'filter',
    selectors: [`${FILTER}:nth-of-type(3)`, `${FILTER}:nth-of-type(1)`],
    result: `${TILE}:last-child`,
  },
  {
    ...GALLERY,
    name: 'overlay',
    selectors: [`${TILE}:first-child :is(a, button)`],
    result: DIALOG,
    opens: true,
  },
  {
    ...GALLERY,
    name: 'next picture',
    opener: `${TILE}:first-child :is(a, button)`,
    selectors: ['dialog button[aria-label^=Next]'],
    result: `${DIALOG} img`,
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
    console.log(`${title}, run ${run} of ${runs}`);
    for (const { control, by } of all) {
      for (const contestant of control.on) {
        (by[contestant] ??= []).push(await visit(contestant, control));
      }
    }
  }
  return all;
}
