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
import type { WalkedScreen } from './walked-screens';

/** How the requests of one kind are answered: at once, once the walk lets them come, all but the first, never. */
export const MOODS = ['well', 'waits', 'fails once', 'fails'] as const;
type Mood = (typeof MOODS)[number];

/** Matches the errors that a page reports because the walk made its network fail. */
export const CAUSED_BY_NETWORK =
  /Failed to load resource|request failed: .*(\/_next\/|\/rows\/)|static\/chunks\//i;

const SCRIPT_FILES = /\/_next\/static\/chunks\/page-/;

/** What can be pressed without leaving the page. Pictures are links where the script is lost. */
const CONTROLS = 'button, input, [tabindex="0"], a[href^="#"]';
const PICTURES = 'a[aria-haspopup]';

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

/** What a walk looks at after each act. Runs in the page. */
function readPage() {
  const list = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const has = (selector: string) => list(selector).length > 0;
  const focused = document.activeElement ?? document.body;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  return {
    /** Whether nothing is busy, or was pressed and not answered, and the picture of the address is shown. */
    isQuiet:
      !has('[aria-busy=true], [data-pressed]') &&
      (has('[data-script=lost], dialog:modal') || !location.hash.startsWith('#image-')),
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

/** One visitor's walk. */
export class Walk {
  readonly done: string[] = [];
  readonly script;
  readonly data;
  /** The state that Back leads to, while the overlay is open. */
  opened?: ReturnType<typeof readPage>['state'];

  constructor(
    readonly page: Page,
    site: TestSite,
    private readonly errors: string[],
    private readonly screen: WalkedScreen,
  ) {
    this.script = createGate(site, SCRIPT_FILES);
    this.data = createGate(site, screen.data ?? /^$/);
  }

  private readonly read = () => this.page.evaluate(readPage);

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

  /** @param number counts the controls; past the last one it counts from the first again */
  async press(by: 'Enter' | 'click', number: number): Promise<void> {
    const { isModal } = (await this.read()).state;
    const pressable = this.script.mood === 'fails' ? CONTROLS : `${CONTROLS}, ${PICTURES}`;
    const controls = this.page
      .locator(`${isModal ? 'dialog:modal' : 'body'} :is(${pressable}):not(:disabled)`)
      .filter({ visible: true });
    const control = controls.nth(number % Math.max(1, await controls.count()));
    const [name, isAlert, isSwitch] = await control.evaluate((element) => [
      `${element.tagName} "${element.ariaLabel ?? element.textContent}"`,
      element.closest('[role=alert]') !== null,
      element.matches('[type=checkbox]'),
    ]);
    // It is hidden behind its label.
    if (by === 'click' && isSwitch) return;
    await control.focus();
    const { state: before } = await this.read();
    await (by === 'click' ? this.page.locator(':focus').click() : this.page.keyboard.press(by));
    const { state: after } = await this.read();
    if (!before.isModal) this.opened = before;
    await this.check(`${by} on ${name}`, after.address === before.address);
    if (isAlert && /well|once/.test(this.data.mood))
      await expect(this.page.locator('[role=alert] button'), 'an alert stays').toHaveCount(0);
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
