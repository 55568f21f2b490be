import { openPublished, PAYLOAD } from '../../../support/published-document';

const TEXT = '<h1>Records</h1>';
/** A page whose largest paint is a picture. */
const PICTURE = '<img fetchpriority="high" alt=""><h1>Gallery</h1>';

/** Reports a largest paint, if the loader observes them. */
let reportPaint: (() => void) | undefined;
let decodePicture: () => void;
let failPicture: () => void;
/** Milliseconds since the first byte of the document. */
let age: number;
/** The media query that matches. */
let media: string;
let answerPayload: (response: Pick<Response, 'ok' | 'text'>) => void;
let fetchPayload: jest.Mock;
let hydratePage: jest.Mock;

beforeEach(() => {
  // Each test has its own clock, so timers of earlier tests never fire.
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  [age, media, reportPaint] = [0, '(hover: hover)', undefined];
  fetchPayload = jest.fn(() => new Promise((resolve) => (answerPayload = resolve)));
  hydratePage = jest.fn();
  class PerformanceObserver {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(callback: () => void) {
      reportPaint = callback;
    }
    observe = () => undefined;
  }
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => {
      decodePicture = resolve;
      failPicture = () => reject(new Error('lost'));
    });
  Object.assign(window, {
    fetch: fetchPayload,
    hydratePage,
    PerformanceObserver,
    matchMedia: (query: string) => ({ matches: query === media }),
  });
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: performance.now() - age }],
  });
});

afterEach(() => {
  Object.assign(navigator, { connection: undefined });
  location.hash = '';
});

const saveData = () => Object.assign(navigator, { connection: { saveData: true } });
const flush = () => jest.advanceTimersByTimeAsync(0);
const dispatch = (type: string) => window.dispatchEvent(new Event(type));

async function sendPayload(text = PAYLOAD, ok = true): Promise<void> {
  answerPayload({ ok, text: () => Promise.resolve(text) });
  await flush();
}

const getScripts = () => [...document.head.querySelectorAll('script[src]')];

async function finishScripts(type: 'load' | 'error'): Promise<void> {
  for (const script of getScripts()) script.dispatchEvent(new Event(type));
  await flush();
}

const hasBegun = () => fetchPayload.mock.calls.length > 0;
const isHydrated = () => hydratePage.mock.calls.length > 0;
const isLost = () => document.documentElement.dataset.script === 'lost';

describe('loading begins', () => {
  it.each<[string, string, { before?: () => void; after?: () => void }]>([
    ['after the first paint of a page with text', TEXT, { after: () => reportPaint?.() }],
    ['if the picture cannot be decoded', PICTURE, { after: () => failPicture() }],
    ['at a press', PICTURE, { after: () => dispatch('pointerdown') }],
    ['at a key', PICTURE, { after: () => dispatch('keydown') }],
    ['if the page is hidden', PICTURE, { after: () => dispatch('visibilitychange') }],
    ['if no paint is reported', PICTURE, { after: () => jest.advanceTimersByTime(5_000) }],
    ['at once if the document was slow', TEXT, { before: () => (age = 500) }],
    [
      'at once in a hidden page, which is not painted',
      PICTURE,
      { before: () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true) },
    ],
  ])('%s', async (_, page, { before, after }) => {
    before?.();
    openPublished(page);
    expect([hasBegun(), getScripts().length > 0]).toEqual(after ? [false, false] : [true, true]);
    after?.();
    await flush();
    expect(hasBegun()).toBe(true);
  });

  it.each([
    ['the start, if the browser does not report paints', TEXT, 0],
    ['the picture is decoded, even in a slow document', PICTURE, 500],
  ])('two frames after %s', async (_, page, milliseconds) => {
    Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
    age = milliseconds;
    openPublished(page);
    if (page === PICTURE) {
      jest.advanceTimersByTime(500);
      decodePicture();
      await flush();
    }
    jest.advanceTimersToNextFrame();
    expect(hasBegun()).toBe(false);
    jest.advanceTimersToNextFrame();
    expect(hasBegun()).toBe(true);
  });
});

describe('for visitors who prefer reduced data, loading begins', () => {
  const PAGE =
    '<button aria-label="Pause" data-play="Play">Icon</button><input type="search"><p id="there">Text</p>';

  beforeEach(saveData);

  /** Dispatches an event at an element, as a visitor would. */
  const use = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  it('at the first use of a control and not before, with its timeout', () => {
    openPublished(PAGE);
    reportPaint?.();
    use('p', 'pointerup');
    jest.advanceTimersByTime(60_000);
    expect([hasBegun(), isLost()]).toEqual([false, false]);
    // Until then the slideshow is paused.
    expect(document.querySelector('[data-paused]')).toHaveAccessibleName('Play');
    use('button', 'pointerup');
    expect(hasBegun()).toBe(true);
    jest.advanceTimersByTime(15_000);
    expect(isLost()).toBe(true);
  });

  it.each([
    ['a button is pressed', () => use('button', 'click')],
    ['a text is typed', () => use('input', 'input')],
    [
      'a reload has restored the text of a search',
      () => {
        Object.assign(document.querySelector('input') ?? {}, { value: 'karate' });
        dispatch('load');
      },
    ],
  ])('when %s', (_, act) => {
    openPublished(PAGE);
    act();
    expect(hasBegun()).toBe(true);
  });

  it.each([
    ['#there', false],
    ['#image-2', true],
  ])('at once if the address names what only script can show: %s %s', (hash, isExpected) => {
    location.hash = hash;
    openPublished(PAGE);
    expect(hasBegun()).toBe(isExpected);
  });
});

it('a page without islands runs its script at once, and loads nothing', () => {
  openPublished('', '<p></p>');
  expect(document.head.lastElementChild?.textContent).toContain('Root element not found');
  expect(document.documentElement.dataset.script).toBeUndefined();
  expect([hasBegun(), getScripts()]).toEqual([false, []]);
});

describe('after the paint', () => {
  const open = () => {
    openPublished(TEXT);
    reportPaint?.();
  };

  it('chunks, payload and manifest are loaded once, and the page is hydrated', async () => {
    open();
    reportPaint?.();
    const file = /^\/council\/_next\/static\/chunks\/[\da-f]+\.js$/;
    const matching = expect.stringMatching(file) as string;
    expect(getScripts().map((script) => script.getAttribute('src'))).toEqual([matching, matching]);
    const address = document.querySelector('template')?.dataset.payload;
    expect(fetchPayload.mock.calls).toEqual([[address]]);
    expect(document.head.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
    await finishScripts('load');
    expect(isHydrated()).toBe(false);
    await sendPayload();
    expect(hydratePage.mock.calls).toEqual([[PAYLOAD]]);
  });

  it.each([
    ['hover', 'with a mouse', () => undefined],
    ['press', 'without a mouse', () => (media = 'none')],
    [undefined, 'with data saving', saveData],
    [undefined, 'with reduced data', () => (media = '(prefers-reduced-data: reduce)')],
  ])('pages are prerendered on %s %s', (intent, _, prepare) => {
    prepare();
    open();
    const rules = document.head.querySelector<HTMLElement>('script[type=speculationrules]');
    expect(rules?.dataset.intent).toBe(intent);
  });

  it.each([
    ['load', 'is loaded again', [true, false]],
    ['error', 'fails again, and the page falls back', [false, true]],
  ] as const)('a chunk fails: %s, it %s', async (second, _, expected) => {
    open();
    await sendPayload();
    await finishScripts('error');
    expect(getScripts()).toHaveLength(4);
    await finishScripts(second);
    expect([isHydrated(), isLost()]).toEqual(expected);
  });

  it.each([
    ['an error', 'Not found', false],
    ['a page', '<!doctype html><title>Sign in</title>', true],
  ])('the page falls back if the payload is %s twice', async (_, text, ok) => {
    open();
    await finishScripts('load');
    await sendPayload(text, ok);
    expect([fetchPayload.mock.calls.length, isLost()]).toEqual([2, false]);
    await sendPayload(text, ok);
    expect([isHydrated(), isLost()]).toEqual([false, true]);
  });

  it('the page falls back at once if a chunk is answered with a page, such as a sign-in', async () => {
    Object.assign(window, { hydratePage: undefined });
    open();
    await sendPayload();
    await finishScripts('load');
    expect(isLost()).toBe(true);
  });
});
