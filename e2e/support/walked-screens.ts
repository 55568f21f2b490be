/** The screens of the random walks, and what must hold on each. */

/** Values, and those that they must be equal to. */
type Pairs = (readonly [found: unknown, expected: unknown])[];

/** A screen to walk through. */
export interface WalkedScreen {
  path: string;
  /** Matches what it fetches beside its script. */
  data?: RegExp;
  /** What is typed into its input. */
  texts?: readonly string[];
  /** Fragments that are typed behind its address. */
  fragments?: readonly string[];
  /** Whether Firefox, whose driver is slow, walks through it too. */
  isForAll?: boolean;
  /** Runs in the idle page, so it is self-contained. Returns pairs of values that must be equal. */
  check: () => Pairs | Promise<Pairs>;
}

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

/** The statuses give the lengths of the lists. */
function checkDistricts(): Pairs {
  const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
  const stated = all('[role=status]').map(({ textContent }) =>
    Number(/\d+/.exec(textContent)?.[0] ?? 0),
  );
  const shown = ['button', 'article'].map(
    (name) => all(name).filter((each) => each.checkVisibility()).length,
  );
  return [[shown, stated]];
}

/** One slide is shown, the one that is named; one tab is chosen, and only its panel is shown. */
function checkHome(): Pairs {
  // Behind the overlay nothing is rendered.
  if (document.querySelector('dialog:modal')) return [];
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const visible = (selector: string) => all(selector).filter((each) => each.checkVisibility());
  const numbers = (text?: string | null) => text?.match(/\d+/g)?.map(Number).sort();
  const slide = document.querySelector('[aria-live] [role=group]');
  const tabs = all('[role=tab][aria-selected=true]').map((tab) => tab.id);
  const panels = visible('[role=tabpanel]').map((panel) => panel.getAttribute('aria-labelledby'));
  return [
    [visible('[aria-live] [role=group] img').length, 1],
    [
      numbers(slide?.ariaLabel),
      numbers(slide?.closest('section')?.querySelector('p')?.textContent),
    ],
    [tabs.length, 1],
    [panels, tabs],
  ];
}

/** The status gives the number of images; behind the overlay they are not rendered. */
function checkGallery(): Pairs {
  const images = document.querySelector('main section');
  const tiles = [...(images?.querySelectorAll('li') ?? [])];
  const stated = /\d+/.exec(images?.querySelector('[role=status]')?.textContent ?? '')?.[0] ?? 0;
  return [
    [tiles.filter((tile) => getComputedStyle(tile).display !== 'none').length, Number(stated)],
  ];
}

export const WALKED_SCREENS: readonly WalkedScreen[] = [
  { path: '/', isForAll: true, fragments: ['#main', '#event-sample', '#'], check: checkHome },
  {
    path: '/gallery',
    fragments: ['#image-5', '#image-45', '#news', '#nothing'],
    check: checkGallery,
  },
  {
    path: '/student-records',
    isForAll: true,
    data: /\/student-records\/rows\//,
    texts: ['karate', 'a', 'nobody', '', '<b>'],
    check: checkRecords,
  },
  { path: '/district-secretaries', texts: ['agra', 'a', 'nowhere', ''], check: checkDistricts },
];
