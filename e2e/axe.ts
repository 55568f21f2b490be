import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { layOutAll } from './pictures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Defines `axe` in a page. Axe waits between its rules, so it gets the real clock if that of the page is stopped. */
const DEFINE_AXE = `((setTimeout, clearTimeout) => { ${axe.source} })(...(globalThis.realTimers ?? [setTimeout, clearTimeout]))`;

/** The violations that axe finds by some of its rules. */
async function runAxe(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  // Without layout, axe takes what is below the fold as covered.
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(DEFINE_AXE);
  return page.evaluate(
    async ({ part, ...options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Reporting passes too would take twice the time.
      const { violations } = await run(part, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { part, runOnly },
  );
}

/** The violations of WCAG 2.2 A, AA or AAA, or of best practices, in a page or a part of it. */
export const findViolations = (page: Page, part = 'html') =>
  runAxe(page, part, { type: 'tag', values: TAGS });

/** The same, by the rules that depend on colours. */
export const findColourViolations = (page: Page, part = 'html') =>
  runAxe(page, part, { type: 'rule', values: COLOUR_RULES });
