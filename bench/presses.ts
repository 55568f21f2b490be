/** How soon idle pages answer presses, on a phone with a slow processor. */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { waitForHydration } from '@/testing/hydration';
import { PHONE_SCREEN } from './first-view';
import { getMedian, type Result } from './results';

/** A control to press by mouse, or by keys in turn, and the elements that show the answer (probe.js). */
interface Control {
  name: string;
  page: string;
  selector: string;
  keys?: readonly [string, string];
  answer: string;
}

// The rows are the answer, because the number of their page may change before them.
const RECORDS = { page: '/student-records', answer: 'tbody' };

export const CONTROLS: readonly Control[] = [
  { name: 'menu', page: '/about', selector: 'role=button[name="MENU"]', answer: '#main-menu' },
  { name: 'tab', page: '/', selector: 'role=tab[selected=false]', answer: '[role=tabpanel]' },
  { name: 'Pause', page: '/', selector: 'role=button[name=/slideshow$/]', answer: 'main button' },
  {
    name: 'next slide',
    page: '/',
    selector: 'role=button[name="Next"]',
    answer: 'picture img',
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
const PRESSES = 40;
const PRESSES_PER_VISIT = 20;
/** Long enough for a page to become idle. */
const REST_MS = 250;

/** The median time of a control's presses, in milliseconds: until the end of the frame that shows the answer. */
export async function measurePress(
  browser: Browser,
  origin: string,
  { name, page: route, selector, keys, answer }: Control,
): Promise<Result> {
  await using page = await browser.newPage(PHONE_SCREEN);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    if (turn % PRESSES_PER_VISIT === 0) {
      await page.goto(origin + route);
      await waitForHydration(page);
    }
    const element = page.locator(selector).first();
    // Visitors focus a field, or move to a button, some time before they press.
    await (keys ? element.focus() : element.hover());
    await page.waitForTimeout(REST_MS);
    const eventType = keys ? 'keydown' : 'click';
    await page.evaluate(`void (globalThis.time = timeNextPress('${eventType}', '${answer}'))`);
    if (keys) await page.keyboard.press(turn % 2 ? keys[1] : keys[0]);
    else await page.mouse.down().then(() => page.mouse.up());
    times.push(await page.evaluate<number>('time'));
  }
  return { page: route, measure: `press: ${name}, ms`, site: getMedian(times), limit: LIMIT_MS };
}
