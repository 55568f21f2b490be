import type { Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import { ROUTE_PATHS } from '@/lib/routes';
import { findExceededBudgets, getBudgetUses } from './budgets';
import type { Setting } from './compare';
import { loadFirstView, PHONE_SCREEN, type Served } from './first-view';
import { formatNumber, formatTable, formatUse, type Section } from './report';

/** The compared pages have no islands. */
const waitUntilShown = (page: Page) => page.locator('main h1').waitFor();

/** What each route loads before any interaction, and what the compared pages load, which have no budgets. */
export async function measureBytes(
  { browser }: Setting,
  served: Record<string, Served>,
): Promise<Section> {
  const uses = [];
  for (const [contestant, server] of Object.entries(served)) {
    const waitUntilReady = contestant === 'site' ? waitForHydration : waitUntilShown;
    for (const route of ROUTE_PATHS) {
      await using page = await browser.newPage(PHONE_SCREEN);
      const view = await loadFirstView(page, server, route, waitUntilReady);
      uses.push({ contestant, route, used: getBudgetUses(route, view) });
    }
  }
  const rows = uses.map(({ contestant, route, used }) => [
    `${contestant} \`${route}\``,
    ...used.map((use) => (contestant === 'site' ? formatUse(use) : formatNumber(use.used))),
  ]);
  const titles = uses[0]?.used.map(({ type }) => type) ?? [];
  return {
    title: 'Bytes',
    body: `Used / budget:\n\n${formatTable(['page', ...titles], rows)}`,
    exceeded: uses
      .filter(({ contestant }) => contestant === 'site')
      .flatMap(({ route, used }) =>
        findExceededBudgets(used).map((use) => `${route}: ${use.type}: ${formatUse(use)}`),
      ),
  };
}
