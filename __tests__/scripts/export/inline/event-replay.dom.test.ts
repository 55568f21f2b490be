import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPublished } from '../../../support/published-document';

const PAGE = `
  <button>One</button>
  <button>Two</button>
  <button popovertarget="menu">MENU</button>
  <a href="#plain">Plain</a>
  <a href="#picture" aria-haspopup="dialog">Picture</a>
  <div role="tablist">
    <button role="tab" aria-selected="true">Events</button>
    <button role="tab" aria-selected="false">News</button>
  </div>
  <form class="no-script:hidden"><input aria-label="Search"><button>Export</button></form>`;

/** What reached the page, as islands would handle it. */
let handled: string[];

function handle(event: Event): void {
  event.preventDefault();
  const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
  handled.push(`${(event.target as HTMLElement).textContent}${key}`);
}

const scriptState = () => document.documentElement.dataset.script;
const replay = () => globalThis.eventReplay?.replay();
const getPressed = () => [...document.querySelectorAll('[data-pressed]')].map((e) => e.textContent);
const getButton = (name: string) => screen.getByRole('button', { name });
const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

async function press(...names: string[]): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  for (const name of names) await user.click(screen.getByText(name));
}

beforeEach(() => {
  jest.useFakeTimers();
  const PerformanceObserver = { supportedEntryTypes: [] };
  Object.assign(window, { fetch: () => new Promise(() => undefined), PerformanceObserver });
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 0 }] });
  handled = [];
  location.hash = '';
  openPublished(PAGE);
  const main = screen.getByRole('main');
  for (const type of ['click', 'keydown']) main.addEventListener(type, handle);
});

afterEach(replay);

it('saves and shows presses until the page is hydrated, and replays them once and in order', async () => {
  await press('Two', 'One', 'Two', 'Export');
  expect(handled).toEqual([]);
  expect(getPressed()).toEqual(['One', 'Two', 'Export']);
  // A control that is gone cannot be pressed any more.
  getButton('Export').remove();
  await replay();
  expect(handled).toEqual(['Two', 'One', 'Two']);
  await replay();
  await press('One');
  expect(handled).toEqual(['Two', 'One', 'Two', 'One']);
  expect(getPressed()).toEqual([]);
});

it.each([
  ['MENU', {}],
  ['Plain', {}],
  ['Picture', { ctrlKey: true }],
])('leaves to the browser what works without script: %s, %j', (name, keys) => {
  fireEvent.click(screen.getByText(name), keys);
  expect(handled).toEqual([name]);
});

it('saves only the keys that change tabs, and replays them on the tab selected then', async () => {
  const [events, news] = screen.getAllByRole('tab');
  if (!events) throw new Error('no tab');
  for (const key of ['ArrowRight', 'Tab', 'ArrowRight']) fireEvent.keyDown(events, { key });
  expect(handled).toEqual(['Events Tab']);
  events.addEventListener('keydown', () => {
    events.setAttribute('aria-selected', 'false');
    news?.setAttribute('aria-selected', 'true');
  });
  await replay();
  expect(handled).toEqual(['Events Tab', 'Events ArrowRight', 'News ArrowRight']);
});

it('a pressed picture is opened as a link after four seconds, unless the script loads', async () => {
  await press('Picture');
  await replay();
  wait(4);
  expect([handled, location.hash]).toEqual([['Picture'], '']);
  openPublished(PAGE);
  fireEvent.scroll(window);
  expect(scriptState()).toBeUndefined();
  await press('Picture');
  wait(3.9);
  expect(location.hash).toBe('');
  wait(0.1);
  expect(location.hash).toBe('#picture');
});

it('a pressed picture is opened as a link as soon as the loader gives up', async () => {
  await press('One', 'Picture');
  globalThis.eventReplay?.giveUp();
  expect([location.hash, scriptState(), getPressed()]).toEqual(['#picture', 'lost', []]);
});

it('the page stays without a late script when the visitor scrolls, and pictures are links', () => {
  expect(scriptState()).toBe('awaited');
  wait(15);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByText('Picture'));
  expect([scriptState(), handled]).toEqual(['lost', ['Picture']]);
});

it('an older browser gets the page as it is without script, and keeps no press', async () => {
  await replay();
  globalThis.eventReplay = undefined;
  openPublished(PAGE, undefined, true);
  await press('One');
  expect([scriptState(), getPressed(), globalThis.eventReplay]).toEqual(['lost', [], undefined]);
});

describe('while the script does not load, a focused control that needs it', () => {
  const focus = (element: HTMLElement) => {
    element.focus();
    wait(0.001);
  };
  beforeEach(() => {
    focus(screen.getByRole('textbox'));
    wait(15);
  });

  it('stays until the focus moves to something that works', () => {
    focus(getButton('Export'));
    expect(scriptState()).toBe('awaited');
    focus(screen.getByText('Plain'));
    expect(scriptState()).toBe('lost');
  });

  it('stays until it is pressed, and the focus moves to the content', () => {
    focus(getButton('Export'));
    screen.getByRole('main').tabIndex = -1;
    fireEvent.click(getButton('Export'));
    expect([scriptState(), getPressed()]).toEqual(['lost', []]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays for good if the script loads later', async () => {
    await replay();
    focus(screen.getByText('Plain'));
    expect(scriptState()).toBeUndefined();
  });
});
