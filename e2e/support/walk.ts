/**
 * One walk through a screen, while script and network come, fail or hang. After each act it checks what must hold on every
 * screen and in every state. Any program can drive it in any engine. Only the walk moves the page's clock, so that a busy
 * machine walks like a fast one.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { PAINT_WAIT_MS } from '@/scripts/testing/hydration';
import { isHydrated } from '@/scripts/testing/in-page';
import { waitUntil } from '@/scripts/testing/until';
import type { TestSite } from './test-site';
import { focusControl, readPage } from './walk-in-page';
import type { WalkedScreen } from './walked-screens';

/** What a walk needs of a browser. */
export interface Driver {
  site: TestSite;
  /** The errors of the page since the last call. */
  takeErrors: () => string[];
  /** Evaluates an expression in the page, and awaits its result. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Resolves once the navigation has begun. */
  goTo: (address: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  clickFocused: () => Promise<void>;
  /** Moves the page's clock on. */
  passTime: (milliseconds: number) => Promise<void>;
}

/** How the requests of one kind are answered: at once, once the walk lets them come, all but the first, never. */
export const MOODS = ['well', 'waits', 'fails once', 'fails'] as const;
type Mood = (typeof MOODS)[number];

const SCRIPT_FILES = /\/_next\/static\/(chunks|payloads)\//;

/** Matches the errors that a page reports because the walk made its network fail. */
export const CAUSED_BY_NETWORK =
  /Failed to load resource|request failed: .*(\/_next\/|\/rows\/)|error loading|(does not load: .*)?static\/(chunks|payloads)\//i;

/** Longer than any response to a visitor takes. */
const SOON_MS = 200;

/** Waits until a condition holds. During a navigation it cannot be evaluated. */
const waitFor = (what: string, isSo: () => Promise<boolean>) =>
  waitUntil(() => isSo().catch(() => false)).catch(() => assert.fail(what));

/** Lets the requests of one kind be answered by a mood that changes. */
function createGate(site: TestSite, files: RegExp) {
  let release = () => undefined as void;
  const gate = { mood: 'well' as Mood, set };
  function set(mood: Mood): void {
    release();
    gate.mood = mood;
    let isFirst = true;
    if (mood === 'waits') release = site.hold(files);
    else
      site.answer(files, () => {
        const fails = mood === 'fails' || (mood === 'fails once' && isFirst);
        isFirst = false;
        return fails ? 'down' : 'well';
      });
  }
  return gate;
}

/** One visitor's walk. */
export class Walk {
  readonly done: string[] = [];
  readonly script;
  readonly data;
  /** The state that Back leads to, while the overlay is open. */
  opened?: ReturnType<typeof readPage>['state'];

  constructor(
    readonly driver: Driver,
    private readonly screen: WalkedScreen,
  ) {
    this.script = createGate(driver.site, SCRIPT_FILES);
    this.data = createGate(driver.site, screen.data ?? /^$/);
  }

  /** Runs a function in the page. */
  readonly run = <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    this.driver.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`);

  readonly read = () => this.run(readPage);

  async open(path: string, mood: Mood): Promise<void> {
    this.script.set(mood);
    this.data.set('well');
    // Otherwise a former page could answer for the new one.
    await this.driver.goTo('about:blank');
    await waitFor('an empty page', async () => (await this.read()).state.address === 'about:blank');
    await this.driver.goTo(this.driver.site.origin + path);
    await waitFor('the page', async () => (await this.read()).isRead);
    await this.driver.passTime(PAINT_WAIT_MS);
    await this.check(`${path}, script: ${mood}`);
  }

  async setMood(kind: 'script' | 'data', mood: Mood): Promise<void> {
    this[kind].set(mood);
    await this.check(`${kind}: ${mood}`);
  }

  async press(by: 'Enter' | 'click', number: number): Promise<void> {
    const control = await this.run(focusControl, '*', number);
    if (!control || (by === 'click' && !control.isClickable)) return;
    const { state: before } = await this.read();
    await (by === 'click' ? this.driver.clickFocused() : this.driver.press(by));
    const { state: after } = await this.read();
    if (!before.isModal) this.opened = before;
    await this.check(`${by} on ${control.name}`, after.address === before.address);
    if (control.isAlert && /well|once/.test(this.data.mood))
      assert(!(await this.read()).hasAlert, 'an alert stays');
  }

  async goBack(): Promise<void> {
    const was = this.opened;
    await this.driver.evaluate('history.back()');
    const isBack = async () => isDeepStrictEqual((await this.read()).state, was);
    await waitFor(`Back to ${JSON.stringify(was)}`, isBack);
    await this.check('Back');
  }

  /** @param keepsFocus whether the focus must be on something in view after the act */
  async check(act: string, keepsFocus = false): Promise<void> {
    this.done.push(act);
    const moods = [this.script.mood, this.data.mood];
    const isLost = this.script.mood === 'fails';
    if (this.script.mood !== 'waits')
      await waitFor('the page is hydrated, or does without its script', async () =>
        isLost ? (await this.read()).hasNoScript : this.run(isHydrated),
      );
    if (!moods.includes('waits')) {
      await waitFor('nothing is busy', async () => {
        await this.driver.passTime(SOON_MS);
        return (await this.read()).isQuiet;
      });
      if (!isLost) for (const pair of await this.run(this.screen.check)) assert.deepEqual(...pair);
    }
    const { isFocusVisible, isFocusInView, state } = await this.read();
    if (!state.isModal) this.opened = undefined;
    assert(isFocusVisible, 'the focus is on what is hidden');
    assert(isFocusInView || !keepsFocus, 'the focus is lost or out of view');
    const errors = this.driver.takeErrors().filter((error) => !CAUSED_BY_NETWORK.test(error));
    assert.deepEqual(errors, []);
  }
}
