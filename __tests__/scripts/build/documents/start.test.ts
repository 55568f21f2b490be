import { openPublished, TREE } from '../../../support/published-document';

declare global {
  interface Window {
    __next_f?: unknown;
  }
}

/** A page whose first picture is what visitors wait for. */
const WITH_PICTURE = '<img fetchpriority="high" alt="">';

let frames: FrameRequestCallback[];
let fetchTree: jest.Mock;
let answers: ((response: Pick<Response, 'ok' | 'text'>) => void)[];

beforeEach(() => {
  frames = [];
  answers = [];
  fetchTree = jest.fn(() => new Promise((resolve) => answers.push(resolve)));
  const requestAnimationFrame = (callback: FrameRequestCallback) => frames.push(callback);
  const matchMedia = (query: string) => ({ matches: query === '(hover: hover)' });
  Object.assign(window, { fetch: fetchTree, requestAnimationFrame, matchMedia });
  delete window.__next_f;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

function showFrame(): void {
  for (const callback of frames.splice(0)) callback(0);
}

async function sendTree(text = TREE, ok = true): Promise<void> {
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

describe('when it begins', () => {
  it('at once on a page that opens with text', () => {
    openPublished();
    expect(hasBegun()).toBe(true);
  });

  it('not before a page that opens with a picture has had two frames', () => {
    openPublished(WITH_PICTURE);
    expect(hasBegun()).toBe(false);
    expect(scriptsInHead()).toEqual([]);
    showFrame();
    expect(hasBegun()).toBe(false);
    showFrame();
    expect(hasBegun()).toBe(true);
  });

  it.each(['load', 'pointerdown', 'keydown'])('or at the event %s, if that comes first', (type) => {
    openPublished(WITH_PICTURE);
    window.dispatchEvent(new Event(type));
    expect(hasBegun()).toBe(true);
  });

  it('at once out of sight, where nothing is painted', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openPublished(WITH_PICTURE);
    expect(hasBegun()).toBe(true);
  });

  it('once', () => {
    openPublished(WITH_PICTURE);
    showFrame();
    showFrame();
    window.dispatchEvent(new Event('load'));
    expect(fetchTree).toHaveBeenCalledTimes(1);
  });
});

describe('what it fetches', () => {
  it('the scripts together with the tree and the manifest', () => {
    openPublished();
    expect(scriptsInHead().map((script) => script.getAttribute('src'))).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ]);
    const address = document.querySelector('template')?.dataset.tree;
    expect(fetchTree.mock.calls).toEqual([[address]]);
    expect(document.head.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
  });

  it('the script begins when all have come, with the tree as Next.js hands it over', async () => {
    openPublished();
    await tellScripts('load');
    expect(hasBooted()).toBe(false);
    await sendTree();
    expect(hasBooted()).toBe(true);
    expect(window.__next_f).toEqual([[0], [1, TREE]]);
  });
});

describe('what is made ready ahead', () => {
  const intents = () =>
    [...document.head.querySelectorAll<HTMLElement>('script[type=speculationrules]')].map(
      ({ dataset }) => dataset.intent,
    );

  it('pages that a mouse rests on', () => {
    openPublished();
    expect(intents()).toEqual(['hover']);
  });

  it('where there is none, pages that a finger presses on', () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    openPublished();
    expect(intents()).toEqual(['press']);
  });

  it('nothing for visitors who save data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    openPublished();
    expect(intents()).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });
});

describe('when something does not come', () => {
  it('a script that fails is fetched once more', async () => {
    openPublished();
    await sendTree();
    await tellScripts('error');
    expect(scriptsInHead()).toHaveLength(4);
    await tellScripts('load');
    expect(hasBooted()).toBe(true);
    expect(isLost()).toBe(false);
  });

  it('one that fails twice is given up, and the page told so', async () => {
    openPublished();
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
    openPublished();
    await tellScripts('load');
    await sendTree(text, ok);
    expect(fetchTree).toHaveBeenCalledTimes(2);
    expect(isLost()).toBe(false);
    await sendTree(text, ok);
    expect(isLost()).toBe(true);
    expect(hasBooted()).toBe(false);
  });
});
