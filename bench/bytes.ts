import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '@/scripts/testing/hydration';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import { budgetUses, EMPTY_PAGE, exceededBudgets } from './budgets';
import type { Contestant } from './builds';
import {
  firstView,
  galleryPictures,
  PHONE_SCREEN,
  REQUEST_TYPES,
  type FirstView,
} from './first-view';
import { againstBudget, count, table, type Section } from './report';

/** The section whose numbers are the same on every machine, so that they can be judged. */
export const BYTES = 'Bytes';

/** What the site is compared with; the plain pages have the site's own documents. */
const OTHERS = [
  ...ROUTE_PATHS.map((route) => ['floor', route] as const),
  ['spa', '/'] as const,
  ['spa', '/student-records'] as const,
];

/** Waits for what is shown; an SPA has nothing before its script has run. */
const untilShown = async (page: Page) => {
  await page.waitForSelector('main h1');
};

const bytesRow = (name: string, { bytes, files, inlinedCss, total }: FirstView) => [
  name,
  ...REQUEST_TYPES.map((type) => count(type === 'css' ? inlinedCss + bytes.css : bytes[type])),
  String(files.length),
  count(total),
];

/** What is wrong with the number that the tests take for the script of the empty page. */
function staleNumber(measured: number): string[] {
  const { scriptBytes, tolerance } = EMPTY_PAGE;
  if (Math.abs(measured - scriptBytes) <= tolerance) return [];
  return [
    `bench/budgets.ts: the script of the empty page is ${count(measured)} bytes, not ${count(scriptBytes)}; write that there`,
  ];
}

/** Measures what each route, and what it is compared with, sends before its visitor does anything. */
export async function measureBytes(
  browser: Browser,
  origins: Record<Contestant, string>,
  folders: Record<Contestant, string>,
): Promise<Section> {
  const view = async (contestant: Contestant, route: string) => {
    const context = await browser.newContext(PHONE_SCREEN);
    const served = { origin: origins[contestant], folder: folders[contestant] };
    const isNext = contestant === 'site' || contestant === 'empty';
    const untilReady = isNext ? untilHydrated : untilShown;
    const seen = await firstView(await context.newPage(), served, route, untilReady);
    await context.close();
    return seen;
  };
  const empty = await view('empty', '/');
  const views = new Map<RoutePath, FirstView>();
  for (const route of ROUTE_PATHS) views.set(route, await view('site', route));
  const others: string[][] = [];
  for (const [contestant, route] of OTHERS) {
    others.push(bytesRow(`${contestant} \`${route}\``, await view(contestant, route)));
  }

  const routes = [...views].map(([route, seen]) => ({
    route,
    uses: budgetUses(route, seen, galleryPictures(seen), empty.bytes.script),
  }));
  const types = routes[0]?.uses.map(({ type }) => type) ?? [];
  const budgetRows = routes.map(({ route, uses }) => {
    const cells = types.map((type) => {
      const use = uses.find((candidate) => candidate.type === type);
      return use ? againstBudget(use.used, use.budget) : '';
    });
    return [`\`${route}\``, ...cells];
  });
  const bytesRows = [...views].map(([route, seen]) => bytesRow(`site \`${route}\``, seen));
  return {
    title: BYTES,
    body: [
      'Used / budget:',
      table(['route', ...types], budgetRows),
      'All that is sent, by type:',
      table(
        ['route', ...REQUEST_TYPES, 'requests', 'total'],
        [...bytesRows, ...others, bytesRow('the empty page', empty)],
      ),
    ].join('\n\n'),
    missed: [
      ...staleNumber(empty.bytes.script),
      ...routes.flatMap(({ route, uses }) => exceededBudgets(route, uses)),
    ],
  };
}
