/** How soon idle pages answer presses, on a phone with a slow processor. */
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { waitForHydration } from '@/testing/hydration';
import { BY_HAND } from './by-hand';
import { PHONE_SCREEN } from './first-view';
import { getMedian, type Result } from './results';

/** A control to press by mouse, or by keys in turn, and the elements that show the answer (probe.js). */
interface Control {
  /** Whether the page written by hand has it too. */
  isByHand?: boolean;
  name: string;
  page: string;
  selector: string;
  keys?: readonly [string, string];
  answer: string;
}

// The rows are the answer, because the number of their page may change before them.
const RECORDS = { page: '/student-records', answer: 'tbody', isByHand: true };

export const CONTROLS: readonly Control[] = [
  { name: 'menu', page: '/about', selector: 'role=button[name="MENU"]', answer: '#main-menu' },
  { name: 'tab', page: '/', selector: 'role=tab[selected=false]', answer: '[role=tabpanel]' },
  { name: 'Pause', page: '/', selector: 'role=button[name=/slideshow$/]', answer: 'main button' },
  {
    name: 'next slide',
    page: '/',
    selector: 'role=button[name="Next"]',
    answer: 'picture img:not([hidden])',
    isByHand: true,
  },
  { ...RECORDS, name: 'Next page', selector: 'role=button[name="Next"]' },
  {
    ...RECORDS,
    name: 'key in the search',
    selector: '[placeholder^="Search by name"]',
    keys: ['z', 'Backspace'],
  },
  {
    name: 'district',
    page: '/district-secretaries',
    selector: 'main li > button:not([aria-current=true])',
    answer: 'main [aria-current=true], main article',
  },
];

/** How many times slower the processor of a mid-range phone is. */
const CPU_SLOWDOWN = 4;
const LIMIT_MS = 50;
/** How many times as long as that of the page written by hand the main thread may work. */
const THREAD_LIMIT = 1.35;
const PRESSES = 40;
const PRESSES_PER_VISIT = 20;
/** Long enough for a page to become idle. */
const REST_MS = 250;

/**
 * Opens a tab for presses of a control. The returned function measures one press, in milliseconds: until the end of the
 * frame that shows its answer, and how long the main thread works until the page is idle.
 */
async function openTab(context: BrowserContext, url: string, { selector, keys, answer }: Control) {
  const page = await context.newPage();
  await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readThreadTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  return async (turn: number): Promise<[answered: number, worked: number]> => {
    if (turn % PRESSES_PER_VISIT === 0) {
      await page.goto(url);
      if (!url.includes(BY_HAND)) await waitForHydration(page);
    }
    await page.bringToFront();
    const element = page.locator(selector).first();
    // Visitors focus a field, or move to a button, some time before they press.
    await (keys ? element.focus() : element.hover());
    await page.waitForTimeout(REST_MS);
    const eventType = keys ? 'keydown' : 'click';
    await page.evaluate(`void (globalThis.time = timeNextPress('${eventType}', '${answer}'))`);
    const before = await readThreadTime();
    // Not by the element, whose checks would count as work of the page.
    if (keys) await page.keyboard.press(turn % 2 ? keys[1] : keys[0]);
    else await page.mouse.down().then(() => page.mouse.up());
    const time = await page.evaluate<number>('time');
    await page.waitForTimeout(REST_MS);
    return [time, (await readThreadTime()) - before];
  };
}

/** The median times of a control's presses, in turns with those of the page written by hand if that has the control. */
export async function measurePress(browser: Browser, origin: string, control: Control) {
  const { name, page, isByHand } = control;
  const urls = [origin + page, ...(isByHand ? [origin + BY_HAND + page] : [])];
  // Closed at the end: what moves in tabs of other controls would take time from this one.
  await using context = await browser.newContext(PHONE_SCREEN);
  const tabs = await Promise.all(urls.map((url) => openTab(context, url, control)));
  const presses = tabs.map((): [number, number][] => []);
  for (let turn = 0; turn < PRESSES; turn += 1)
    for (const [tab, press] of tabs.entries()) presses[tab]?.push(await press(turn));
  const getTimes = (place: 0 | 1) => presses.map((all) => getMedian(all.map((one) => one[place])));
  const [site = NaN, byHand] = getTimes(0);
  const press: Result = { page, measure: `press: ${name}, ms`, site, limit: LIMIT_MS, byHand };
  const [work = NaN, workByHand] = getTimes(1);
  if (workByHand === undefined) return [press];
  const limit = THREAD_LIMIT * workByHand;
  return [
    press,
    { ...press, measure: `thread: ${name}, ms`, site: work, limit, byHand: workByHand },
  ];
}
