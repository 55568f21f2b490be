/**
 * A walk by program: a visitor's acts on a screen, one after another and drawn by lot, while the script and the
 * network come, fail or keep waiting. After each act is checked what must hold on every screen and in every state.
 *
 * Any engine can be walked through, by whichever program drives it. The page's clock stands still but where the walk
 * moves it, so that a busy machine walks as a fast one does: a page that has waited too long for its script follows a
 * picture that was pressed as a link.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { PAINT_WAIT_MS } from '@/scripts/testing/hydration';
import { isHydrated } from '@/scripts/testing/in-page';
import { waitUntil } from '@/scripts/testing/until';

/** What a walk asks of a browser. */
export interface Driver {
  /** Evaluates an expression in the page, and waits for what it promises. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /**
   * Has the network ask before it brings a file.
   *
   * @param files the addresses that it asks for
   * @param comes whether a file comes, once that is known; else its request fails
   */
  watchNetwork: (files: RegExp, comes: (url: string) => Promise<boolean>) => Promise<void>;
  /** Goes to an address as it is typed, and is back when the page is on its way. */
  goTo: (address: string) => Promise<void>;
  /** Goes back to another page. */
  goBack: () => Promise<void>;
  /** @param key its name among the keys of the DOM, with Shift+ before it */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Clicks with the mouse, at a place in the window in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Moves the page's clock on. */
  passTime: (milliseconds: number) => Promise<void>;
}

/** Runs a function in the page; it stands by itself, for only its text goes there. */
export type Run = <Args extends readonly unknown[], Result>(
  script: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;

/** A screen to walk through. */
export interface WalkedScreen {
  path: string;
  /** What it fetches of its own beside its script; this fails and waits at times. */
  data?: RegExp;
  /** What is typed into its inputs. */
  texts?: readonly string[];
  /** What is typed behind its address, from # on. */
  fragments?: readonly string[];
  /** What must hold on this screen besides, once nothing is on its way; it throws when it does not. */
  check?: (run: Run) => Promise<void>;
}

/** How a page's script comes: at once, when the walk lets it, at the second try, never. */
const SCRIPT_MOODS = ['there', 'late', 'stumbles', 'lost'] as const;
/** How data comes: at once, not the next time, never, when the walk lets it. */
const DATA_MOODS = ['well', 'fails once', 'fails', 'waits'] as const;
type ScriptMood = (typeof SCRIPT_MOODS)[number];
type DataMood = (typeof DATA_MOODS)[number];

const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

/** Keys by which a browser scrolls where nothing on the page answers them: slowly, and long after the press. */
const SCROLLING_KEYS = ['Home', 'End'];

/** What a page's script comes from. */
const SCRIPT_FILES = /\/_next\/static\/(chunks|payloads)\//;

/** As long as a page waits for its script, and three slides. */
const LONG_MS = 15_000;
/** Longer than anything that answers a visitor by itself. */
const SOON_MS = 200;

/** The faults that a page tells of because the walk made its network fail. */
export const BROUGHT_ABOUT =
  /Failed to load resource|request failed: .*(\/_next\/|\/rows\/)|error loading|(does not load: .*)?static\/(chunks|payloads)\//i;

/** Waits until something is so; while a page gives way to another, nothing can be asked of it. */
const becomes = (what: string, isSo: () => Promise<boolean>) =>
  waitUntil(() => isSo().catch(() => false)).catch(() => assert.fail(what));

/* What follows runs in the page. */

/**
 * Focuses one of what can be pressed and brings it into view: within what is modal, else within the page's main part
 * or outside it. Past the last one it counts from the first again; null when there is none.
 */
function focusControl(place: 'main' | 'around', number: number) {
  const modal = document.querySelector('dialog:modal');
  const isOwn = ({ href }: HTMLAnchorElement) =>
    new URL(href).origin === location.origin && !/\.(ics|xml|csv)$/.test(href);
  const controls = [
    ...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]'),
  ].filter(
    (control) =>
      (modal ?? (control.closest('main') !== null) === (place === 'main')) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getClientRects().length > 0 &&
      !control.matches(':disabled, [inert] *') &&
      (!(control instanceof HTMLAnchorElement) || isOwn(control)),
  );
  const control = controls[number % controls.length];
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.focus();
  return {
    name: `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`,
    isAlert: control.closest('[role=alert]') !== null,
    isLeaving:
      control instanceof HTMLAnchorElement &&
      (!control.ariaHasPopup || document.documentElement.dataset.script === 'lost') &&
      (!control.hash || control.pathname !== location.pathname),
  };
}

/** Where the mouse presses what has the focus, or the label that lies over it; null while something else is there. */
function spotOfFocused(): { x: number; y: number } | null {
  const focused = document.activeElement;
  const target = (focused instanceof HTMLInputElement && focused.labels?.[0]) || focused;
  const [box] = target?.getClientRects() ?? [];
  if (!target || !box) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** Whether the focus is on a tab, which answers all keys. */
const isOnTab = () => document.activeElement?.matches('[role=tab]') ?? false;

/** Focuses the first input of the page's main part, with all of its text selected; false when there is none. */
function selectInput(): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
  const input = inputs.find((each) => each.checkVisibility());
  input?.focus();
  input?.select();
  return input !== undefined;
}

/** What is wrong with where the focus is, if anything is. */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is lost';
  if (!focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return 'the focus is on what is hidden';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isInSight ? null : 'the focus is out of sight';
}

/** What a visitor finds again who goes back. */
const whatIs = () => ({
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

const addressNow = () => location.href;

const isAt = (path: string) => location.pathname === path;

const isRead = () => document.readyState !== 'loading' && document.querySelector('main') !== null;

/** Whether nothing says that it is at work, or was pressed and not answered. */
const isQuiet = () => document.querySelector('[aria-busy=true], [data-pressed]') === null;

/** The link to a picture that was pressed, and waits for the script. */
const pressedLink = () =>
  document.querySelector<HTMLAnchorElement>('a[data-pressed]')?.href ?? null;

const countAlerts = () => document.querySelectorAll('[role=alert] button').length;

function leave(): void {
  document.documentElement.dataset.walk = 'left';
  // Firefox's driver does not always tell that a page is back which the browser had kept.
  addEventListener('unload', () => undefined);
}

/** Whether another page is there than the one that was left. */
const hasLeft = () => document.documentElement.dataset.walk !== 'left';

/** Whether the page has given its script up. */
const isWithoutScript = () => document.documentElement.dataset.script === 'lost';

const stepBack = () => history.back();

/** One visitor's walk, from opening the page on. */
class Walk {
  readonly done: string[] = [];
  private script: ScriptMood = 'there';
  private data: DataMood = 'well';
  private heldScripts: (() => void)[] = [];
  private heldData: (() => void)[] = [];
  /** The script files that were asked for. */
  private readonly asked = new Set<string>();
  /** How far one can go back, and what was there. */
  private readonly trail: Awaited<ReturnType<typeof this.see>>[] = [];

  constructor(
    private readonly driver: Driver,
    private readonly screen: WalkedScreen,
  ) {}

  private readonly run: Run = (script, ...args) =>
    this.driver.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);

  private readonly see = () => this.run(whatIs);

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
    // What is asked before is answered by the page before.
    await becomes('it is opened', () => this.run(isAt, screen.path));
    await this.arrive();
    await this.check('open');
  }

  /** Waits for a page, and for its script where that fails. */
  private async arrive(): Promise<void> {
    await becomes('the page is there', () => this.run(isRead));
    await this.driver.passTime(PAINT_WAIT_MS);
    if (this.script === 'lost')
      await becomes('the script is lost', () => this.run(isWithoutScript));
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

  async passTime(): Promise<void> {
    const link = await this.run(pressedLink);
    const { address } = await this.see();
    await this.driver.passTime(LONG_MS);
    if (link) {
      await becomes('the link is followed', async () => (await this.run(addressNow)) === link);
      await this.comeBack(address);
    }
    await this.check('time passes');
  }

  async press(place: 'main' | 'around', number: number, by: 'key' | 'mouse'): Promise<void> {
    const control = await this.run(focusControl, place, number);
    if (!control) return;
    const { name, isLeaving, isAlert } = control;
    const act = `${by === 'key' ? 'Enter on' : 'click on'} ${name}`;
    if (isLeaving) return this.leaveAndComeBack(act);
    const before = await this.see();
    if (by === 'mouse') await this.clickFocused();
    else await this.driver.press('Enter');
    const after = await this.see();
    if (after.modal && !before.modal) this.trail.push(before);
    if (!after.modal) this.trail.length = 0;
    await this.check(act, after.address === before.address);
    if (isAlert && this.data === 'well')
      assert.equal(await this.run(countAlerts), 0, 'alerts that stay');
  }

  /** Clicks on what has the focus, once it stands still. */
  private async clickFocused(): Promise<void> {
    let spot = await this.run(spotOfFocused);
    await becomes('it can be clicked', async () => {
      const former = spot;
      spot = await this.run(spotOfFocused);
      return spot !== null && isDeepStrictEqual(spot, former);
    });
    if (spot) await this.driver.click(spot.x, spot.y);
  }

  /** Follows the link that has the focus and goes back, to the page as it is opened anew. */
  private async leaveAndComeBack(act: string): Promise<void> {
    const { address } = await this.see();
    await this.run(leave);
    await this.driver.press('Enter');
    await becomes('left by a link', () => this.run(hasLeft));
    // A link to the page that one is on leads to no place to go back from.
    if ((await this.run(addressNow)) !== address) await this.comeBack(address);
    else await this.arrive();
    await this.check(`${act}, and Back`);
  }

  private async comeBack(address: string): Promise<void> {
    await this.driver.goBack();
    await becomes(`Back to ${address}`, async () => (await this.run(addressNow)) === address);
    await this.arrive();
    this.trail.length = 0;
  }

  canGoBack = () => this.trail.length > 0;

  async goBack(): Promise<void> {
    const was = this.trail.pop();
    await this.run(stepBack);
    await becomes(`Back to ${JSON.stringify(was)}`, async () =>
      isDeepStrictEqual(await this.see(), was),
    );
    await this.check('Back');
  }

  async pressKey(key: string): Promise<void> {
    const isAnswered = (await this.run(isHydrated)) && (await this.run(isOnTab));
    if (SCROLLING_KEYS.includes(key) && !isAnswered) return;
    await this.driver.press(key);
    // Past a page's last stop a browser may go on to its own buttons.
    await this.check(key);
    if (!(await this.see()).modal) this.trail.length = 0;
  }

  async type(text: string): Promise<void> {
    if (!(await this.run(selectInput))) return;
    await this.driver.press('Delete');
    if (text) await this.driver.type(text);
    await this.check(`type "${text}"`, true);
  }

  async typeFragment(fragment: string): Promise<void> {
    await this.driver.goTo(new URL(fragment, await this.run(addressNow)).href);
    this.trail.length = 0;
    await this.check(`type ${fragment} behind the address`);
  }

  async end(): Promise<void> {
    if (this.script === 'late') await this.letScriptCome();
    await this.setData('well');
  }

  private async checkQuiet(): Promise<void> {
    await becomes('nothing is busy', async () => {
      await this.driver.passTime(SOON_MS);
      return this.run(isQuiet);
    });
    if (this.script !== 'lost' && !(await this.run(isWithoutScript)))
      await this.screen.check?.(this.run);
  }

  /** Whether something is kept waiting by the walk itself. */
  private isHeld = () => this.script === 'late' || this.data === 'waits';

  /**
   * Checks what must hold after any act.
   *
   * @param act what was done
   * @param keepsFocus whether it must leave the focus on something in sight
   */
  private async check(act: string, keepsFocus = false): Promise<void> {
    this.done.push(act);
    if (this.script === 'there' || this.script === 'stumbles')
      await becomes('the script has taken the page over', () => this.run(isHydrated));
    if (!this.isHeld()) await this.checkQuiet();
    const fault = await this.run(faultOfFocus);
    if (keepsFocus || fault === 'the focus is on what is hidden') assert.equal(fault, null);
  }
}

type Act = fc.AsyncCommand<Walk, Walk>;

/** An act, as fast-check draws and prints it. */
const act = (
  name: string,
  run: (walk: Walk) => Promise<void>,
  isPossible: (walk: Walk) => boolean = () => true,
): Act => ({
  check: isPossible,
  run,
  toString: () => name,
});

/** An act that is drawn as it is. */
const once = (...[name, run, isPossible]: Parameters<typeof act>) =>
  fc.constant(act(name, run, isPossible));

const anyAct = ({ data, texts, fragments }: WalkedScreen) => {
  const drawn = <Value>(
    values: readonly Value[],
    name: string,
    run: (walk: Walk, value: Value) => Promise<void>,
  ) =>
    fc
      .constantFrom(...values)
      .map((value) => act(`${name} ${String(value)}`, (walk) => run(walk, value)));
  const press = (place: 'main' | 'around') =>
    fc
      .tuple(fc.nat(200), fc.constantFrom('key' as const, 'mouse' as const))
      .map(([number, by]) =>
        act(`${by} ${place} ${number}`, (walk) => walk.press(place, number, by)),
      );
  return [
    press('main'),
    press('main'),
    press('main'),
    press('around'),
    drawn(KEYS, 'key', (walk, key) => walk.pressKey(key)),
    ...(texts ? [drawn(texts, 'type', (walk, text) => walk.type(text))] : []),
    ...(fragments ? [drawn(fragments, 'type', (walk, text) => walk.typeFragment(text))] : []),
    ...(data ? [drawn(DATA_MOODS, 'data', (walk, mood) => walk.setData(mood))] : []),
    once(
      'Back',
      (walk) => walk.goBack(),
      (walk) => walk.canGoBack(),
    ),
    once(
      'the script comes',
      (walk) => walk.letScriptCome(),
      (walk) => walk.canScriptCome(),
    ),
    once('time passes', (walk) => walk.passTime()),
  ];
};

/**
 * What a visitor meets with: how the script comes, and in which language the page is. Walks that follow one another
 * meet with something else each time, and eight of them with everything.
 *
 * @param walk its number, from 0 on
 */
const circumstances = (walk: number) => ({
  script: SCRIPT_MOODS[walk % SCRIPT_MOODS.length] ?? 'there',
  language: LANGUAGES[Math.floor(walk / 2) % LANGUAGES.length] ?? 'en',
});

interface WalkOptions {
  /** Of what is drawn, and of the circumstances; the same seed draws the same walk. */
  seed: number;
  /** How many, at most. */
  acts: number;
}

/**
 * Walks through a screen once.
 *
 * @throws Error with the seed and the acts that led there, when something does not hold
 */
export async function walkThrough(
  driver: Driver,
  screen: WalkedScreen,
  { seed, acts }: WalkOptions,
): Promise<void> {
  const { script, language } = circumstances(seed);
  const path = localizePath(screen.path, language);
  const commands = fc.commands(anyAct(screen), { maxCommands: acts, size: 'max' });
  const walkOnce = async (drawn: Iterable<Act>) => {
    const walk = new Walk(driver, { ...screen, path });
    try {
      await walk.begin(script);
      await fc.asyncModelRun(() => ({ model: walk, real: walk }), drawn);
      await walk.end();
    } catch (error) {
      throw new Error(`${path}, seed ${seed}, script ${script}: ${walk.done.join('; ')}`, {
        cause: error,
      });
    }
  };
  const once = { seed, numRuns: 1, endOnFailure: true };
  await fc.assert(fc.asyncProperty(commands, walkOnce), once);
}
