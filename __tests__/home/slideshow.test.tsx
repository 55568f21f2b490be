import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Slideshow } from '@/components/home/slideshow';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';
import { translatePage } from '@/__tests__/support/translate-page';

const messages = en.home.slideshow;
const { next, pause, play, previous } = messages;

/** Moves the clock in small steps, because each slide starts a new timer. */
function wait(milliseconds: number): void {
  const step = 500;
  for (let passed = 0; passed < milliseconds; passed += step) {
    act(() => jest.advanceTimersByTime(Math.min(step, milliseconds - passed)));
  }
}

const getSlideshow = () => screen.getByRole('region', { name: messages.label });
const getPicture = () => screen.getByRole('img');
const getButton = (name: string) => screen.getByRole('button', { name });
const expectPicture = (number: number) =>
  expect(getPicture()).toHaveAccessibleName(`Picture ${number}`);
const expectLive = (value: 'off' | 'polite') =>
  expect(getPicture().closest('[aria-live]')).toHaveAttribute('aria-live', value);

/** The pictures that were loaded outside of the document. */
let loaded: HTMLImageElement[];

let user: UserEvent;

/** Moves pointer and focus away, which would stop the rotation. */
async function leave(): Promise<void> {
  await user.unhover(getSlideshow());
  act(() => (document.activeElement as HTMLElement).blur());
}

/** Clicks buttons of the slideshow, which keep the focus (C3), and leaves it. */
async function click(...names: string[]): Promise<void> {
  for (const name of names) {
    const button = getButton(name);
    await user.click(button);
    expect(button).toHaveFocus();
  }
  await leave();
}

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  const { Image: BrowserImage } = window;
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture = new BrowserImage();
    loaded.push(picture);
    return picture;
  });
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

const setUp = () =>
  render(
    <>
      <Slideshow messages={messages} images={testImages} />
      <ImageOverlay messages={en.overlay} />
    </>,
  );

it('§4 §9 The slideshow shows the next image every 5000 ms', () => {
  const { unmount } = setUp();
  wait(4999);
  expectPicture(1);
  wait(1);
  expectPicture(2);
  wait(5000);
  expectPicture(3);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  { rule: 'Next adds one', names: [next], number: 2, then: 3 },
  { rule: 'Previous subtracts one', names: [next, next, previous], number: 2, then: 3 },
  { rule: 'Previous wraps to the last image', names: [previous], number: 45, then: 1 },
])(
  '§4 §9 $rule, and the slideshow goes on after whole 5000 ms',
  async ({ names, number, then }) => {
    setUp();
    wait(4900);
    await click(...names);
    wait(4900);
    expectPicture(number);
    wait(200);
    expectPicture(then);
  },
);

it('§4 C2 C9 Pause stops the rotation, and says so; Play starts it again', async () => {
  setUp();
  await click(pause);
  wait(60_000);
  expectPicture(1);
  expectLive('polite');
  expect(getButton(play)).not.toHaveAttribute('aria-pressed');
  await click(play);
  wait(5000);
  expectPicture(2);
  expect(getButton(pause)).toBeVisible();
});

it('§4 C7 Under reduced motion the slideshow starts paused, and plays when a visitor asks', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  matchMedia.mockReturnValue({ matches: true } as MediaQueryList);
  setUp();
  wait(60_000);
  expectPicture(1);
  await click(play);
  matchMedia.mockRestore();
  wait(5000);
  expectPicture(2);
  expect(getButton(pause)).toBeVisible();
});

it('§4 For visitors who prefer reduced data the slideshow plays too, and loads no slide ahead', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  setUp();
  wait(5000);
  expectPicture(2);
  wait(4900);
  expect(loaded).toEqual([]);
  expect(getButton(pause)).toBeVisible();
  Object.assign(navigator, { connection: undefined });
});

it('The second image is loaded well before it is shown, but not together with the first', () => {
  setUp();
  wait(2000);
  expect(loaded).toEqual([]);
  wait(500);
  expect(loaded.map(({ src }) => new URL(src).pathname)).toEqual([testImages[1]?.url]);
  expectPicture(1);
});

it('The same element shows the next image if that is loaded, and otherwise another element', async () => {
  setUp();
  const first = getPicture();
  await click(next);
  // So that the picture before it disappears.
  expect(getPicture()).not.toBe(first);
  const second = getPicture();
  // The visitor sees the slide first, and may go on.
  expect(loaded).toEqual([]);
  wait(500);
  expect(loaded).toHaveLength(1);
  Object.defineProperty(loaded[0], 'complete', { value: true });
  await click(next);
  expectPicture(3);
  expect(getPicture()).toBe(second);
  wait(500);
  await click(next);
  expectPicture(4);
  expect(getPicture()).not.toBe(second);
});

it('A slide of the timer is another element, which fades in', () => {
  setUp();
  const first = getPicture();
  wait(2500);
  Object.defineProperty(loaded[0], 'complete', { value: true });
  wait(2500);
  expectPicture(2);
  expect(getPicture()).not.toBe(first);
});

/** Expects that the rotation waits, and goes on after an event. */
async function expectWaiting(end: () => unknown): Promise<void> {
  wait(60_000);
  expect(screen.getByRole('group', { name: '1 of 45' })).toBeVisible();
  await end();
  wait(5000);
  expectPicture(2);
}

it('The slideshow waits in a hidden page', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  setUp();
  await expectWaiting(() => hidden.mockRestore());
});

it('C2 C4 The slideshow waits while it has the focus, which comes first to the rotation control', async () => {
  setUp();
  await user.tab();
  expect(getButton(pause)).toHaveFocus();
  await expectWaiting(() => user.tab({ shift: true }));
});

it('§4 The slideshow waits while the overlay is open', async () => {
  setUp();
  // The second press of a double click opens nothing.
  fireEvent.click(getPicture(), { detail: 2 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(getPicture());
  await leave();
  await expectWaiting(() => {
    // Back closes it.
    history.replaceState(null, '');
    fireEvent.popState(window);
  });
});

it('C1 C8 C9 The carousel shows one numbered slide, also translated, and announces it after a click only', async () => {
  setUp();
  translatePage();
  expectLive('off');
  await click(next);
  expectLive('polite');
  wait(5000);
  expectLive('off');
  expect(getSlideshow()).toHaveAttribute('aria-roledescription', messages.role);
  const slide = screen.getByRole('group');
  expect(slide).toHaveAccessibleName('3 of 45');
  expect(screen.getByText('3 / 45')).toBeVisible();
  expect(slide).toHaveAttribute('aria-roledescription', messages.slideRole);
});
