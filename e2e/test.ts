import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '@/scripts/testing/hydration';

export { expect };

interface Fixtures {
  /** Faults that the test brings about on purpose: those that match are passed over. */
  expectedFaults: RegExp[];
  /** Whether the screen is a phone's, with the menu behind its button. */
  isPhone: boolean;
}

/**
 * Goes to a page and waits until its script has taken it over: what a test does earlier would be lost, as it would be
 * for a visitor.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/**
 * Types a text into an input in place of what it holds, key by key: React does not see what Playwright's fill() puts
 * into an input of a Firefox that Playwright did not patch.
 */
export async function type(input: Locator, text: string): Promise<void> {
  await input.press('ControlOrMeta+A');
  await input.press('Delete');
  await input.pressSequentially(text);
}

/**
 * Playwright's test, which besides fails on any error of the page or of its console, any failed request, and any
 * violation of the content security policy (which the console reports).
 */
export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],

  isPhone: async ({ viewport }, provide) => provide((viewport?.width ?? 0) < 600),

  page: async ({ page, expectedFaults }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console error: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left gives up what it was still loading; that is no fault of it.
      const reason = request.failure()?.errorText ?? '';
      if (!/ABORTED/i.test(reason)) faults.push(`request failed: ${request.url()} ${reason}`);
    });
    await provide(page);
    const unexpected = faults.filter((fault) => !expectedFaults.some((known) => known.test(fault)));
    expect(unexpected, 'faults of the page').toEqual([]);
  },
});
