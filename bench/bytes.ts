import { budgetUses, EMPTY_PAGE, exceededBudgets } from './budgets';
import type { Browser } from '@playwright/test';
import { SCREENS } from '@/scripts/testing/routes';
import {
  firstView,
  galleryPictures,
  PHONE_SCREEN,
  REQUEST_TYPES,
  type FirstView,
  type Served,
} from './first-view';
import { againstBudget, count, table, type Section } from './report';

/** The section whose numbers are the same on every machine, so that they can be judged. */
export const BYTES = 'Bytes';

async function viewOnPhone(browser: Browser, served: Served, route: string): Promise<FirstView> {
  const context = await browser.newContext(PHONE_SCREEN);
  const view = await firstView(await context.newPage(), served, route);
  await context.close();
  return view;
}

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

/**
 * Measures what each route, and the empty page, sends before its visitor does anything.
 *
 * @param browser one that trusts the server
 */
export async function measureBytes(
  browser: Browser,
  site: Served,
  emptyPage: Served,
): Promise<Section> {
  const empty = await viewOnPhone(browser, emptyPage, '/');
  const views = new Map<(typeof SCREENS)[number], FirstView>();
  for (const route of SCREENS) views.set(route, await viewOnPhone(browser, site, route));

  const routes = [...views].map(([route, view]) => ({
    route,
    uses: budgetUses(route, view, galleryPictures(view), empty.bytes.script),
  }));
  const types = routes[0]?.uses.map(({ type }) => type) ?? [];
  const budgetRows = routes.map(({ route, uses }) => {
    const cells = types.map((type) => {
      const use = uses.find((candidate) => candidate.type === type);
      return use ? againstBudget(use.used, use.budget) : '';
    });
    return [`\`${route}\``, ...cells];
  });
  const bytesRows = [...views].map(([route, view]) => bytesRow(`\`${route}\``, view));
  return {
    title: BYTES,
    body: [
      'Used / budget:',
      table(['route', ...types], budgetRows),
      'All that is sent, by type:',
      table(
        ['route', ...REQUEST_TYPES, 'requests', 'total'],
        [...bytesRows, bytesRow('the empty page', empty)],
      ),
    ].join('\n\n'),
    missed: [
      ...staleNumber(empty.bytes.script),
      ...routes.flatMap(({ route, uses }) => exceededBudgets(route, uses)),
    ],
  };
}
