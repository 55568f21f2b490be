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
import type { TestSite } from './test-site';

/** What a walk needs of a browser. */
export interface Driver {
  /** Evaluates an expression in the page, and awaits its result. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** What it walks through. */
  site: TestSite;
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

/** A screen to walk through. */
export interface WalkedScreen {
  path: string;
  /** Matches what it fetches beside its script; these requests fail and hang at times. */
  data?: RegExp;
  /** What is typed into its inputs. */
  texts?: readonly string[];
  /** Fragments that are typed behind its address. */
  fragments?: readonly string[];
  /** Runs in the idle page. Returns pairs of values that must be equal. Only its source is sent: it is self-contained. */
  check: () => Pairs | Promise<Pairs>;
}

/** Values, and those that they must be equal to. */
export type Pairs = (readonly [found: unknown, expected: unknown])[];

/** How the requests of one kind are answered: at once, once the walk lets them come, at the second try, never. */
const MOODS = ['well', 'waits', 'fails once', 'fails'] as const;

type Mood = (typeof MOODS)[number];

/** All requests for data count as one. */
const ROWS = 'rows';

/** Decides over the requests of one kind. */
class Gate {
  private mood: Mood = 'well';
  private waiting: (() => void)[] = [];
  /** What was requested in this mood. */
  private readonly tried = new Set<string>();

  is = (mood: Mood) => this.mood === mood;

  set(mood: Mood): void {
    this.mood = mood;
    this.tried.clear();
    if (mood !== 'waits') for (const come of this.waiting.splice(0)) come();
  }

  isOpen = (name: string) => this.is('well') || (this.is('fails once') && this.tried.has(name));

  async comes(name: string): Promise<boolean> {
    if (this.is('waits')) await new Promise<void>((come) => this.waiting.push(come));
    const isOpen = this.isOpen(name);
    this.tried.add(name);
    return isOpen;
  }
}

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
  // Not its `labels`: WebKitGTK 2.50 crashes at times when it frees that list.
  const label = focused?.id && document.querySelector(`label[for="${focused.id}"]`);
  const target = label || focused;
  const [box] = target?.getClientRects() ?? [];
  if (!target || !box) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** Focuses the first input of the page's main part and selects its text; false when there is none. */
function selectInput(): boolean {
  const inputs = document.querySelectorAll<HTMLInputElement>('main input');
  const input = [...inputs].find((each) => each.checkVisibility());
  input?.focus();
  input?.select();
  return input !== undefined;
}

/** What the walk looks at after each act. */
function readPage() {
  const list = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const has = (selector: string) => list(selector).length > 0;
  const hasNoScript = document.documentElement.dataset.script === 'lost';
  const focused = document.activeElement ?? document.body;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  return {
    path: location.pathname,
    isRead: document.readyState !== 'loading' && has('main'),
    hasNoScript,
    hasAlert: has('[role=alert] button'),
    /** Whether nothing is busy, or was pressed and not answered, and the picture of the address is shown. */
    isQuiet:
      !has('[aria-busy=true], [data-pressed]') &&
      (hasNoScript || has('dialog:modal') || !location.hash.startsWith('#image-')),
    isFocusVisible: focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    isFocusInView:
      focused !== document.body &&
      Math.min(bottom, right) > 0 &&
      top < innerHeight &&
      left < innerWidth,
    /** What Back must restore. */
    state: {
      address: location.href,
      scrolledTo: Math.round(scrollY),
      isModal: has('dialog:modal'),
      chosen: list('main :is([aria-pressed=true], [aria-selected=true], [aria-current=true])').map(
        ({ textContent }) => textContent,
      ),
      typed: list('main input').map(({ value }) => value),
    },
  };
}

type Reading = ReturnType<typeof readPage>;

/** One visitor's walk. */
class Walk {
  readonly done: string[] = [];
  private readonly script = new Gate();
  private readonly data = new Gate();
  /** The states that Back leads to. */
  private readonly trail: Reading['state'][] = [];

  constructor(
    private readonly driver: Driver,
    private readonly screen: WalkedScreen,
    private readonly random: Random,
  ) {}

  /** Runs a function in the page. Only its source is sent, so it must be self-contained. */
  private readonly run = <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    this.driver.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);

  private readonly read = () => this.run(readPage);

  /** Opens the page and acts; at the end script and data come, if they can. */
  async go(script: Mood, acts: number): Promise<void> {
    const { path, data } = this.screen;
    this.script.set(script);
    const files = [SCRIPT_FILES, ...(data ? [data] : [])].map(({ source }) => source).join('|');
    this.driver.site.answer(new RegExp(files), async (pathname) => {
      const isScript = SCRIPT_FILES.test(pathname);
      const comes = isScript ? this.script.comes(pathname) : this.data.comes(ROWS);
      return (await comes) ? 'well' : 'down';
    });
    await this.driver.goTo(path);
    // Until then the former page would answer.
    await waitFor('the page is there', async () => {
      const reading = await this.read();
      return reading.isRead && reading.path === path;
    });
    await this.driver.passTime(PAINT_WAIT_MS);
    await this.check('open');
    for (let number = 0; number < acts; number += 1)
      await pick(this.random, pick(this.random, this.listActs()))();
    if (this.script.is('waits')) await this.setMood('script', 'well');
    await this.setMood('data', 'well');
  }

  /** What a visitor may do now, by kind; what stands there more often is done more often. */
  private listActs(): (() => Promise<void>)[][] {
    const { data, texts = [], fragments = [] } = this.screen;
    const presses = [
      () => this.press('main', 'Enter'),
      () => this.press('main', 'click'),
      () => this.press('around', 'Enter'),
    ];
    return [
      presses,
      presses,
      presses,
      KEYS.map((key) => () => this.pressKey(key)),
      texts.map((text) => () => this.type(text)),
      fragments.map((fragment) => () => this.typeFragment(fragment)),
      data ? MOODS.map((mood) => () => this.setMood('data', mood)) : [],
      this.trail.length > 0 ? [() => this.goBack()] : [],
      this.script.is('waits') ? [() => this.setMood('script', 'well')] : [],
    ].filter((acts) => acts.length > 0);
  }

  private setMood(kind: 'script' | 'data', mood: Mood): Promise<void> {
    this[kind].set(mood);
    return this.check(`${kind}: ${mood}`);
  }

  private async press(place: 'main' | 'around', by: 'Enter' | 'click'): Promise<void> {
    const control = await this.run(focusControl, place, Math.floor(200 * this.random()));
    if (!control) return;
    const { state: before } = await this.read();
    if (by === 'click') await this.clickFocused();
    else await this.driver.press(by);
    const { state: after } = await this.read();
    if (!after.isModal) this.trail.length = 0;
    else if (!before.isModal) this.trail.push(before);
    await this.check(`${by} on ${control.name}`, after.address === before.address);
    if (control.isAlert && this.data.isOpen(ROWS))
      assert(!(await this.read()).hasAlert, 'an alert stays');
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

  private async goBack(): Promise<void> {
    const was = this.trail.pop();
    await this.driver.evaluate('history.back()');
    await waitFor(`Back to ${JSON.stringify(was)}`, async () =>
      isDeepStrictEqual((await this.read()).state, was),
    );
    await this.check('Back');
  }

  private async pressKey(key: string): Promise<void> {
    await this.driver.press(key);
    // Past the last stop a browser may go on to its own buttons, so the focus may be there.
    await this.check(key);
    if (!(await this.read()).state.isModal) this.trail.length = 0;
  }

  private async type(text: string): Promise<void> {
    if (!(await this.run(selectInput))) return;
    await this.driver.press('Delete');
    if (text) await this.driver.type(text);
    await this.check(`type "${text}"`, true);
  }

  private async typeFragment(fragment: string): Promise<void> {
    await this.driver.goTo(new URL(fragment, (await this.read()).state.address).href);
    this.trail.length = 0;
    await this.check(`type ${fragment} behind the address`);
  }

  /**
   * Checks what must hold after any act.
   *
   * @param act what was done
   * @param keepsFocus whether the focus must be on something in view after it
   */
  private async check(act: string, keepsFocus = false): Promise<void> {
    this.done.push(act);
    const isLost = this.script.is('fails');
    if (!this.script.is('waits'))
      await waitFor('the page is hydrated, or does without its script', async () =>
        isLost ? (await this.read()).hasNoScript : this.run(isHydrated),
      );
    if (!this.script.is('waits') && !this.data.is('waits')) {
      await waitFor('nothing is busy', async () => {
        await this.driver.passTime(SOON_MS);
        return (await this.read()).isQuiet;
      });
      if (!isLost) for (const pair of await this.run(this.screen.check)) assert.deepEqual(...pair);
    }
    const { isFocusVisible, isFocusInView } = await this.read();
    assert(isFocusVisible, 'the focus is on what is hidden');
    assert(isFocusInView || !keepsFocus, 'the focus is lost or out of view');
  }
}

/**
 * Walks through a screen once.
 *
 * @param acts how many
 * @param seed the same one draws the same walk
 * @throws Error with the seed and the acts, when something does not hold
 */
export async function walkThrough(
  driver: Driver,
  screen: WalkedScreen,
  { seed, acts }: { seed: number; acts: number },
): Promise<void> {
  // Another combination for each walk, and all within eight.
  const script = MOODS[seed % MOODS.length] ?? 'well';
  const language = LANGUAGES[Math.floor(seed / 2) % LANGUAGES.length] ?? 'en';
  const path = localizePath(screen.path, language);
  const walk = new Walk(driver, { ...screen, path }, createRandom(seed));
  try {
    await walk.go(script, acts);
  } catch (cause) {
    const walked = `${path}, seed ${seed}, script ${script}: ${walk.done.join('; ')}`;
    throw new Error(walked, { cause });
  }
}
