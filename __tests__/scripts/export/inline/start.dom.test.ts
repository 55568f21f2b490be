import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '@/lib/urls/settings.mjs';
import { replaceNextScripts } from '@/scripts/export/documents/replace-next-scripts';
import { formatHtml, parseHtml } from '@/scripts/export/html';
import { createExportedDocument } from '../../../support/exported-document';

const CONTROLS = `
  <button>One</button>
  <button>Two</button>
  <button popovertarget="menu">MENU</button>
  <a href="#plain">Plain</a>
  <a href="#picture" aria-haspopup="dialog">Picture</a>`;

/** What pages do at a paint. */
let paintCallbacks: (() => void)[];
let decodePicture: () => void;
/** What reached the page, as islands would handle it. */
let handled: (string | null)[];
/** Milliseconds since the first byte of the document. */
let age: number;

/** Opens a published page, up to its end. */
function openPublished(main = CONTROLS, { isOld = false, documentAge = 0 } = {}): void {
  age = documentAge;
  if (isOld) Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  else Object.assign(HTMLElement.prototype, { popover: null });
  const tree = parseHtml(createExportedDocument({ main: '' }));
  replaceNextScripts('about.html', tree, [], readSettings({}));
  const page = new DOMParser().parseFromString(formatHtml(tree), 'text/html');
  const text = page.head.querySelector('script')?.text ?? '';
  document.head.replaceChildren(Object.assign(document.createElement('script'), { text }));
  document.body.innerHTML = `<main>${main}</main>`;
  document.body.append(...page.querySelectorAll('template'));
  for (const control of document.querySelectorAll('a, button'))
    control.addEventListener('click', (event) => {
      event.preventDefault();
      handled.push(control.textContent);
    });
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const { dataset } = document.documentElement;
/** Reports a paint to the opened page. Callbacks between the first and the last are of the pages of earlier tests. */
const reportPaint = () => [paintCallbacks[0], paintCallbacks.at(-1)].forEach((call) => call?.());
const isAdded = () => getScripts().length > 0;
const getPressed = () => [...document.querySelectorAll('[data-pressed]')].map((e) => e.textContent);

const getScripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('[type=module]')];

async function press(...names: string[]): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  for (const name of names) await user.click(screen.getByText(name));
}

async function hydrate(): Promise<void> {
  dispatchEvent(new Event('hydrated'));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  handled = [];
  paintCallbacks = [];
  delete dataset.started;
  class PerformanceObserver {
    constructor(callback: () => void) {
      paintCallbacks.push(callback);
    }
    observe = () => undefined;
  }
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decodePicture = resolve));
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: performance.now() - age }],
  });
  Object.assign(document, { fonts: { load: async () => undefined } });
  Object.assign(window, { PerformanceObserver, matchMedia: () => ({ matches: true }) });
});

afterEach(hydrate);

it('Presses are kept and shown until the islands are hydrated, and then repeated once and in order', async () => {
  openPublished();
  await press('Two', 'One', 'Two', 'Picture');
  expect([handled, getPressed()]).toEqual([[], ['One', 'Two', 'Picture']]);
  // A control that is gone cannot be pressed any more.
  screen.getByText('One').remove();
  await hydrate();
  expect(handled).toEqual(['Two', 'Two', 'Picture']);
  await press('Two');
  expect([handled.length, getPressed()]).toEqual([4, []]);
});

it.each([
  ['MENU', {}],
  ['Plain', {}],
  ['Picture', { ctrlKey: true }],
])('What works without script is left to the browser: %s, %j', (name, keys) => {
  openPublished();
  fireEvent.click(screen.getByText(name), keys);
  expect(handled).toEqual([name]);
});

it.each([
  ['after the first paint', '<h1>Records</h1>', () => reportPaint()],
  ['at a press', '<img fetchpriority="high">', () => dispatchEvent(new Event('pointerdown'))],
  ['after a second without a paint', '<h1></h1>', () => jest.advanceTimersByTime(1_000)],
])('The script is added %s, once', (_, main, act) => {
  openPublished(main);
  expect(isAdded()).toBe(false);
  act();
  reportPaint();
  expect(getScripts()).toHaveLength(1);
  const rules = document.head.querySelector<HTMLElement>('script[type=speculationrules]');
  expect(rules?.dataset.intent).toBe('hover');
});

it('The script is added at once after a slow document', () => {
  openPublished('<h1>Records</h1>', { documentAge: 500 });
  expect(isAdded()).toBe(true);
});

it('The script is added two frames after the picture that the page opens with', async () => {
  openPublished('<img fetchpriority="high">');
  decodePicture();
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersToNextFrame();
  expect(isAdded()).toBe(false);
  jest.advanceTimersToNextFrame();
  expect(isAdded()).toBe(true);
});

it.each([
  ['leaves', 'a touch screen', 'main', false],
  ['stays in', 'a touch screen', 'header (§2)', true],
  ['stays in', 'a mouse', 'main', true],
])('After Enter, the focus %s the field on a device with %s, in %s', (_, device, place, stays) => {
  const form = '<form><input type="search"></form>';
  openPublished(place === 'main' ? form : '');
  if (place !== 'main') document.body.insertAdjacentHTML('afterbegin', form);
  const isTouch = device === 'a touch screen';
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: /coarse/.test(query) === isTouch }),
  });
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.submit(field.closest('form') as Element);
  expect(document.activeElement === field).toBe(stays);
});

it('An older browser gets the page as it is without script', async () => {
  openPublished(CONTROLS, { isOld: true });
  await press('One');
  expect([dataset.script, handled]).toEqual(['lost', ['One']]);
});
