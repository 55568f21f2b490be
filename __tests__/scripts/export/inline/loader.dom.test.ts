import {
  openPublished,
  openPublishedBelowFloor,
  PAYLOAD,
} from '../../../support/published-document';

declare global {
  interface Window {
    __next_f?: unknown;
  }
}

/** A page whose first picture is what visitors wait for. */
const WITH_PICTURE = '<img fetchpriority="high" alt=""><h1>Gallery</h1>';

/** Tells of a paint that is the largest so far, where somebody listens. */
let tellPaint: (() => void) | undefined;
let bringPicture: () => void;
let losePicture: () => void;
/** How long the document took to come and to be read, in milliseconds. */
let age: number;
let fetchTree: jest.Mock;
let answers: ((response: Pick<Response, 'ok' | 'text'>) => void)[];

beforeEach(() => {
  // The clock of each test's own, on which the page waits: what an earlier test waits for never comes.
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  answers = [];
  fetchTree = jest.fn(() => new Promise((resolve) => answers.push(resolve)));
  const matchMedia = (query: string) => ({ matches: query === '(hover: hover)' });
  class PerformanceObserver {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(callback: () => void) {
      tellPaint = callback;
    }
    observe = () => undefined;
  }
  tellPaint = undefined;
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => {
      bringPicture = resolve;
      losePicture = () => reject(new Error('lost'));
    });
  age = 0;
  const getEntriesByType = () => [{ responseStart: performance.now() - age }];
  Object.assign(window, { fetch: fetchTree, PerformanceObserver, matchMedia });
  Object.assign(performance, { getEntriesByType });
  delete window.__next_f;
});

afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

async function sendTree(text = PAYLOAD, ok = true): Promise<void> {
  answers.at(-1)?.({ ok, text: () => Promise.resolve(text) });
  await settle();
}

const scriptsInHead = () => [...document.head.querySelectorAll('script[src]')];

async function tellScripts(type: 'load' | 'error'): Promise<void> {
  for (const script of scriptsInHead()) script.dispatchEvent(new Event(type));
  await settle();
}

const hasBegun = () => fetchTree.mock.calls.length > 0;
/** Whether what begins the script has been put where it runs. */
const hasBooted = () => document.head.querySelector('#_R_') !== null;
const isLost = () => document.documentElement.dataset.script === 'lost';

/** Opens a page of islands, and lets it begin. */
function openBegun(): void {
  openPublished('<h1>Records</h1>');
  tellPaint?.();
}

describe('when it begins', () => {
  it('not before a page that opens with text has been painted', () => {
    openPublished('<h1>Records</h1>');
    expect(hasBegun()).toBe(false);
    expect(scriptsInHead()).toEqual([]);
    tellPaint?.();
    expect(hasBegun()).toBe(true);
  });

  describe('by frames', () => {
    let frames: (() => void)[];
    const showFrame = () => frames.pop()?.();
    function expectToBeginAfterTwo(): void {
      showFrame();
      expect(hasBegun()).toBe(false);
      showFrame();
      expect(hasBegun()).toBe(true);
    }
    beforeEach(() => {
      frames = [];
      jest
        .spyOn(window, 'requestAnimationFrame')
        .mockImplementation((frame) => frames.push(() => frame(0)));
    });
    afterEach(() => jest.restoreAllMocks());

    it('after two, in a browser that does not tell of paints', () => {
      Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
      openPublished('<h1>Records</h1>');
      expectToBeginAfterTwo();
    });

    it('two after the picture that a page opens with is there', async () => {
      openPublished(WITH_PICTURE);
      tellPaint?.();
      showFrame();
      expect(hasBegun()).toBe(false);
      bringPicture();
      await settle();
      expectToBeginAfterTwo();
    });
  });

  it('at once where the picture that a page opens with does not come', async () => {
    openPublished(WITH_PICTURE);
    losePicture();
    await settle();
    expect(hasBegun()).toBe(true);
  });

  it('at once on a page that opens with text, where the document came slowly', () => {
    age = 500;
    openPublished('<h1>Records</h1>');
    expect(hasBegun()).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'visibilitychange'])(
    'or at %s, if that comes first',
    (type) => {
      openPublished(WITH_PICTURE);
      window.dispatchEvent(new Event(type));
      expect(hasBegun()).toBe(true);
    },
  );

  it('or after some time, if no paint is told of', () => {
    openPublished(WITH_PICTURE);
    jest.advanceTimersByTime(5_000);
    expect(hasBegun()).toBe(true);
  });

  it('at once out of sight, where nothing is painted', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openPublished(WITH_PICTURE);
    expect(hasBegun()).toBe(true);
    hidden.mockRestore();
  });

  it('once', () => {
    openPublished(WITH_PICTURE);
    tellPaint?.();
    tellPaint?.();
    window.dispatchEvent(new Event('pointerdown'));
    expect(fetchTree).toHaveBeenCalledTimes(1);
  });
});

describe('for visitors who save data', () => {
  const PAGE =
    '<button>Next</button><input type="search"><input type="checkbox" value="on"><p id="there">Text</p>';

  beforeEach(() => Object.assign(navigator, { connection: { saveData: true } }));
  afterEach(() => {
    Object.assign(navigator, { connection: undefined });
    location.hash = '';
  });

  it('it begins when something is done that it answers, and not before', () => {
    openPublished(PAGE);
    tellPaint?.();
    const up = (selector: string) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    up('p');
    jest.advanceTimersByTime(60_000);
    expect(hasBegun()).toBe(false);
    expect(isLost()).toBe(false);
    up('button');
    expect(hasBegun()).toBe(true);
    jest.advanceTimersByTime(15_000);
    expect(isLost()).toBe(true);
  });

  it.each(['click', 'input'])('as %s is', (type) => {
    openPublished(PAGE);
    const target = document.querySelector(type === 'click' ? 'button' : 'input');
    target?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(hasBegun()).toBe(true);
  });

  it('so is an address that leads to what only script can show', () => {
    location.hash = '#there';
    openPublished(PAGE);
    expect(hasBegun()).toBe(false);
    location.hash = '#image-2';
    openPublished(PAGE);
    expect(hasBegun()).toBe(true);
  });

  it('so is a text that a reload has left in an input', () => {
    openPublished(PAGE);
    Object.assign(document.querySelector('input') ?? {}, { value: 'karate' });
    window.dispatchEvent(new Event('load'));
    expect(hasBegun()).toBe(true);
  });

  it('the slideshow says that it is paused', () => {
    openPublished('<button aria-label="Pause" data-play="Play">Icon</button>');
    const button = document.querySelector('button');
    expect(button).toHaveAccessibleName('Play');
    expect(button).toHaveAttribute('data-paused');
  });
});

it('a browser below the floor keeps the page that it has without script', () => {
  openPublishedBelowFloor('<h1>Records</h1>');
  tellPaint?.();
  window.dispatchEvent(new Event('pointerdown'));
  expect(isLost()).toBe(true);
  expect(hasBegun()).toBe(false);
  expect(scriptsInHead()).toEqual([]);
});

it('a page without islands begins at once, and fetches nothing for it', () => {
  openPublished('', '1:I[1,[],"NavLink"]\n');
  expect(document.head.lastElementChild?.textContent).toContain('Root element not found');
  expect(document.documentElement.dataset.script).toBeUndefined();
  expect(fetchTree).not.toHaveBeenCalled();
  expect(scriptsInHead()).toEqual([]);
});

describe('what it fetches', () => {
  it('the scripts together with the tree and the manifest', () => {
    openBegun();
    expect(scriptsInHead().map((script) => script.getAttribute('src'))).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ]);
    const address = document.querySelector('template')?.dataset.payload;
    expect(fetchTree.mock.calls).toEqual([[address]]);
    expect(document.head.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
  });

  it('the script begins when all have come, with the tree as Next.js hands it over', async () => {
    openBegun();
    await tellScripts('load');
    expect(hasBooted()).toBe(false);
    await sendTree();
    expect(hasBooted()).toBe(true);
    expect(window.__next_f).toEqual([[0], [1, PAYLOAD]]);
  });
});

describe('what is made ready ahead', () => {
  const intents = () =>
    [...document.head.querySelectorAll<HTMLElement>('script[type=speculationrules]')].map(
      ({ dataset }) => dataset.intent,
    );

  it('pages that a mouse rests on', () => {
    openBegun();
    expect(intents()).toEqual(['hover']);
  });

  it('where there is none, pages that a finger presses on', () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    openBegun();
    expect(intents()).toEqual(['press']);
  });

  it('nothing for visitors who save data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    openBegun();
    expect(intents()).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });
});

describe('when something does not come', () => {
  it('a script that fails is fetched once more', async () => {
    openBegun();
    await sendTree();
    await tellScripts('error');
    expect(scriptsInHead()).toHaveLength(4);
    await tellScripts('load');
    expect(hasBooted()).toBe(true);
    expect(isLost()).toBe(false);
  });

  it('one that fails twice is given up, and the page told so', async () => {
    openBegun();
    await sendTree();
    await tellScripts('error');
    await tellScripts('error');
    expect(hasBooted()).toBe(false);
    expect(isLost()).toBe(true);
  });

  it.each([
    ['an error', 'Not found', false],
    ['a page', '<!doctype html><title>Sign in</title>', true],
  ])('a tree that is %s is fetched once more, then given up', async (_name, text, ok) => {
    openBegun();
    await tellScripts('load');
    await sendTree(text, ok);
    expect(fetchTree).toHaveBeenCalledTimes(2);
    expect(isLost()).toBe(false);
    await sendTree(text, ok);
    expect(isLost()).toBe(true);
    expect(hasBooted()).toBe(false);
  });
});
