import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { layOutAll } from './pictures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds by some of its rules; of what it finds in order it tells nothing, which takes half of its time. */
async function look(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  // Till then axe takes what waits to lie over what follows.
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, ...options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(part, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { part, runOnly },
  );
}

/** What axe finds wrong with a page, or a part of it: WCAG 2.2 A, AA and AAA, and best practices. */
export const violationsOn = (page: Page, part = 'html') =>
  look(page, part, { type: 'tag', values: TAGS });

/** The same, of what depends on colours alone. */
export const colourViolationsOn = (page: Page, part = 'html') =>
  look(page, part, { type: 'rule', values: COLOUR_RULES });
