/**
 * A walk by program: a visitor's acts on a screen, one after another and drawn by lot, while the script and the
 * network come, fail or keep waiting. After each act is checked what must hold on every screen and in every state.
 *
 * The page's clock stands still but where the walk moves it, so that a busy machine walks as a fast one does: a page
 * that has waited too long for its script follows a picture that was pressed as a link.
 */
import type { ElementHandle, Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { LANGUAGES, pathIn } from '@/lib/i18n/language';
import { untilHydrated } from '@/scripts/testing/hydration';
import { expect, go, PAINT_WAIT_MS } from './test';

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
  check?: (page: Page) => Promise<void>;
}

/** How a page's script comes: at once, when the walk lets it, at the second try, never. */
const SCRIPT_MOODS = ['there', 'late', 'stumbles', 'lost'] as const;
/** How data comes: at once, not the next time, never, when the walk lets it. */
const DATA_MOODS = ['well', 'fails once', 'fails', 'waits'] as const;
type ScriptMood = (typeof SCRIPT_MOODS)[number];
type DataMood = (typeof DATA_MOODS)[number];

const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

/** What a page's script comes from. */
const SCRIPT_FILES = /\/_next\/static\/(chunks|trees)\//;

/** As long as a page waits for its script, and three slides. */
const LONG_MS = 15_000;
/** Longer than anything that answers a visitor by itself. */
const SOON_MS = 200;

/** The faults that a page tells of because the walk made its network fail. */
export const BROUGHT_ABOUT =
  /Failed to load resource|request failed: .*(\/_next\/|\/rows\/)|error loading|static\/(chunks|trees)\//i;

/* What follows runs in the page. */

/** What can be pressed: within what is modal, else within the page's main part or outside it. */
function controlsIn(place: 'main' | 'around'): HTMLElement[] {
  const modal = document.querySelector('dialog:modal');
  const isOwn = ({ href }: HTMLAnchorElement) =>
    new URL(href).origin === location.origin && !/\.(ics|xml|csv)$/.test(href);
  return [
    ...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]'),
  ].filter(
    (control) =>
      (modal ?? (control.closest('main') !== null) === (place === 'main')) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getClientRects().length > 0 &&
      !control.matches(':disabled, [inert] *') &&
      (!(control instanceof HTMLAnchorElement) || isOwn(control)),
  );
}

/** What the mouse presses of a control: its label, where one lies over it. */
const clickable = (control: HTMLElement): HTMLElement =>
  (control instanceof HTMLInputElement && control.labels?.[0]) || control;

/** What is wrong with where the focus is, if anything is. */
function faultOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is lost';
  if (!focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return 'the focus is on what is hidden';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isInSight ? undefined : 'the focus is out of sight';
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

/** Whether anything says that it is at work, or was pressed and not answered. */
const isBusy = () => document.querySelector('[aria-busy=true], [data-pressed]') !== null;

/** The link to a picture that was pressed, and waits for the script. */
const pressedLink = () => document.querySelector<HTMLAnchorElement>('a[data-pressed]')?.href;

/** Whether the page is still the one that was left. */
const isLeft = () => document.documentElement.dataset.walk === 'left';

/** Whether the page has given its script up. */
const isWithoutScript = () => document.documentElement.dataset.script === 'lost';

/** One visitor's walk, from opening the page on. */
class Walk {
  readonly done: string[] = [];
  private script: ScriptMood = 'there';
  private data: DataMood = 'well';
  private heldScripts: (() => void)[] = [];
  private heldData: (() => void)[] = [];
  /** How far one can go back, and what was there. */
  private readonly trail: Awaited<ReturnType<typeof this.see>>[] = [];

  constructor(
    private readonly page: Page,
    private readonly screen: WalkedScreen,
  ) {}

  private readonly see = () => this.page.evaluate(whatIs);

  /** The page may be gone by the time that its file is let come. */
  private async answer(route: Route, comes: boolean): Promise<void> {
    await (comes ? route.continue() : route.abort()).catch(() => undefined);
  }

  private async answerScript(route: Route, isFirst: boolean): Promise<void> {
    if (this.script === 'late') await new Promise<void>((come) => this.heldScripts.push(come));
    await this.answer(route, this.script === 'there' || (this.script === 'stumbles' && !isFirst));
  }

  private async answerData(route: Route): Promise<void> {
    if (this.data === 'waits') await new Promise<void>((come) => this.heldData.push(come));
    await this.answer(route, this.data === 'well');
    if (this.data === 'fails once') this.data = 'well';
  }

  async begin(script: ScriptMood): Promise<void> {
    const { page, screen } = this;
    this.script = script;
    const failed = new Set<string>();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(SCRIPT_FILES, (route) => {
      const url = route.request().url();
      const isFirst = !failed.has(url);
      failed.add(url);
      return this.answerScript(route, isFirst);
    });
    if (screen.data) await page.route(screen.data, (route) => this.answerData(route));
    await page.goto(screen.path, { waitUntil: 'commit' });
    await this.arrive();
    await this.check('open');
  }

  /** Waits for a page, and for its script where that fails. */
  private async arrive(): Promise<void> {
    await this.page.waitForLoadState('domcontentloaded');
    await this.page.clock.runFor(PAINT_WAIT_MS);
    if (this.script === 'lost')
      await expect.poll(() => this.page.evaluate(isWithoutScript), 'lost').toBe(true);
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
    const { page } = this;
    const link = await page.evaluate(pressedLink);
    const { address } = await this.see();
    await page.clock.fastForward(LONG_MS);
    if (link) {
      await page.waitForURL(link, { waitUntil: 'commit' });
      await this.comeBack(address);
    }
    await this.check('time passes');
  }

  async press(place: 'main' | 'around', number: number, by: 'key' | 'mouse'): Promise<void> {
    const controls = await this.page.evaluateHandle(controlsIn, place);
    const count = await controls.evaluate(({ length }) => length);
    if (count === 0) return;
    const control = (
      await controls.evaluateHandle((all, index) => all[index], number % count)
    ).asElement() as ElementHandle<HTMLElement>;
    const { name, isLeaving, isAlert } = await control.evaluate((element) => ({
      name: `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent}"`,
      isAlert: element.closest('[role=alert]') !== null,
      isLeaving:
        element instanceof HTMLAnchorElement &&
        (!element.ariaHasPopup || document.documentElement.dataset.script === 'lost') &&
        (!element.hash || element.pathname !== location.pathname),
    }));
    const act = `${by === 'key' ? 'Enter on' : 'click on'} ${name}`;
    if (isLeaving) return this.leaveAndComeBack(act, control);
    // It comes into view before it is pressed, and stays there.
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    const before = await this.see();
    if (by === 'mouse') await (await control.evaluateHandle(clickable)).click();
    else await control.press('Enter');
    const after = await this.see();
    if (after.modal && !before.modal) this.trail.push(before);
    if (!after.modal) this.trail.length = 0;
    await this.check(act, after.address === before.address);
    if (isAlert && this.data === 'well')
      expect(await this.page.getByRole('alert').count(), 'alerts that stay').toBe(0);
  }

  /** Follows a link and goes back, to the page as it is opened anew. */
  private async leaveAndComeBack(act: string, link: ElementHandle<HTMLElement>): Promise<void> {
    const { page } = this;
    const { address } = await this.see();
    await page.evaluate(() => {
      document.documentElement.dataset.walk = 'left';
      // Firefox's driver does not always tell that a page is back which the browser had kept.
      addEventListener('unload', () => undefined);
    });
    await link.press('Enter');
    await expect.poll(() => page.evaluate(isLeft).catch(() => true), 'left by a link').toBe(false);
    // A link to the page that one is on leads to no place to go back from.
    if (page.url() !== address) await this.comeBack(address);
    else await this.arrive();
    await this.check(`${act}, and Back`);
  }

  private async comeBack(address: string): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' });
    await this.arrive();
    expect(this.page.url(), 'Back').toBe(address);
    this.trail.length = 0;
  }

  canGoBack = () => this.trail.length > 0;

  async goBack(): Promise<void> {
    const was = this.trail.pop();
    await go(this.page, 'back');
    await expect.poll(this.see, 'what Back leads to').toEqual(was);
    await this.check('Back');
  }

  async pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    // Past a page's last stop a browser may go on to its own buttons, and other keys may scroll.
    await this.check(key);
    if (!(await this.see()).modal) this.trail.length = 0;
  }

  async type(text: string): Promise<void> {
    const input = this.page.getByRole('main').locator('input:visible').first();
    if ((await input.count()) === 0) return;
    await input.press('ControlOrMeta+A');
    await input.press('Delete');
    await input.pressSequentially(text);
    await this.check(`type "${text}"`, true);
  }

  async typeFragment(fragment: string): Promise<void> {
    await this.page.goto(new URL(fragment, this.page.url()).href, { waitUntil: 'commit' });
    this.trail.length = 0;
    await this.check(`type ${fragment} behind the address`);
  }

  async end(): Promise<void> {
    if (this.script === 'late') await this.letScriptCome();
    await this.setData('well');
  }

  private async checkQuiet(): Promise<void> {
    const { page, screen } = this;
    const isBusyStill = async () => {
      await page.clock.runFor(SOON_MS);
      return page.evaluate(isBusy);
    };
    await expect.poll(isBusyStill, 'something is busy').toBe(false);
    if (!(await page.evaluate(isWithoutScript)) && this.script !== 'lost')
      await screen.check?.(page);
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
    const { page } = this;
    if (this.script === 'there' || this.script === 'stumbles') await untilHydrated(page);
    if (!this.isHeld()) await this.checkQuiet();
    const fault = await page.evaluate(faultOfFocus);
    if (keepsFocus || fault === 'the focus is on what is hidden') expect(fault).toBeUndefined();
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
  page: Page,
  screen: WalkedScreen,
  { seed, acts }: WalkOptions,
): Promise<void> {
  const { script, language } = circumstances(seed);
  const path = pathIn(screen.path, language);
  const commands = fc.commands(anyAct(screen), { maxCommands: acts, size: 'max' });
  const walkOnce = async (drawn: Iterable<Act>) => {
    const walk = new Walk(page, { ...screen, path });
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
