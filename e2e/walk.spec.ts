/**
 * Random walks: a visitor's acts on a screen, drawn at random. A walk that fails is shortened to the acts that it needs to
 * fail.
 */
import fc from 'fast-check';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { goToFragment, stopClock, test, type } from './support/test';
import { CAUSED_BY_NETWORK, MOODS, Walk } from './support/walk';
import { WALKED_SCREENS, type WalkedScreen } from './support/walked-screens';

/** Another seed draws other walks, and more rounds find more: `WALK_SEED=7 WALK_ROUNDS=20 npx playwright test walk`. */
const { WALK_SEED = '2017', WALK_ROUNDS = '1' } = process.env;

/** The most acts of a walk. */
const MOST_ACTS = 12;

/** After so long, a failing walk is not shortened further. */
const SHORTENING_MS = 600_000;

/** Home and End would scroll, long after the press, where nothing on the page answers them. */
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowLeft'];

/** More than any page has; a number past the last control counts from the first again. */
const CONTROLS = Array.from({ length: 100 }, (_, number) => number);

/** An act with one of some choices. */
const among = <Choice>(
  choices: readonly Choice[],
  run: (walk: Walk, choice: Choice) => Promise<void>,
  isPossible: (walk: Readonly<Walk>) => boolean = () => true,
): fc.Arbitrary<fc.AsyncCommand<Walk, Walk>>[] =>
  // Not of an empty list.
  choices.slice(0, 1).map(() =>
    fc.constantFrom(...choices).map((choice) => ({
      check: isPossible,
      run: (_, walk) => run(walk, choice),
      toString: () => String(choice),
    })),
  );

/** What a visitor may do; what is listed more often is done more often. */
const listActs = ({ data, texts = [], fragments = [] }: WalkedScreen) =>
  [
    ...(['Enter', 'Enter', 'click'] as const).map((by) =>
      among(CONTROLS, (walk, number) => walk.press(by, number)),
    ),
    // Past the last stop a browser may go on to its own buttons, so the focus may be there.
    among(KEYS, async (walk, key) => {
      await walk.page.keyboard.press(key);
      await walk.check(key);
    }),
    among(
      texts,
      async (walk, text) => {
        await type(walk.page.locator('main input'), text);
        await walk.check(`type "${text}"`, true);
      },
      // Without script, the input is not shown.
      (walk) => walk.script.mood !== 'fails',
    ),
    among(fragments, async (walk, fragment) => {
      await goToFragment(walk.page, fragment);
      walk.opened = undefined;
      await walk.check(fragment);
    }),
    among(data ? MOODS : [], (walk, mood) => walk.setMood('data', mood)),
    among(
      ['Back'],
      (walk) => walk.goBack(),
      (walk) => walk.opened !== undefined,
    ),
    among(
      ['well'] as const,
      (walk, mood) => walk.setMood('script', mood),
      (walk) => walk.script.mood === 'waits',
    ),
  ].flat();

test.use({ expectedErrors: CAUSED_BY_NETWORK });
test.describe.configure({ timeout: SHORTENING_MS + 300_000 });

for (const [place, screen] of WALKED_SCREENS.entries())
  test(
    `whatever is done on ${screen.path}, its state stays sound`,
    { tag: '@chromium' },
    async ({ page, site, errors, isPhone }) => {
      // An act that hangs fails, and so is named.
      page.setDefaultTimeout(120_000);
      await stopClock(page);
      // A button that may not copy an address opens it instead, and leaves the page.
      await page.context().grantPermissions(['clipboard-write']);
      const property = fc.asyncProperty(
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...MOODS),
        // Otherwise the first walks would be the shortest.
        fc.noBias(fc.commands(listActs(screen), { maxCommands: MOST_ACTS })),
        async (language, mood, acts) => {
          const walk = new Walk(page, site, errors, screen);
          try {
            await walk.open(localizePath(screen.path, language), mood);
            await fc.asyncModelRun(() => ({ model: walk, real: walk }), acts);
            // At the end script and data come, if they can.
            if (mood === 'waits') await walk.setMood('script', 'well');
            await walk.setMood('data', 'well');
          } catch (cause) {
            throw new Error(walk.done.join('; '), { cause });
          }
        },
      );
      await fc.assert(property, {
        // On a phone the script comes in another way.
        seed: Number(WALK_SEED) + place + (isPhone ? 10 : 0),
        numRuns: Number(WALK_ROUNDS),
        interruptAfterTimeLimit: SHORTENING_MS,
        // A walk that does not end is no success.
        markInterruptAsFailure: true,
      });
    },
  );
