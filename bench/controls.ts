import type { RoutePath } from '@/lib/routes';
import type { Contestant } from './compare';

/** A control to press, and the elements that show the page's answer. */
export interface Control {
  name: string;
  route: RoutePath;
  /** The same on all contestants, in all languages. */
  selector: string;
  /** The keys to press in turn, with the focus on the control. */
  keys?: readonly string[];
  /** The texts to type into the field before each press, in turn. */
  texts?: readonly string[];
  /** The elements whose text, name, picture or visibility changes with the answer. */
  result: string;
  /** The contestants that have the control. */
  on: readonly Contestant[];
}

const ALL = ['site', 'floor', 'spa'] as const;
/** What the rows show is the answer, because the page number may change before them. */
const RECORDS = { route: '/student-records', result: 'main tbody', on: ALL } as const;
const CAROUSEL_BUTTON = 'main section[aria-roledescription] button';
const PAUSE = `${CAROUSEL_BUTTON}:nth-of-type(1)`;

export const CONTROLS: readonly Control[] = [
  {
    name: 'menu',
    route: '/about',
    selector: '[popovertarget=main-menu]',
    result: '#main-menu',
    on: ALL,
  },
  { name: 'pause', route: '/', selector: PAUSE, result: PAUSE, on: ALL },
  {
    name: 'next slide',
    route: '/',
    selector: `${CAROUSEL_BUTTON}:nth-of-type(3)`,
    result: '[role=group][aria-roledescription], [role=group][aria-roledescription] img',
    on: ALL,
  },
  { ...RECORDS, name: 'next page', selector: 'main nav button:last-of-type' },
  { ...RECORDS, name: 'search key', selector: 'main input', keys: ['z', 'Backspace'] },
  {
    name: 'check',
    route: '/certificates',
    selector: 'main form button',
    texts: ['AT23001', 'SW23002'],
    result: 'main [role=status]',
    on: ['site'],
  },
  {
    name: 'picture',
    route: '/gallery',
    selector: 'main ul > li:first-child a:has(img)',
    result: 'dialog',
    on: ['site'],
  },
  {
    name: 'district',
    route: '/district-secretaries',
    selector: 'main li:nth-child(1) > button',
    result: 'main [aria-current=true]',
    on: ['site'],
  },
];
