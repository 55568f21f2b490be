import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Slideshow } from '@/components/home/slideshow';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';

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
const getLive = () => getPicture().closest('[aria-live]')?.getAttribute('aria-live');
const expectPicture = (number: number) =>
  expect(getPicture()).toHaveAccessibleName(`Picture ${number}`);

/** The descriptions of all pictures that are loaded: a lazy one is not loaded while it is hidden. */
const listLoaded = () =>
  screen
    .getAllByRole<HTMLImageElement>('img', { hidden: true })
    .filter((image) => !image.hidden || image.getAttribute('loading') === 'eager')
    .map(({ alt }) => alt);

let user: UserEvent;

/** Moves pointer and focus away, which would stop the rotation. */
async function leave(): Promise<void> {
  await user.unhover(getSlideshow());
  act(() => (document.activeElement as HTMLElement).blur());
}

/** Clicks buttons of the slideshow, and leaves it. */
async function click(...names: string[]): Promise<void> {
  for (const name of names) await user.click(getButton(name));
  await leave();
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => jest.useRealTimers());

const slideshow = <Slideshow messages={messages} images={testImages} />;

function setUp() {
  return render(
    <>
      {slideshow}
      <ImageOverlay messages={en.overlay} />
    </>,
  );
}

it.each([
  { milliseconds: 0, number: 1 },
  { milliseconds: 4999, number: 1 },
  { milliseconds: 5000, number: 2 },
  { milliseconds: 10_000, number: 3 },
  { milliseconds: 44 * 5000, number: 45 },
  { milliseconds: 45 * 5000, number: 1 },
])('§4 §9 after $milliseconds ms it shows image $number', ({ milliseconds, number }) => {
  setUp();
  wait(milliseconds);
  expectPicture(number);
  expect(getButton(pause)).toBeVisible();
});

it('§9 a slide stays for 5000 ms, even after a click', async () => {
  setUp();
  wait(4900);
  await click(next);
  wait(4900);
  expectPicture(2);
  wait(200);
  expectPicture(3);
});

it('§4 Pause stops the rotation, and Play starts it again', async () => {
  setUp();
  await click(pause);
  wait(60_000);
  expectPicture(1);
  await click(play);
  wait(5000);
  expectPicture(2);
});

it('the rotation waits to be started by visitors who save data, and loads nothing ahead', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  setUp();
  wait(10_000);
  expect(listLoaded()).toEqual(['Picture 1']);
  await user.click(getButton(play));
  Object.assign(navigator, { connection: undefined });
  await leave();
  wait(5000);
  expectPicture(2);
});

it('the rotation waits while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  setUp();
  wait(60_000);
  expectPicture(1);
  hidden.mockRestore();
  wait(5000);
  expectPicture(2);
});

it('the slideshow has no timer after it is removed', () => {
  render(slideshow).unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('the next image is loaded well before it is shown, but not together with the first', async () => {
  setUp();
  expect(listLoaded()).toEqual(['Picture 1']);
  wait(3000);
  expect(listLoaded()).toEqual(['Picture 1', 'Picture 2']);
  expectPicture(1);
  const loaded = screen.getByAltText('Picture 2');
  await click(next);
  expect(getPicture()).toBe(loaded);
});

it('the next image is loaded together with one that the visitor asks for', async () => {
  setUp();
  await click(next);
  expect(listLoaded()).toEqual(['Picture 2', 'Picture 3']);
});

it.each([
  { rule: 'Next adds one', names: [next], number: 2 },
  { rule: 'Previous subtracts one', names: [next, next, previous], number: 2 },
  { rule: 'Previous wraps to the last image', names: [previous], number: 45 },
  { rule: 'Next wraps to the first image', names: [previous, next], number: 1 },
])('§4 $rule, and the slideshow goes on playing', async ({ names, number }) => {
  setUp();
  await click(...names);
  expectPicture(number);
  expect(getButton(pause)).toBeVisible();
});

it.each([previous, next])('C3 %s keeps the focus', async (name) => {
  setUp();
  act(() => getButton(name).focus());
  await user.keyboard('{Enter}');
  expect(getButton(name)).toHaveFocus();
});

describe('what stops the rotation for a while', () => {
  it('C2 C4 the focus, first on the rotation control, whose label does not change', async () => {
    setUp();
    await user.tab();
    expect(getButton(pause)).toHaveFocus();
    wait(60_000);
    expectPicture(1);
    await user.tab({ shift: true });
    wait(5000);
    expectPicture(2);
  });

  it('C4 the focus, also if it was there before hydration', async () => {
    jest.useRealTimers();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(slideshow);
    await userEvent.tab();
    jest.useFakeTimers();
    render(slideshow, { container, hydrate: true });
    wait(60_000);
    expectPicture(1);
    act(() => getButton(pause).blur());
    wait(5000);
    expectPicture(2);
  });

  it('§4 the open overlay', async () => {
    setUp();
    await user.click(getPicture());
    await leave();
    wait(60_000);
    expect(screen.getByRole('group', { name: '1 of 45' })).toBeVisible();
    // Back closes it.
    history.replaceState(null, '');
    fireEvent.popState(window);
    wait(5000);
    expectPicture(2);
  });
});

it('C1 C8 the carousel shows one slide, named by its number', () => {
  setUp();
  wait(5000);
  expect(getSlideshow()).toHaveAttribute('aria-roledescription', messages.role);
  const slide = screen.getByRole('group');
  expect(slide).toHaveAccessibleName('2 of 45');
  expect(slide).toHaveAttribute('aria-roledescription', messages.slideRole);
});

it('C9 slides are announced after a click, and not when they rotate', async () => {
  setUp();
  expect(getLive()).toBe('off');
  await click(next);
  expect(getLive()).toBe('polite');
  wait(5000);
  expect(getLive()).toBe('off');
});

it('C2 C9 while it is paused the label of the control says so, and slides are announced', async () => {
  setUp();
  await click(pause);
  expect(getButton(play)).not.toHaveAttribute('aria-pressed');
  expect(getLive()).toBe('polite');
  jest.useRealTimers();
  expect(await axe(getSlideshow())).toHaveNoViolations();
});
