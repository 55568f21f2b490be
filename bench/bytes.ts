import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import { ROUTE_PATHS } from '@/lib/routes';
import { getBudgetUses, findExceededBudgets, type BudgetUse } from './budgets';
import type { Contestant } from './builds';
import {
  loadFirstView,
  countGalleryPictures,
  PHONE_SCREEN,
  REQUEST_TYPES,
  type FirstView,
} from './first-view';
import { compareWithBudget, count, formatTable, type Section } from './report';

/** The one section whose numbers do not depend on the machine, so it can fail the bench. */
export const BYTES = 'Bytes';

/** What the site is compared with. */
const OTHERS: readonly (readonly [Contestant, string])[] = [
  ...ROUTE_PATHS.map((route) => ['floor', route] as const),
  ['spa', '/'],
  ['spa', '/student-records'],
];

/** An SPA is ready when its script has rendered something. */
const waitUntilShown = (page: Page) => page.locator('main h1').waitFor();

const formatBytesRow = (name: string, { bytes, files, inlinedCss, total }: FirstView) => [
  name,
  ...REQUEST_TYPES.map((type) => count(type === 'css' ? inlinedCss + bytes.css : bytes[type])),
  String(files.length),
  count(total),
];

/** Measures what each route loads before any interaction, and what the compared pages load. */
export async function measureBytes(
  browser: Browser,
  origins: Record<Contestant, string>,
  folders: Record<Contestant, string>,
): Promise<Section> {
  const getView = async (contestant: Contestant, route: string) => {
    const context = await browser.newContext(PHONE_SCREEN);
    const served = { origin: origins[contestant], folder: folders[contestant] };
    const untilReady = contestant === 'site' ? waitForHydration : waitUntilShown;
    const seen = await loadFirstView(await context.newPage(), served, route, untilReady);
    await context.close();
    return seen;
  };
  const rows: string[][] = [];
  const routes: { route: string; uses: BudgetUse[] }[] = [];
  for (const route of ROUTE_PATHS) {
    const seen = await getView('site', route);
    rows.push(formatBytesRow(`site \`${route}\``, seen));
    routes.push({
      route,
      uses: getBudgetUses(route, seen, countGalleryPictures(seen)),
    });
  }
  for (const [contestant, route] of OTHERS) {
    rows.push(formatBytesRow(`${contestant} \`${route}\``, await getView(contestant, route)));
  }
  const types = routes[0]?.uses.map(({ type }) => type) ?? [];
  const budgetRows = routes.map(({ route, uses }) => {
    const cells = types.map((type) => {
      const use = uses.find((candidate) => candidate.type === type);
      return use ? compareWithBudget(use.used, use.budget) : '';
    });
    return [`\`${route}\``, ...cells];
  });
  return {
    title: BYTES,
    body: [
      'Used / budget:',
      formatTable(['route', ...types], budgetRows),
      'Everything that is sent, by type:',
      formatTable(['page', ...REQUEST_TYPES, 'requests', 'total'], rows),
    ].join('\n\n'),
    missed: routes.flatMap(({ route, uses }) => findExceededBudgets(route, uses)),
  };
}
