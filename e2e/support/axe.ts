import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const RULES = {
  all: {
    runOnly: { type: 'tag', values: TAGS },
    // What passes the rule of the higher contrast passes this one too.
    rules: { 'color-contrast': { enabled: false } },
  },
  colours: { runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/** Defines `axe` in a page. Axe waits between its rules, so it gets the real clock if that of the page is stopped. */
const DEFINE_AXE = `((setTimeout, clearTimeout) => { ${axe.source} })(...(globalThis.realTimers ?? [setTimeout, clearTimeout]))`;

/**
 * The violations of WCAG 2.2 A, AA or AAA, or of best practices.
 *
 * @param part selects what axe looks at
 * @param rules those that are applied
 */
export async function findViolations(
  page: Page,
  part = 'html',
  rules: keyof typeof RULES = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(DEFINE_AXE);
  return page.evaluate(
    async ({ part, options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Reporting passes too would take twice the time.
      const { violations } = await run(part, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { part, options: RULES[rules] },
  );
}
