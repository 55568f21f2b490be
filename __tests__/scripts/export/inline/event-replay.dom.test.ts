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

let done: string[];

/** Answers as the islands would. */
function answer(event: Event): void {
  const target = event.target as HTMLElement;
  const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
  done.push(`${target.textContent}${key}`);
}

const scriptState = () => document.documentElement.dataset.script;
const replay = () => globalThis.eventReplay?.replay();
const pressed = () => [...document.querySelectorAll('[data-pressed]')].map((e) => e.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  const PerformanceObserver = class {
    static supportedEntryTypes = ['largest-contentful-paint'];
    observe = () => undefined;
  };
  Object.assign(window, { fetch: () => new Promise(() => undefined), PerformanceObserver });
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 0 }] });
  done = [];
  openPublished(PAGE);
  const main = document.querySelector('main');
  main?.addEventListener('click', answer);
  main?.addEventListener('keydown', answer);
});

afterEach(async () => {
  await replay();
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = (name: string) => screen.getByRole('button', { name });

it('keeps what is pressed, shows it, and does it once and in order when it can be done', async () => {
  await user().click(button('Two'));
  await user().click(button('One'));
  await user().click(button('Two'));
  expect(done).toEqual([]);
  expect(pressed()).toEqual(['One', 'Two']);
  await replay();
  expect(done).toEqual(['Two', 'One', 'Two']);
  expect(pressed()).toEqual([]);
  await replay();
  expect(done).toHaveLength(3);
});

it('keeps nothing any more once the script answers', async () => {
  await replay();
  await user().click(button('One'));
  expect(done).toEqual(['One']);
  expect(pressed()).toEqual([]);
});

it.each(['MENU', 'Plain'])('leaves alone what works without script: %s', (name) => {
  fireEvent.click(screen.getByText(name));
  expect(done).toEqual([name]);
});

it('leaves a press with a modifier key to the browser', () => {
  fireEvent.click(screen.getByText('Picture'), { ctrlKey: true });
  expect(done).toEqual(['Picture']);
});

it('keeps the keys that change tabs, and no others', async () => {
  const tab = screen.getByRole('tab', { name: 'Events' });
  fireEvent.keyDown(tab, { key: 'ArrowRight' });
  fireEvent.keyDown(tab, { key: 'Tab' });
  expect(done).toEqual(['Events Tab']);
  await replay();
  expect(done).toEqual(['Events Tab', 'Events ArrowRight']);
});

it('a second key goes on from the tab that the first has led to', async () => {
  const [events, news] = screen.getAllByRole('tab');
  events?.addEventListener('keydown', () => {
    events.setAttribute('aria-selected', 'false');
    news?.setAttribute('aria-selected', 'true');
  });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Events' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Events' }), { key: 'ArrowRight' });
  await replay();
  expect(done).toEqual(['Events ArrowRight', 'News ArrowRight']);
});

it('drops what was done with something that has gone', async () => {
  await user().click(button('One'));
  await user().click(button('Two'));
  button('One').remove();
  await replay();
  expect(done).toEqual(['Two']);
});

it('what is below the first screen waits no longer when one scrolls', () => {
  expect(scriptState()).toBe('awaited');
  fireEvent.scroll(window);
  expect(scriptState()).toBeUndefined();
});

describe('when the script does not come', () => {
  beforeEach(() => {
    location.hash = '';
  });

  it('a picture that was pressed is followed as a link after four seconds', async () => {
    await user().click(screen.getByText('Picture'));
    jest.advanceTimersByTime(3_900);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(100);
    expect(location.hash).toBe('#picture');
    await replay();
    expect(done).toEqual([]);
  });

  it('a picture that was pressed is followed at once when the script is given up', async () => {
    await user().click(button('One'));
    await user().click(screen.getByText('Picture'));
    globalThis.eventReplay?.giveUp();
    expect(location.hash).toBe('#picture');
    expect(scriptState()).toBe('lost');
    expect(pressed()).toEqual([]);
  });

  it('the page is told after fifteen seconds; if it comes after all, all is well again', async () => {
    await user().click(button('One'));
    expect(scriptState()).toBe('awaited');
    jest.advanceTimersByTime(15_000);
    expect(scriptState()).toBe('lost');
    await replay();
    expect(scriptState()).toBeUndefined();
    expect(done).toEqual(['One']);
  });

  it('the page stays what it is without script, wherever one scrolls', () => {
    jest.advanceTimersByTime(15_000);
    fireEvent.scroll(window);
    expect(scriptState()).toBe('lost');
  });

  describe('what has the focus', () => {
    beforeEach(() => {
      screen.getByRole('textbox').focus();
      jest.advanceTimersByTime(15_000);
    });

    it('is left alone until it is left for something that stays', () => {
      expect(scriptState()).toBe('awaited');
      button('Export').focus();
      jest.advanceTimersByTime(1);
      expect(scriptState()).toBe('awaited');
      screen.getByText('Plain').focus();
      jest.advanceTimersByTime(1);
      expect(scriptState()).toBe('lost');
    });

    it('or until something is pressed that cannot be done', () => {
      button('Export').focus();
      document.querySelector('main')?.setAttribute('tabindex', '-1');
      fireEvent.click(button('Export'));
      expect(scriptState()).toBe('lost');
      expect(screen.getByRole('main')).toHaveFocus();
      expect(pressed()).toEqual([]);
    });

    it('is left for good when the script comes after all', async () => {
      await replay();
      screen.getByText('Plain').focus();
      jest.advanceTimersByTime(1);
      expect(scriptState()).toBeUndefined();
    });
  });

  it('pictures are links again', () => {
    jest.advanceTimersByTime(15_000);
    fireEvent.click(screen.getByText('Picture'));
    expect(done).toEqual(['Picture']);
  });
});
