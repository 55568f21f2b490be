/** A control to press, and the elements that show the page's answer. */
export interface Control {
  name: string;
  route: string;
  /** The elements to press in turn. */
  selectors: readonly [string, ...string[]];
  /** The keys to press in turn, with the focus on the first selector's element. */
  keys?: readonly string[];
  /** The elements whose text, name, picture or visibility changes with the answer. */
  result: string;
  /** The element to press first, which shows the control. */
  opener?: string;
  /** Whether it opens something that Escape closes. */
  opens?: boolean;
  /** The contestants that have the control. */
  on: readonly Pressed[];
}

/** The contestants with controls, in the order of the tables. */
export const CONTESTANTS = ['site', 'plain', 'floor', 'spa'] as const;

type Pressed = (typeof CONTESTANTS)[number];

/** The measurements of a control by contestant, one for each visit. */
export type ByContestant<Value> = Partial<Record<Pressed, readonly Value[]>>;

const HOME = { route: '/', on: CONTESTANTS };
/** The rows show the answer, because the page number may change before them. */
const RECORDS = { route: '/student-records', result: 'main tbody', on: CONTESTANTS };
const GALLERY = { route: '/gallery', on: ['site', 'floor'] } as const;
const FILTER = 'main [role=group] button';
const TILE = 'main ul > li';
const DIALOG = 'dialog:has(img)';

/** The selectors find the same elements on all contestants. */
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
    result: '[aria-roledescription=slide], [aria-roledescription=slide] img',
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

/** Visits all contestants in turns, so that a busy moment of the machine affects them alike. */
export async function alternate<Value>(
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
