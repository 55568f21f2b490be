import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Has the browser lay out what waits for a visitor to come near: till then axe takes it to lie over what follows. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.below-fold')) {
      section.style.contentVisibility = 'visible';
    }
  });

async function linesOf(page: Page, axe: AxeBuilder): Promise<string[]> {
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
