import { deferScript } from '@/scripts/build/documents/defer-script';
import { exportedDocument } from '../../../support/exported-document';

declare global {
  interface Window {
    __next_f?: unknown;
  }
}

const TREE = '0:"tree"\n';

/** Stands in for the browser's own, which jsdom does not have: the test says when the page is painted. */
class PaintObserver {
  static observed: PaintObserver[] = [];

  constructor(private readonly report: (entries: unknown, observer: PaintObserver) => void) {}

  observe(options: PerformanceObserverInit): void {
    // What has been painted before must be reported too.
    expect(options).toEqual({ type: 'paint', buffered: true });
    PaintObserver.observed.push(this);
  }

  disconnect(): void {
    PaintObserver.observed = PaintObserver.observed.filter((observer) => observer !== this);
  }

  static paint(): void {
    for (const observer of PaintObserver.observed) observer.report([], observer);
  }
}

let answer: (tree: string) => void;
let fetchTree: jest.Mock;

beforeEach(() => {
  PaintObserver.observed = [];
  const response = new Promise<Pick<Response, 'text'>>((resolve) => {
    answer = (tree) => resolve({ text: () => Promise.resolve(tree) });
  });
  fetchTree = jest.fn(() => response);
  Object.assign(window, { fetch: fetchTree, PerformanceObserver: PaintObserver });
  delete window.__next_f;
});

/** Puts a published document in the place of the test's, and runs the script that it ends with. */
function open(): void {
  const { html } = deferScript(exportedDocument({ pieces: [[1, TREE]] }), '/council');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const script = page.querySelector('template + script')?.textContent ?? '';
  document.head.replaceChildren(...page.head.querySelectorAll('title, style'));
  document.body.replaceChildren(...page.body.querySelectorAll('main, template'));
  document.body.append(Object.assign(document.createElement('script'), { text: script }));
}

const treeAddress = () => document.querySelector('template')?.dataset.tree;

const sourcesInHead = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const SOURCES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

/** Lets the script go on with what has come: a task is begun when no promise is left to be told. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('nothing is fetched before the page is painted', async () => {
  open();
  await settle();
  expect(fetchTree).not.toHaveBeenCalled();
  expect(document.head.querySelectorAll('link, script')).toHaveLength(0);
});

it('then the scripts are fetched together with the tree, and wait for it', async () => {
  open();
  PaintObserver.paint();
  expect(fetchTree.mock.calls).toEqual([[treeAddress()]]);
  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(SOURCES);
  expect(preloads.map((link) => link.as)).toEqual(['script', 'script']);
  await settle();
  expect(window.__next_f).toBeUndefined();
  expect(sourcesInHead()).toEqual([]);
});

it('the tree is handed over as Next.js would, and the scripts run with it', async () => {
  open();
  PaintObserver.paint();
  answer(TREE);
  await settle();
  expect(window.__next_f).toEqual([[0], [1, TREE]]);
  expect(sourcesInHead()).toEqual(SOURCES);
  expect(document.head.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
});

it('a second paint starts nothing anew', () => {
  open();
  PaintObserver.paint();
  PaintObserver.paint();
  expect(fetchTree).toHaveBeenCalledTimes(1);
});

it('a page that is opened out of sight, and so not painted, starts at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  expect(fetchTree.mock.calls).toEqual([[treeAddress()]]);
});
