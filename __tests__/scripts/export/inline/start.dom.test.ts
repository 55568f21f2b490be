import { fireEvent, screen } from '@testing-library/react';
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
let finishDecoding: () => void;
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
const decodePicture = () => {
  finishDecoding();
  return jest.advanceTimersByTimeAsync(0);
};
const showFrame = () => jest.advanceTimersToNextFrame();
const getPressed = () => [...document.querySelectorAll('[data-pressed]')].map((e) => e.textContent);

const getScripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('[type=module]')];

const press = (...names: string[]) =>
  names.forEach((name) => fireEvent.click(screen.getByText(name)));

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
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (finishDecoding = resolve));
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: performance.now() - age }],
  });
  Object.assign(document, { fonts: { load: async () => undefined } });
  Object.assign(window, { PerformanceObserver, matchMedia: () => ({ matches: true }) });
});

afterEach(hydrate);

it('Presses are repeated in order once, but for those on what is gone by then', async () => {
  openPublished();
  press('Two', 'One', 'Two', 'Picture');
  expect([handled, getPressed()]).toEqual([[], ['One', 'Two', 'Picture']]);
  screen.getByText('One').remove();
  await hydrate();
  expect(handled).toEqual(['Two', 'Two', 'Picture']);
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

const PICTURE = '<img fetchpriority="high">';

it.each([
  ['after the first paint', 0, '', [() => reportPaint()]],
  ['at a press', 0, PICTURE, [() => dispatchEvent(new Event('pointerdown'))]],
  ['two frames after the large picture', 0, PICTURE, [decodePicture, showFrame, showFrame]],
  ['at once after a slow document', 500, '', []],
])('The script is added %s, once', async (_, documentAge, main, steps) => {
  openPublished(main, { documentAge });
  for (const step of steps) {
    expect(getScripts()).toEqual([]);
    await step();
  }
  reportPaint();
  expect(getScripts()).toHaveLength(1);
  const rules = document.head.querySelector<HTMLElement>('script[type=speculationrules]');
  expect(rules?.dataset.intent).toBe('hover');
});

// That it leaves all others on a touch screen is asked of a browser (e2e/touch.spec.ts).
it.each([
  ['header', true],
  ['main', false],
])('After Enter, the focus stays in the field of %s (coarse pointer: %s)', (place, isTouch) => {
  openPublished('');
  Object.assign(window, { matchMedia: () => ({ matches: isTouch }) });
  document.body.innerHTML = `<${place}><form><input type="search"></form></${place}>`;
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.submit(field.closest('form') as Element);
  expect(field).toHaveFocus();
});

it('An older browser gets the page as it is without script', () => {
  openPublished(CONTROLS, { isOld: true });
  press('One');
  expect([dataset.script, handled]).toEqual(['lost', ['One']]);
});
