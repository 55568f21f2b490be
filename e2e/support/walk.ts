/**
 * One walk through a screen, while script and network come, fail or hang. After each act it checks what must hold on every
 * screen and in every state. Only the walk moves the page's clock, so that a busy machine walks like a fast one.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { PAINT_WAIT_MS, waitForHydration } from '@/scripts/testing/hydration';
import { expect, go } from './test';
import type { TestSite } from './test-site';
import { focusControl, readPage } from './walk-in-page';
import type { WalkedScreen } from './walked-screens';

/** How the requests of one kind are answered: at once, once the walk lets them come, all but the first, never. */
export const MOODS = ['well', 'waits', 'fails once', 'fails'] as const;
type Mood = (typeof MOODS)[number];

/** Matches the errors that a page reports because the walk made its network fail. */
export const CAUSED_BY_NETWORK =
  /Failed to load resource|request failed: .*(\/_next\/|\/rows\/)|error loading|(does not load: .*)?static\/(chunks|payloads)\//i;

const SCRIPT_FILES = /\/_next\/static\/(chunks|payloads)\//;

/** Longer than any response to a visitor takes. */
const SOON_MS = 200;

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
    readonly page: Page,
    private readonly site: TestSite,
    private readonly errors: string[],
    private readonly screen: WalkedScreen,
  ) {
    this.script = createGate(site, SCRIPT_FILES);
    this.data = createGate(site, screen.data ?? /^$/);
  }

  readonly read = () => this.page.evaluate(readPage);

  async open(path: string, mood: Mood): Promise<void> {
    this.script.set(mood);
    this.data.set('well');
    // Otherwise the page of a former walk could answer for the new one.
    await this.page.goto('about:blank');
    await this.page.goto(path, { waitUntil: 'commit' });
    await expect(this.page.getByRole('contentinfo')).toBeAttached();
    await this.page.clock.runFor(PAINT_WAIT_MS);
    await this.check(`${path}, script: ${mood}`);
  }

  async setMood(kind: 'script' | 'data', mood: Mood): Promise<void> {
    this[kind].set(mood);
    await this.check(`${kind}: ${mood}`);
  }

  async press(by: 'Enter' | 'click', number: number): Promise<void> {
    const control = await this.page.evaluate(focusControl, number);
    if (!control || (by === 'click' && !control.isClickable)) return;
    const { state: before } = await this.read();
    await (by === 'click' ? this.page.locator(':focus').click() : this.page.keyboard.press(by));
    const { state: after } = await this.read();
    if (!before.isModal) this.opened = before;
    await this.check(`${by} on ${control.name}`, after.address === before.address);
    if (control.isAlert && /well|once/.test(this.data.mood))
      assert(!(await this.read()).hasAlert, 'an alert stays');
  }

  async goBack(): Promise<void> {
    const was = this.opened;
    await go(this.page, 'back');
    const isBack = async () => isDeepStrictEqual((await this.read()).state, was);
    await expect.poll(isBack, `Back to ${JSON.stringify(was)}`).toBe(true);
    await this.check('Back');
  }

  /** @param keepsFocus whether the focus must be on something in view after the act */
  async check(act: string, keepsFocus = false): Promise<void> {
    this.done.push(act);
    const moods = [this.script.mood, this.data.mood];
    const isLost = this.script.mood === 'fails';
    if (isLost) await expect(this.page.locator('[data-script=lost]')).toBeAttached();
    else if (this.script.mood !== 'waits') await waitForHydration(this.page);
    if (!moods.includes('waits')) {
      const becomesQuiet = async () => {
        await this.page.clock.runFor(SOON_MS);
        return (await this.read()).isQuiet;
      };
      await expect.poll(becomesQuiet, 'nothing is busy').toBe(true);
      if (!isLost)
        for (const pair of await this.page.evaluate(this.screen.check)) assert.deepEqual(...pair);
    }
    const { isFocusVisible, isFocusInView, state } = await this.read();
    if (!state.isModal) this.opened = undefined;
    assert(isFocusVisible, 'the focus is on what is hidden');
    assert(isFocusInView || !keepsFocus, 'the focus is lost or out of view');
    const errors = this.errors.splice(0).filter((error) => !CAUSED_BY_NETWORK.test(error));
    assert.deepEqual(errors, []);
  }
}
