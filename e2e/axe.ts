import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

async function linesOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  // Till then axe takes what waits to lie over what follows.
  await layOutAll(page);
  // What is not legacy is for frames, of which the site has none, and takes half as long again.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe finds wrong with a page: WCAG 2.2 A, AA and AAA, and best practices. */
export const violationsOn = (page: Page) => linesOf(page, new AxeBuilder({ page }).withTags(TAGS));

/** The same, of what depends on colours alone. */
export const colourViolationsOn = (page: Page) =>
  linesOf(page, new AxeBuilder({ page }).withRules(COLOUR_RULES));
