import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import { getBudgetUses, findExceededBudgets, type BudgetUse } from './budgets';
import type { Contestant } from './builds';
import { loadFirstView, countGalleryPictures, PHONE_SCREEN, REQUEST_TYPES } from './first-view';
import { compareWithBudget, count, formatTable, type Section } from './report';

/** The one section whose numbers do not depend on the machine, so it can fail the bench. */
export const BYTES = 'Bytes';

/** The measured pages. */
const PAGES: readonly { contestant: Contestant; routes: readonly RoutePath[] }[] = [
  { contestant: 'site', routes: ROUTE_PATHS },
  { contestant: 'floor', routes: ROUTE_PATHS },
  { contestant: 'spa', routes: ['/', '/student-records'] },
];

/** An SPA is ready when its script has rendered something. */
const waitUntilShown = (page: Page) => page.locator('main h1').waitFor();

/** Measures what each route loads before any interaction, and what the compared pages load. */
export async function measureBytes(
  browser: Browser,
  origins: Record<Contestant, string>,
  folders: Record<Contestant, string>,
): Promise<Section> {
  const rows: string[][] = [];
  const budgets: { route: string; uses: BudgetUse[] }[] = [];
  for (const { contestant, routes } of PAGES) {
    const served = { origin: origins[contestant], folder: folders[contestant] };
    const untilReady = contestant === 'site' ? waitForHydration : waitUntilShown;
    for (const route of routes) {
      await using page = await browser.newPage(PHONE_SCREEN);
      const view = await loadFirstView(page, served, route, untilReady);
      const bytes = { ...view.bytes, css: view.inlinedCss + view.bytes.css };
      const cells = [...REQUEST_TYPES.map((type) => bytes[type]), view.files.length, view.total];
      rows.push([`${contestant} \`${route}\``, ...cells.map(count)]);
      if (contestant !== 'site') continue;
      budgets.push({ route, uses: getBudgetUses(route, view, countGalleryPictures(view)) });
    }
  }
  const types = budgets[0]?.uses.map(({ type }) => type) ?? [];
  const budgetRows = budgets.map(({ route, uses }) => {
    const usesByType = new Map(
      uses.map((use) => [use.type, compareWithBudget(use.used, use.budget)]),
    );
    return [`\`${route}\``, ...types.map((type) => usesByType.get(type) ?? '')];
  });
  return {
    title: BYTES,
    body: [
      'Used / budget:',
      formatTable(['route', ...types], budgetRows),
      'Everything that is sent, by type:',
      formatTable(['page', ...REQUEST_TYPES, 'requests', 'total'], rows),
    ].join('\n\n'),
    missed: budgets.flatMap(({ route, uses }) => findExceededBudgets(route, uses)),
  };
}
