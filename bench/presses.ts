/** How soon idle pages answer presses, on a phone with a slow processor. */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
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
  {
    name: 'Pause',
    page: '/',
    selector: 'role=button[name=/slideshow$/]',
    answer: 'main button',
  },
  {
    name: 'next slide',
    page: '/',
    selector: 'role=button[name="Next"]',
    answer: 'picture img:not([hidden])',
  },
  { ...RECORDS, name: 'Next page', selector: 'role=button[name="Next"]' },
  { ...RECORDS, name: 'key in the search', selector: 'main input', keys: ['z', 'Backspace'] },
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
const VISITS = 3;
const PRESSES_PER_VISIT = 7;
/** Long enough for a page to become idle. */
const REST_MS = 150;

/** The median time from a press to the end of the frame that shows the answer. */
export async function measurePress(browser: Browser, origin: string, control: Control) {
  const { name, selector, keys, answer } = control;
  await using page = await browser.newPage(PHONE_SCREEN);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const probe = `timeNextPress('${keys ? 'keydown' : 'click'}', '${answer}')`;
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(origin + control.page);
    await waitForHydration(page);
    for (let turn = 0; turn < PRESSES_PER_VISIT; turn += 1) {
      const element = page.locator(selector).first();
      // Visitors focus a field some time before they type.
      if (keys) await element.focus();
      await page.mouse.move(1, 1);
      await page.waitForTimeout(REST_MS);
      const time = page.evaluate<number>(probe);
      await (keys ? element.press(turn % 2 ? keys[1] : keys[0]) : element.click());
      times.push(await time);
    }
  }
  const measure = `press: ${name}, ms`;
  return { page: control.page, measure, site: getMedian(times), limit: LIMIT_MS } satisfies Result;
}
