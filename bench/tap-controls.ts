/** Something to tap, and what shows that the page has answered. */
interface Control {
  /** The first element that it finds is tapped. */
  selector: string;
  /** Elements whose text, name or visibility changes by the answer. */
  result: string;
}

const CONTROLS = {
  menu: { selector: 'nav[aria-label=Main] button', result: '#main-menu' },
  tab: { selector: '[role=tab]:nth-of-type(2)', result: '[role=tabpanel]' },
  'next slide': {
    selector: 'main button[aria-label=Next]',
    result: '[aria-roledescription=slide]',
  },
  // The rows, not the number of the page: it may be there before them.
  'next page': {
    selector: 'main nav button:last-of-type',
    result: 'main tbody tr:first-child',
  },
  filter: {
    selector: 'main [role=group] button:nth-of-type(2)',
    result: 'main section ul > li:last-child',
  },
  island: { selector: 'main button', result: 'main button' },
} satisfies Record<string, Control>;

type ControlName = keyof typeof CONTROLS;

/** Those that are compared. */
export type Contestant = 'site' | 'plain' | 'empty';

/** A control of a page, and the path of the page. */
export interface Target extends Control {
  contestant: Contestant;
  control: ControlName;
  route: string;
}

/** Where each contestant has which control. */
const ROUTES: Record<Contestant, Partial<Record<ControlName, string>>> = {
  site: {
    menu: '/',
    tab: '/',
    'next slide': '/',
    'next page': '/student-records',
    filter: '/gallery',
  },
  plain: {
    // Any of the plain home pages: the menu is the platform's own.
    menu: '/tabs',
    tab: '/tabs',
    'next slide': '/slideshow',
    'next page': '/records',
    filter: '/filter',
  },
  empty: { island: '/island' },
};

const namesOf = <Name extends string>(record: Partial<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];

/** Every control of every contestant; those of one kind follow each other. */
export const TARGETS: readonly Target[] = namesOf(CONTROLS).flatMap((control) =>
  namesOf(ROUTES).flatMap((contestant) => {
    const route = ROUTES[contestant][control];
    return route ? [{ ...CONTROLS[control], contestant, control, route }] : [];
  }),
);
