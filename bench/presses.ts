import type { Browser } from '@playwright/test';
import { isHydrated } from '@/scripts/testing/in-page';
import { median } from './compare';
import type { Control } from './controls';
import { PHONE_SCREEN } from './first-view';
import { PROBE, slowDown } from './slow-visit';

/** Each press takes one frame more or less by chance, so later ones are many. */
const PRESSES = 9;

/** Long enough for a page to become idle. */
const REST_MS = 150;

/**
 * Opens a page, and presses a control by mouse or key.
 *
 * @returns milliseconds from the first press, and the median from later ones, to the frame that shows the answer
 */
export async function pressControl(browser: Browser, url: string, control: Control, cpu: number) {
  const { selector, keys, texts, result } = control;
  await using page = await browser.newPage(PHONE_SCREEN);
  await page.addInitScript({ path: PROBE });
  await page.goto(url);
  if (await page.locator('page-island').count()) await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  await slowDown(page, cpu);
  const latencies: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    if (texts) await page.fill('main input', texts[turn % texts.length] ?? '');
    // Visitors focus a field some time before they type.
    if (keys) await page.focus(selector);
    await page.mouse.move(1, 1);
    await page.waitForTimeout(REST_MS);
    await page.evaluate(`probe.awaitPress(${JSON.stringify(result)})`);
    const key = keys?.[turn % keys.length];
    if (key) await page.press(selector, key);
    else await page.click(selector);
    latencies.push(await page.evaluate(() => globalThis.probe.latency));
  }
  const [first = NaN, ...later] = latencies;
  return { first, later: median(later) ?? NaN };
}
