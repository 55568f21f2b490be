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

/** Of the whole page, or of a part of it: a selector. */
const look = (page: Page, part = 'html') => new AxeBuilder({ page }).include(part);

/** What axe finds wrong with a page, or a part of it: WCAG 2.2 A, AA and AAA, and best practices. */
export const violationsOn = (page: Page, part?: string) =>
  linesOf(page, look(page, part).withTags(TAGS));

/** The same, of what depends on colours alone. */
export const colourViolationsOn = (page: Page, part?: string) =>
  linesOf(page, look(page, part).withRules(COLOUR_RULES));
