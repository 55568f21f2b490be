import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { RoutePath } from '@/lib/routes';
import { isHydrated } from '@/scripts/testing/in-page';
import { median } from './compare';
import { PHONE_SCREEN } from './first-view';

declare global {
  /** Defined by the probe, a script that runs in measured pages. */
  var probe: { latency: Promise<number> };
}

/** A control to press, and the elements that show the page's answer. */
interface Control {
  name: string;
  route: RoutePath;
  selector: string;
  /** The keys to press in turn, with the focus on the control. */
  keys?: readonly string[];
  /** The elements whose text, name, picture or visibility changes with the answer. */
  result: string;
}

const CAROUSEL_BUTTON = 'main section[aria-roledescription] button';
const PAUSE = `${CAROUSEL_BUTTON}:nth-of-type(1)`;
/** What the rows show is the answer, because the page number may change before them. */
const RECORDS = { route: '/student-records', result: 'main tbody' } as const;

export const CONTROLS: readonly Control[] = [
  {
    name: 'menu',
    route: '/about',
    selector: '[popovertarget=main-menu]',
    result: '#main-menu',
  },
  {
    name: 'tab',
    route: '/',
    selector: '[role=tab][aria-selected=false]',
    result: '[role=tabpanel]',
  },
  { name: 'pause', route: '/', selector: PAUSE, result: PAUSE },
  {
    name: 'next slide',
    route: '/',
    selector: `${CAROUSEL_BUTTON}:nth-of-type(3)`,
    result: '[role=group][aria-roledescription], [role=group][aria-roledescription] img',
  },
  { ...RECORDS, name: 'next page', selector: 'main nav button:last-of-type' },
  { ...RECORDS, name: 'search key', selector: 'main input', keys: ['z', 'Backspace'] },
  {
    name: 'district',
    route: '/district-secretaries',
    selector: 'main li > button:not([aria-current=true])',
    result: 'main [aria-current=true]',
  },
];

/** Each press takes one frame more or less by chance, so they are many. */
const PRESSES = 10;

/** Long enough for a page to become idle. */
const REST_MS = 150;

/**
 * Opens a page, and presses a control by mouse or key.
 *
 * @param cpu how many times slower the processor is made
 * @returns median milliseconds from a press to the frame that shows the answer
 */
export async function pressControl(browser: Browser, url: string, control: Control, cpu: number) {
  const { selector, keys, result } = control;
  await using page = await browser.newPage(PHONE_SCREEN);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  await page.goto(url);
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const latencies: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    const element = page.locator(selector).first();
    // Visitors focus a field some time before they type.
    if (keys) await element.focus();
    await page.mouse.move(1, 1);
    await page.waitForTimeout(REST_MS);
    await page.evaluate(`probe.awaitPress(${JSON.stringify(result)})`);
    const key = keys?.[turn % keys.length];
    if (key) await element.press(key);
    else await element.click();
    latencies.push(await page.evaluate(() => globalThis.probe.latency));
  }
  return { answered: median(latencies) ?? NaN };
}
