import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { layOutAll } from './pictures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Defines `axe` in a page. Axe waits between its rules, so where the page's clock stands still it gets the real one. */
const DEFINE_AXE = `((setTimeout, clearTimeout) => { ${axe.source} })(...(globalThis.realTimers ?? [setTimeout, clearTimeout]))`;

/** What axe finds by some of its rules. */
async function findViolations(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  // Without layout axe takes what is below the fold for covered.
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(DEFINE_AXE);
  return page.evaluate(
    async ({ part, ...options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // To report what passes as well would take half of the time.
      const { violations } = await run(part, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { part, runOnly },
  );
}

/** What violates WCAG 2.2 A, AA or AAA, or best practices, on a page or a part of it. */
export const violationsOn = (page: Page, part = 'html') =>
  findViolations(page, part, { type: 'tag', values: TAGS });

/** The same, of what depends on colours alone. */
export const colourViolationsOn = (page: Page, part = 'html') =>
  findViolations(page, part, { type: 'rule', values: COLOUR_RULES });
