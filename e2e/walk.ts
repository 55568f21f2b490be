/**
 * A random walk: a visitor's acts on a screen, drawn at random, while script and network come, fail or hang. After each
 * act the walk checks what must hold on every screen and in every state.
 *
 * Any program can drive it in any engine. Only the walk moves the page's clock, so that a busy machine walks like a fast
 * one.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { createRandom, pick, type Random } from '@/lib/records/random';
import { PAINT_WAIT_MS } from '@/scripts/testing/hydration';
import { isHydrated } from '@/scripts/testing/in-page';
import { waitUntil } from '@/scripts/testing/until';

/** What a walk needs of a browser. */
export interface Driver {
  /** Evaluates an expression in the page, and awaits its result. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /**
   * Lets the walk decide over requests.
   *
   * @param files matches their addresses
   * @param comes whether the response comes; else the request fails
   */
  watchNetwork: (files: RegExp, comes: (url: string) => Promise<boolean>) => Promise<void>;
  /** Goes to an address; resolves once the navigation has begun. */
  goTo: (address: string) => Promise<void>;
  /** @param key its name in the DOM, with or without Shift+ before it */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Clicks at a place in the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Moves the page's clock on. */
  passTime: (milliseconds: number) => Promise<void>;
}

/** Runs a function in the page. Only its source is sent, so it must be self-contained. */
export type Run = <Args extends readonly unknown[], Result>(
  script: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;

/** A screen to walk through. */
export interface WalkedScreen {
  path: string;
  /** Matches what it fetches beside its script; these requests fail and hang at times. */
  data?: RegExp;
  /** What is typed into its inputs. */
  texts?: readonly string[];
  /** Fragments that are typed behind its address. */
  fragments?: readonly string[];
  /** Throws if something does not hold that must on this screen, once it is idle. */
  check?: (run: Run) => Promise<void>;
}

/** How the script comes: at once, when the walk releases it, at the second try, never. */
const SCRIPT_MOODS = ['there', 'late', 'stumbles', 'lost'] as const;
/** How data comes: at once, at the second try, never, when the walk releases it. */
const DATA_MOODS = ['well', 'fails once', 'fails', 'waits'] as const;
type ScriptMood = (typeof SCRIPT_MOODS)[number];
type DataMood = (typeof DATA_MOODS)[number];

/** Home and End would scroll, long after the press, where nothing on the page answers them. */
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowLeft'];

/** Matches the files of a page's script. */
const SCRIPT_FILES = /\/_next\/static\/(chunks|payloads)\//;

/** Longer than any response to a visitor takes. */
const SOON_MS = 200;

/** Matches the errors that a page reports because the walk made its network fail. */
export const BROUGHT_ABOUT =
  /Failed to load resource|request failed: .*(\/_next\/|\/rows\/)|error loading|(does not load: .*)?static\/(chunks|payloads)\//i;

/** Waits until a condition holds. During a navigation it cannot be evaluated. */
const waitFor = (what: string, isSo: () => Promise<boolean>) =>
  waitUntil(() => isSo().catch(() => false)).catch(() => assert.fail(what));

/* What follows runs in the page. */

/**
 * Focuses a control and brings it into view: one of the modal dialog, else of the page's main part or of what is around
 * it, but no link that leaves the page. Past the last one it counts from the first again.
 *
 * @returns null when there is none
 */
function focusControl(place: 'main' | 'around', number: number) {
  const modal = document.querySelector('dialog:modal');
  const isLeaving = (control: HTMLElement) =>
    control instanceof HTMLAnchorElement &&
    (!control.ariaHasPopup || document.documentElement.dataset.script === 'lost') &&
    (!control.hash || control.pathname !== location.pathname);
  const controls = [
    ...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]'),
  ].filter(
    (control) =>
      (modal ?? (control.closest('main') !== null) === (place === 'main')) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getClientRects().length > 0 &&
      !control.matches(':disabled, [inert] *') &&
      !isLeaving(control),
  );
  const control = controls[number % controls.length];
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.focus();
  return {
    name: `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`,
    isAlert: control.closest('[role=alert]') !== null,
  };
}

/** Where to click the focused element, or its label; null while something covers it. */
function locateFocused(): { x: number; y: number } | null {
  const focused = document.activeElement;
  const target = (focused instanceof HTMLInputElement && focused.labels?.[0]) || focused;
  const [box] = target?.getClientRects() ?? [];
  if (!target || !box) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** Focuses the first input of the page's main part and selects its text; false when there is none. */
function selectInput(): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
  const input = inputs.find((each) => each.checkVisibility());
  input?.focus();
  input?.select();
  return input !== undefined;
}

/** What is wrong with the focus, or null. */
function findFocusProblem(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is lost';
  if (!focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return 'the focus is on what is hidden';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isInSight ? null : 'the focus is out of sight';
}

/** The state that Back must restore. */
const getState = () => ({
  address: location.href,
  scrolledTo: Math.round(scrollY),
  modal: document.querySelector('dialog:modal') !== null,
  chosen: [
    ...document.querySelectorAll(
      'main :is([aria-pressed=true], [aria-selected=true], [aria-current=true])',
    ),
  ].map(({ textContent }) => textContent),
  typed: [...document.querySelectorAll('main input')].map(
    (input) => (input as HTMLInputElement).value,
  ),
});

const isAt = (path: string) => location.pathname === path;

const isRead = () => document.readyState !== 'loading' && document.querySelector('main') !== null;

/** Whether nothing is busy, or was pressed and not answered. */
const isQuiet = () => document.querySelector('[aria-busy=true], [data-pressed]') === null;

const countAlerts = () => document.querySelectorAll('[role=alert] button').length;

/** Whether the page has given up its script. */
const isWithoutScript = () => document.documentElement.dataset.script === 'lost';

const stepBack = () => history.back();

/** One visitor's walk. */
class Walk {
  readonly done: string[] = [];
  private script: ScriptMood = 'there';
  private data: DataMood = 'well';
  private heldScripts: (() => void)[] = [];
  private heldData: (() => void)[] = [];
  /** The script files that were requested. */
  private readonly asked = new Set<string>();
  /** The states that Back leads to. */
  private readonly trail: Awaited<ReturnType<typeof this.readState>>[] = [];

  constructor(
    private readonly driver: Driver,
    private readonly screen: WalkedScreen,
  ) {}

  private readonly run: Run = (script, ...args) =>
    this.driver.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);

  private readonly readState = () => this.run(getState);

  private async comes(url: string): Promise<boolean> {
    if (SCRIPT_FILES.test(url)) {
      const isFirst = !this.asked.has(url);
      this.asked.add(url);
      if (this.script === 'late') await new Promise<void>((come) => this.heldScripts.push(come));
      return this.script === 'there' || (this.script === 'stumbles' && !isFirst);
    }
    if (this.data === 'waits') await new Promise<void>((come) => this.heldData.push(come));
    const isWell = this.data === 'well';
    if (this.data === 'fails once') this.data = 'well';
    return isWell;
  }

  async begin(script: ScriptMood): Promise<void> {
    const { driver, screen } = this;
    this.script = script;
    const files = [SCRIPT_FILES, ...(screen.data ? [screen.data] : [])];
    const watched = new RegExp(files.map(({ source }) => source).join('|'));
    await driver.watchNetwork(watched, (url) => this.comes(url));
    await driver.goTo(screen.path);
    // Until then the former page would answer.
    await waitFor('it is opened', () => this.run(isAt, screen.path));
    await this.arrive();
    await this.check('open');
  }

  /** Waits for a page, and until it has given up a script that fails. */
  private async arrive(): Promise<void> {
    await waitFor('the page is there', () => this.run(isRead));
    await this.driver.passTime(PAINT_WAIT_MS);
    if (this.script === 'lost')
      await waitFor('the script is lost', () => this.run(isWithoutScript));
  }

  setData(mood: DataMood): Promise<void> {
    this.data = mood;
    if (mood !== 'waits') this.letCome(this.heldData);
    return this.check(`data: ${mood}`);
  }

  canScriptCome = () => this.script === 'late';

  async letScriptCome(): Promise<void> {
    this.script = 'there';
    this.letCome(this.heldScripts);
    await this.check('the script comes');
  }

  private letCome(held: (() => void)[]): void {
    for (const come of held.splice(0)) come();
  }

  async press(place: 'main' | 'around', number: number, by: 'key' | 'mouse'): Promise<void> {
    const control = await this.run(focusControl, place, number);
    if (!control) return;
    const { name, isAlert } = control;
    const act = `${by === 'key' ? 'Enter on' : 'click on'} ${name}`;
    const before = await this.readState();
    if (by === 'mouse') await this.clickFocused();
    else await this.driver.press('Enter');
    const after = await this.readState();
    if (after.modal && !before.modal) this.trail.push(before);
    if (!after.modal) this.trail.length = 0;
    await this.check(act, after.address === before.address);
    if (isAlert && this.data === 'well')
      assert.equal(await this.run(countAlerts), 0, 'alerts that stay');
  }

  /** Clicks the focused element, once it does not move. */
  private async clickFocused(): Promise<void> {
    let spot = await this.run(locateFocused);
    await waitFor('it can be clicked', async () => {
      const former = spot;
      spot = await this.run(locateFocused);
      return spot !== null && isDeepStrictEqual(spot, former);
    });
    if (spot) await this.driver.click(spot.x, spot.y);
  }

  canGoBack = () => this.trail.length > 0;

  async goBack(): Promise<void> {
    const was = this.trail.pop();
    await this.run(stepBack);
    await waitFor(`Back to ${JSON.stringify(was)}`, async () =>
      isDeepStrictEqual(await this.readState(), was),
    );
    await this.check('Back');
  }

  async pressKey(key: string): Promise<void> {
    await this.driver.press(key);
    // Past the last stop a browser may go on to its own buttons, so the focus is not checked.
    await this.check(key);
    if (!(await this.readState()).modal) this.trail.length = 0;
  }

  async type(text: string): Promise<void> {
    if (!(await this.run(selectInput))) return;
    await this.driver.press('Delete');
    if (text) await this.driver.type(text);
    await this.check(`type "${text}"`, true);
  }

  async typeFragment(fragment: string): Promise<void> {
    await this.driver.goTo(new URL(fragment, (await this.readState()).address).href);
    this.trail.length = 0;
    await this.check(`type ${fragment} behind the address`);
  }

  async end(): Promise<void> {
    if (this.script === 'late') await this.letScriptCome();
    await this.setData('well');
  }

  private async checkQuiet(): Promise<void> {
    await waitFor('nothing is busy', async () => {
      await this.driver.passTime(SOON_MS);
      return this.run(isQuiet);
    });
    if (this.script !== 'lost' && !(await this.run(isWithoutScript)))
      await this.screen.check?.(this.run);
  }

  /** Whether the walk itself holds something back. */
  private isHeld = () => this.script === 'late' || this.data === 'waits';

  /**
   * Checks what must hold after any act.
   *
   * @param act what was done
   * @param keepsFocus whether the focus must be on something in view after it
   */
  private async check(act: string, keepsFocus = false): Promise<void> {
    this.done.push(act);
    if (this.script === 'there' || this.script === 'stumbles')
      await waitFor('the page is hydrated', () => this.run(isHydrated));
    if (!this.isHeld()) await this.checkQuiet();
    const problem = await this.run(findFocusProblem);
    if (keepsFocus || problem === 'the focus is on what is hidden') assert.equal(problem, null);
  }
}

/** What a visitor may do now, by kind; what stands there more often is done more often. */
function listActs(walk: Walk, { data, texts, fragments }: WalkedScreen, random: Random) {
  const press = (place: 'main' | 'around', by: 'key' | 'mouse') => () =>
    walk.press(place, Math.floor(200 * random()), by);
  const presses = [press('main', 'key'), press('main', 'mouse'), press('around', 'key')];
  const kinds = [
    presses,
    presses,
    presses,
    KEYS.map((key) => () => walk.pressKey(key)),
    texts?.map((text) => () => walk.type(text)),
    fragments?.map((fragment) => () => walk.typeFragment(fragment)),
    data && DATA_MOODS.map((mood) => () => walk.setData(mood)),
    walk.canGoBack() && [() => walk.goBack()],
    walk.canScriptCome() && [() => walk.letScriptCome()],
  ];
  return kinds.filter((kind) => !!kind);
}

interface WalkOptions {
  /** The same seed draws the same walk. */
  seed: number;
  /** How many. */
  acts: number;
}

/**
 * Walks through a screen once.
 *
 * @throws Error with the seed and the acts, when something does not hold
 */
export async function walkThrough(
  driver: Driver,
  screen: WalkedScreen,
  { seed, acts }: WalkOptions,
): Promise<void> {
  // Another combination for each walk, and all within eight.
  const script = SCRIPT_MOODS[seed % SCRIPT_MOODS.length] ?? 'there';
  const language = LANGUAGES[Math.floor(seed / 2) % LANGUAGES.length] ?? 'en';
  const path = localizePath(screen.path, language);
  const random = createRandom(seed);
  const walk = new Walk(driver, { ...screen, path });
  try {
    await walk.begin(script);
    for (let number = 0; number < acts; number += 1)
      await pick(random, pick(random, listActs(walk, screen, random)))();
    await walk.end();
  } catch (error) {
    throw new Error(`${path}, seed ${seed}, script ${script}: ${walk.done.join('; ')}`, {
      cause: error,
    });
  }
}
