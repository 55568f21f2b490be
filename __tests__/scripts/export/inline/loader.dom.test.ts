import {
  openPublished,
  openPublishedInOldBrowser,
  PAYLOAD,
} from '../../../support/published-document';

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
let fetchPayload: jest.Mock;
let hydratePage: jest.Mock;
let answers: ((response: Pick<Response, 'ok' | 'text'>) => void)[];

beforeEach(() => {
  // Each test has its own clock, so timers of earlier tests never fire.
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  answers = [];
  fetchPayload = jest.fn(() => new Promise((resolve) => answers.push(resolve)));
  media = '(hover: hover)';
  class PerformanceObserver {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(callback: () => void) {
      reportPaint = callback;
    }
    observe = () => undefined;
  }
  reportPaint = undefined;
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => {
      decodePicture = resolve;
      failPicture = () => reject(new Error('lost'));
    });
  age = 0;
  Object.assign(window, {
    fetch: fetchPayload,
    PerformanceObserver,
    matchMedia: (query: string) => ({ matches: query === media }),
  });
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: performance.now() - age }],
  });
  hydratePage = jest.fn();
  Object.assign(window, { hydratePage });
});

afterEach(() => {
  Object.assign(navigator, { connection: undefined });
  jest.useRealTimers();
});

const saveData = () => Object.assign(navigator, { connection: { saveData: true } });
const flush = () => jest.advanceTimersByTimeAsync(0);
const dispatch = (type: string) => window.dispatchEvent(new Event(type));

async function sendPayload(text = PAYLOAD, ok = true): Promise<void> {
  answers.at(-1)?.({ ok, text: () => Promise.resolve(text) });
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
  it('after the first paint of a page with text', () => {
    openPublished(TEXT);
    expect(hasBegun()).toBe(false);
    expect(getScripts()).toEqual([]);
    reportPaint?.();
    expect(hasBegun()).toBe(true);
  });

  it.each([
    ['the start, if the browser does not report paints', TEXT],
    ['the picture is decoded, if a page begins with one', PICTURE],
  ])('two frames after %s', async (_, page) => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
    openPublished(page);
    if (page === PICTURE) {
      expect(frames).toEqual([]);
      decodePicture();
      await flush();
    }
    frames.pop()?.(0);
    expect(hasBegun()).toBe(false);
    frames.pop()?.(0);
    expect(hasBegun()).toBe(true);
  });

  it('at once if the picture cannot be decoded', async () => {
    openPublished(PICTURE);
    failPicture();
    await flush();
    expect(hasBegun()).toBe(true);
  });

  it('at once if the document of a page with text was slow', () => {
    age = 500;
    openPublished(PICTURE);
    expect(hasBegun()).toBe(false);
    openPublished(TEXT);
    expect(hasBegun()).toBe(true);
  });

  it('at once in a hidden page, which is not painted', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openPublished(PICTURE);
    expect(hasBegun()).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'visibilitychange'])('at %s, if that is earlier', (type) => {
    openPublished(PICTURE);
    dispatch(type);
    expect(hasBegun()).toBe(true);
  });

  it('after a timeout, if no paint is reported', () => {
    openPublished(PICTURE);
    jest.advanceTimersByTime(5_000);
    expect(hasBegun()).toBe(true);
  });

  it('once', () => {
    openPublished(TEXT);
    reportPaint?.();
    reportPaint?.();
    dispatch('pointerdown');
    expect(fetchPayload).toHaveBeenCalledTimes(1);
  });
});

describe('for visitors who save data, loading begins', () => {
  const PAGE = '<button>Next</button><input type="search"><p id="there">Text</p>';

  beforeEach(saveData);
  afterEach(() => {
    location.hash = '';
  });

  /** Dispatches an event at an element, as a visitor would. */
  const use = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  it('at the first use of a control and not before, with its timeout', () => {
    openPublished(PAGE);
    reportPaint?.();
    use('p', 'pointerup');
    jest.advanceTimersByTime(60_000);
    expect([hasBegun(), isLost()]).toEqual([false, false]);
    use('button', 'pointerup');
    expect(hasBegun()).toBe(true);
    jest.advanceTimersByTime(15_000);
    expect(isLost()).toBe(true);
  });

  it.each([
    ['button', 'click'],
    ['input', 'input'],
  ])('at the use of %s by %s', (selector, type) => {
    openPublished(PAGE);
    use(selector, type);
    expect(hasBegun()).toBe(true);
  });

  it('at once if the address names what only script can show', () => {
    location.hash = '#there';
    openPublished(PAGE);
    expect(hasBegun()).toBe(false);
    location.hash = '#image-2';
    openPublished(PAGE);
    expect(hasBegun()).toBe(true);
  });

  it('if a reload has restored the text of a search', () => {
    openPublished(PAGE);
    Object.assign(document.querySelector('input') ?? {}, { value: 'karate' });
    dispatch('load');
    expect(hasBegun()).toBe(true);
  });

  it('later, so the slideshow is shown as paused', () => {
    openPublished('<button aria-label="Pause" data-play="Play">Icon</button>');
    const button = document.querySelector('button');
    expect(button).toHaveAccessibleName('Play');
    expect(button).toHaveAttribute('data-paused');
  });
});

it('an old browser keeps the page without script', () => {
  openPublishedInOldBrowser(TEXT);
  reportPaint?.();
  dispatch('pointerdown');
  expect([isLost(), hasBegun()]).toEqual([true, false]);
  expect(getScripts()).toEqual([]);
});

it('a page without islands runs its script at once, and loads nothing', () => {
  openPublished('', ['$', 'p', null, {}]);
  expect(document.head.lastElementChild?.textContent).toContain('Root element not found');
  expect(document.documentElement.dataset.script).toBeUndefined();
  expect(fetchPayload).not.toHaveBeenCalled();
  expect(getScripts()).toEqual([]);
});

describe('after the paint', () => {
  const open = () => {
    openPublished(TEXT);
    reportPaint?.();
  };

  it('chunks, payload and manifest are loaded', () => {
    open();
    const file = expect.stringMatching(
      /^\/council\/_next\/static\/chunks\/[\da-f]+\.js$/,
    ) as string;
    expect(getScripts().map((script) => script.getAttribute('src'))).toEqual([file, file]);
    const address = document.querySelector('template')?.dataset.payload;
    expect(fetchPayload.mock.calls).toEqual([[address]]);
    expect(document.head.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
  });

  it('the page is hydrated from the payload when all have loaded', async () => {
    open();
    await finishScripts('load');
    expect(isHydrated()).toBe(false);
    await sendPayload();
    expect(hydratePage.mock.calls).toEqual([[PAYLOAD]]);
  });

  it.each([
    ['hover', 'with a mouse', () => undefined],
    ['press', 'without a mouse', () => (media = 'none')],
    [undefined, 'with data saving', saveData],
  ])('pages are prerendered on %s %s', (intent, _, prepare) => {
    prepare();
    open();
    const rules = document.head.querySelector<HTMLElement>('script[type=speculationrules]');
    expect(rules?.dataset.intent).toBe(intent);
  });

  it('a chunk that fails is loaded again', async () => {
    open();
    await sendPayload();
    await finishScripts('error');
    expect(getScripts()).toHaveLength(4);
    await finishScripts('load');
    expect([isHydrated(), isLost()]).toEqual([true, false]);
  });

  it('the page falls back if a chunk fails twice', async () => {
    open();
    await sendPayload();
    await finishScripts('error');
    await finishScripts('error');
    expect([isHydrated(), isLost()]).toEqual([false, true]);
  });

  it.each([
    ['an error', 'Not found', false],
    ['a page', '<!doctype html><title>Sign in</title>', true],
  ])('the page falls back if the payload is %s twice', async (_, text, ok) => {
    open();
    await finishScripts('load');
    await sendPayload(text, ok);
    expect(fetchPayload).toHaveBeenCalledTimes(2);
    expect(isLost()).toBe(false);
    await sendPayload(text, ok);
    expect([isHydrated(), isLost()]).toEqual([false, true]);
  });
});
