/** The screens of the random walks, and what must hold on each. */

/** A screen to walk through. */
export interface WalkedScreen {
  path: string;
  /** Matches what it fetches beside its script. */
  data?: RegExp;
  /** What is typed into its input. */
  texts?: readonly string[];
  /** Fragments that are typed behind its address. */
  fragments?: readonly string[];
  /** Runs in the quiet page, so it is self-contained. Returns pairs of values that must be equal. */
  check: () => Pairs | Promise<Pairs>;
}

/** Values, and those that they must be equal to. */
type Pairs = (readonly [found: unknown, expected: unknown])[];

/** The rows are those of the page that the footer names, among those that match the search. */
async function checkRecords(): Promise<Pairs> {
  const numbers = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) =>
      parseInt(textContent.replace(/^\D+/, '')),
    );
  if (document.querySelector('[role=alert] button')) return [];
  const query = document.querySelector<HTMLInputElement>('main [type=search]')?.value ?? '';
  const [, ...rows] = (await (await fetch('/student-records.csv')).text()).split('\n');
  const found = rows.filter((row) => {
    const [, name, , , game, event] = row.split(',');
    return [name, game, event].some((field) => field?.toLowerCase().includes(query.toLowerCase()));
  });
  const [place = 0] = numbers('main nav p');
  const start = 10 * (place - 1);
  return [[numbers('main tbody tr'), found.slice(start, start + 10).map((row) => parseInt(row))]];
}

/** The status of a section gives the number of its list items. */
const checkLists = (): Pairs =>
  [...document.querySelectorAll('main section:has([role=status])')].map((section) => {
    const items = [...section.querySelectorAll('li')];
    const stated = /\d+/.exec(section.querySelector('[role=status]')?.textContent ?? '')?.[0] ?? 0;
    // Behind the overlay they are not rendered.
    const shown = items.filter((item) => getComputedStyle(item).display !== 'none');
    return [shown.length, Number(stated)];
  });

/** One slide is shown; one tab is chosen, and only its panel is shown. */
function checkHome(): Pairs {
  // Behind the overlay nothing is rendered.
  if (document.querySelector('dialog:modal')) return [];
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const visible = (selector: string) => all(selector).filter((each) => each.checkVisibility());
  const tabs = all('[role=tab][aria-selected=true]').map((tab) => tab.id);
  const panels = visible('[role=tabpanel]').map((panel) => panel.getAttribute('aria-labelledby'));
  return [
    [visible('[aria-live] [role=group] img').length, 1],
    [tabs.length, 1],
    [panels, tabs],
  ];
}

export const WALKED_SCREENS: readonly WalkedScreen[] = [
  { path: '/', fragments: ['#main', '#event-sample', '#'], check: checkHome },
  {
    path: '/gallery',
    fragments: ['#image-5', '#image-45', '#news', '#nothing'],
    check: checkLists,
  },
  {
    path: '/student-records',
    data: /\/student-records\/rows\//,
    texts: ['karate', 'a', 'nobody', '', '<b>'],
    check: checkRecords,
  },
  { path: '/district-secretaries', texts: ['agra', 'a', 'nowhere', ''], check: checkLists },
];
