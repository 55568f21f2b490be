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

let user: UserEvent;

/** Moves the focus away, which would stop the rotation. */
const leave = () => user.click(document.body);

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
  setUp();
  wait(4999);
  expectPicture(1);
  wait(1);
  expectPicture(2);
  wait(5000);
  expectPicture(3);
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

it.each([
  { rule: '§4 C2 C9 Pause stops the rotation, and says so', matches: false, clicks: [pause] },
  { rule: '§4 C7 Under reduced motion the slideshow starts paused', matches: true, clicks: [] },
])('$rule; Play starts it again', async ({ matches, clicks }) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  setUp();
  await click(...clicks);
  wait(60_000);
  expectPicture(1);
  expectLive('polite');
  expect(getButton(play)).not.toHaveAttribute('aria-pressed');
  await click(play);
  wait(5000);
  expectPicture(2);
  expect(getButton(pause)).toBeVisible();
});

it.each([
  { saveData: false, ahead: [testImages[1]?.url] },
  { saveData: true, ahead: [] },
])(
  '§4 With saveData $saveData it plays, and loads $ahead well after the first slide',
  (visitor) => {
    Object.defineProperty(navigator, 'connection', { value: visitor, configurable: true });
    setUp();
    const load = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
    wait(2000);
    expect(load).not.toHaveBeenCalled();
    wait(500);
    expect(load.mock.calls.flat()).toEqual(visitor.ahead);
    wait(2500);
    expectPicture(2);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

it('A visitor gets the next slide in the same element if it is loaded, otherwise in one without the old picture', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');
  setUp();
  const isSameAfter = async (changeSlide: () => unknown) => {
    const shown = getPicture();
    await changeSlide();
    return getPicture() === shown;
  };
  const clickNext = () => click(next);
  complete.mockReturnValue(true);
  // It is not requested yet.
  expect(await isSameAfter(clickNext)).toBe(false);
  wait(500);
  expect(await isSameAfter(clickNext)).toBe(true);
  // The slide comes first, then the request for the next.
  expect(await isSameAfter(clickNext)).toBe(false);
  expect(await isSameAfter(() => wait(5000))).toBe(false);
  complete.mockReturnValue(false);
  wait(500);
  expect(await isSameAfter(clickNext)).toBe(false);
  expectPicture(6);
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
