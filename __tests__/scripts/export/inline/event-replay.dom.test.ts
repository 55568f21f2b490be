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
  const PerformanceObserver = class {
    static supportedEntryTypes = ['largest-contentful-paint'];
    observe = () => undefined;
  };
  Object.assign(window, { fetch: () => new Promise(() => undefined), PerformanceObserver });
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 0 }] });
  handled = [];
  location.hash = '';
  openPublished(PAGE);
  const main = screen.getByRole('main');
  for (const type of ['click', 'keydown']) main.addEventListener(type, handle);
});

afterEach(async () => {
  await replay();
  jest.useRealTimers();
});

it('saves and shows presses, and replays them once and in order', async () => {
  await press('Two', 'One', 'Two');
  expect(handled).toEqual([]);
  expect(getPressed()).toEqual(['One', 'Two']);
  await replay();
  expect(handled).toEqual(['Two', 'One', 'Two']);
  expect(getPressed()).toEqual([]);
  await replay();
  expect(handled).toHaveLength(3);
});

it('saves nothing once the page is hydrated', async () => {
  await replay();
  await press('One');
  expect(handled).toEqual(['One']);
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

it('drops presses on controls that are gone', async () => {
  await press('One', 'Two');
  getButton('One').remove();
  await replay();
  expect(handled).toEqual(['Two']);
});

it('stops showing that the script is awaited when the visitor scrolls', () => {
  expect(scriptState()).toBe('awaited');
  fireEvent.scroll(window);
  expect(scriptState()).toBeUndefined();
});

describe('when the script does not load', () => {
  it('a pressed picture is opened as a link after four seconds', async () => {
    await press('Picture');
    wait(3.9);
    expect(location.hash).toBe('');
    wait(0.1);
    expect(location.hash).toBe('#picture');
    await replay();
    expect(handled).toEqual([]);
  });

  it('a pressed picture is not opened as a link if the script loads in time', async () => {
    await press('Picture');
    await replay();
    wait(4);
    expect(handled).toEqual(['Picture']);
    expect(location.hash).toBe('');
  });

  it('a pressed picture is opened as a link as soon as the loader gives up', async () => {
    await press('One', 'Picture');
    globalThis.eventReplay?.giveUp();
    expect(location.hash).toBe('#picture');
    expect(scriptState()).toBe('lost');
    expect(getPressed()).toEqual([]);
  });

  it('the page falls back after fifteen seconds, and recovers if the script loads later', async () => {
    await press('One');
    expect(scriptState()).toBe('awaited');
    wait(15);
    expect(scriptState()).toBe('lost');
    await replay();
    expect(scriptState()).toBeUndefined();
    expect(handled).toEqual(['One']);
  });

  it('the page stays without script when the visitor scrolls, and pictures are links', () => {
    wait(15);
    fireEvent.scroll(window);
    expect(scriptState()).toBe('lost');
    fireEvent.click(screen.getByText('Picture'));
    expect(handled).toEqual(['Picture']);
  });

  describe('a focused control that needs script', () => {
    const focus = (element: HTMLElement) => {
      element.focus();
      wait(0.001);
    };
    beforeEach(() => {
      focus(screen.getByRole('textbox'));
      wait(15);
    });

    it('stays until the focus moves to something that works', () => {
      expect(scriptState()).toBe('awaited');
      focus(getButton('Export'));
      expect(scriptState()).toBe('awaited');
      focus(screen.getByText('Plain'));
      expect(scriptState()).toBe('lost');
    });

    it('stays until it is pressed, and the focus moves to the content', () => {
      focus(getButton('Export'));
      screen.getByRole('main').tabIndex = -1;
      fireEvent.click(getButton('Export'));
      expect(scriptState()).toBe('lost');
      expect(screen.getByRole('main')).toHaveFocus();
      expect(getPressed()).toEqual([]);
    });

    it('stays for good if the script loads later', async () => {
      await replay();
      focus(screen.getByText('Plain'));
      expect(scriptState()).toBeUndefined();
    });
  });
});
