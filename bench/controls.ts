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
  on: readonly Contestant[];
  /** Whether it is also tapped as soon as it is painted. */
  isTappedEarly: boolean;
}

const SLIDE = '[aria-roledescription=slide]';
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
    on: ['site', 'plain', 'floor', 'spa'],
    isTappedEarly: true,
  },
  {
    name: 'tab',
    route: '/',
    selectors: ['[role=tab]:nth-of-type(2)', '[role=tab]:nth-of-type(1)'],
    result: '[role=tabpanel]',
    on: ['site', 'plain', 'floor'],
    isTappedEarly: true,
  },
  {
    name: 'next slide',
    route: '/',
    selectors: ['main button[aria-label=Next]'],
    result: SLIDE,
    on: ['site', 'plain', 'floor', 'spa'],
    isTappedEarly: true,
  },
  {
    name: 'next page',
    route: '/student-records',
    selectors: ['main nav button:last-of-type'],
    result: ROWS,
    on: ['site', 'plain', 'floor', 'spa'],
    isTappedEarly: true,
  },
  {
    name: 'search key',
    route: '/student-records',
    selectors: ['main input[type=search]'],
    keys: ['z', 'Backspace'],
    result: ROWS,
    on: ['site', 'plain', 'floor', 'spa'],
    isTappedEarly: false,
  },
  {
    name: 'filter',
    route: '/gallery',
    selectors: [`${FILTER}:nth-of-type(3)`, `${FILTER}:nth-of-type(1)`],
    result: `${TILE}:last-child`,
    on: ['site', 'plain', 'floor'],
    isTappedEarly: true,
  },
  {
    name: 'overlay',
    route: '/gallery',
    selectors: [`${TILE}:first-child :is(a, button)`],
    result: DIALOG,
    on: ['site', 'floor'],
    isTappedEarly: true,
  },
  {
    name: 'next picture',
    route: '/gallery',
    opener: `${TILE}:first-child :is(a, button)`,
    selectors: ['dialog button[aria-label^=Next]'],
    result: `${DIALOG} img`,
    on: ['site', 'floor'],
    isTappedEarly: false,
  },
  {
    name: 'district',
    route: '/district-secretaries',
    selectors: ['main li:nth-child(2) > button', 'main li:nth-child(3) > button'],
    result: 'main section:last-of-type',
    on: ['site'],
    isTappedEarly: true,
  },
];
