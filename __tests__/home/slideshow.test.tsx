import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Slideshow } from '@/components/home/slideshow';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';

/** In steps, for each slide sets the clock for the next. */
function pass(milliseconds: number): void {
  const step = 500;
  for (let passed = 0; passed < milliseconds; passed += step) {
    act(() => jest.advanceTimersByTime(Math.min(step, milliseconds - passed)));
  }
}

const slideshow = () => screen.getByRole('region', { name: en.home.slideshow.label });
const picture = () => screen.getByRole('img');
const button = (name: string) => screen.getByRole('button', { name });

/** Renders the slideshow under a clock that the test moves. */
function setUp() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <Slideshow messages={en.home.slideshow} images={testImages} />
      <ImageOverlay messages={en.overlay} />
    </>,
  );
  return user;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('rotation', () => {
  it('§4 starts with the first image, playing', () => {
    setUp();
    expect(picture()).toHaveAccessibleName('Picture 1');
    expect(button(en.home.slideshow.pause)).toBeVisible();
  });

  it('waits for visitors who save data, paused and with no slide fetched ahead, until they have it play', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const user = setUp();
    pass(10_000);
    expect(screen.getAllByRole('img', { hidden: true })).toEqual([picture()]);
    expect(picture()).toHaveAccessibleName('Picture 1');
    await user.click(button(en.home.slideshow.play));
    Object.assign(navigator, { connection: undefined });
    await user.unhover(slideshow());
    act(() => button(en.home.slideshow.pause).blur());
    pass(5000);
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('§9 stays on an image for less than 5000 ms', () => {
    setUp();
    pass(4999);
    expect(picture()).toHaveAccessibleName('Picture 1');
  });

  it.each([
    { milliseconds: 5000, number: 2 },
    { milliseconds: 10_000, number: 3 },
    { milliseconds: 44 * 5000, number: 45 },
    { milliseconds: 45 * 5000, number: 1 },
  ])('§4 shows image $number after $milliseconds ms', ({ milliseconds, number }) => {
    setUp();
    pass(milliseconds);
    expect(picture()).toHaveAccessibleName(`Picture ${number}`);
  });

  it('§9 a slide stays for 5000 ms, whatever brought it', async () => {
    const user = setUp();
    pass(4900);
    await user.click(button(en.home.slideshow.next));
    await user.unhover(slideshow());
    act(() => button(en.home.slideshow.next).blur());
    pass(4900);
    expect(picture()).toHaveAccessibleName('Picture 2');
    pass(200);
    expect(picture()).toHaveAccessibleName('Picture 3');
  });

  it('waits while the page cannot be seen', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    setUp();
    pass(60_000);
    expect(picture()).toHaveAccessibleName('Picture 1');
    hidden.mockRestore();
    pass(5000);
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('§4 Pause stops it', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.pause));
    await user.unhover(slideshow());
    act(() => button(en.home.slideshow.play).blur());
    pass(60_000);
    expect(picture()).toHaveAccessibleName('Picture 1');
  });

  it('§4 Play starts it again', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.pause));
    await user.click(button(en.home.slideshow.play));
    await user.unhover(slideshow());
    act(() => button(en.home.slideshow.pause).blur());
    pass(5000);
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('stops when the page is left', () => {
    const { unmount } = render(<Slideshow messages={en.home.slideshow} images={testImages} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the next image', () => {
  const loaded = () =>
    screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'));

  it('is not loaded together with the first', () => {
    setUp();
    expect(loaded()).toEqual(['Picture 1']);
  });

  it('is loaded, out of sight, well before its turn', () => {
    setUp();
    pass(3000);
    expect(loaded()).toEqual(['Picture 1', 'Picture 2']);
    expect(picture()).toHaveAccessibleName('Picture 1');
  });

  it('is loaded together with one that somebody asks for', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.next));
    expect(loaded()).toEqual(['Picture 2', 'Picture 3']);
  });

  it('is shown by the element that was loaded', async () => {
    const user = setUp();
    pass(3000);
    const ahead = screen.getByAltText('Picture 2');
    await user.click(button(en.home.slideshow.next));
    expect(picture()).toBe(ahead);
  });
});

describe('Previous and Next', () => {
  it('§4 Next adds one', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.next));
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('§4 Previous subtracts one', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.next));
    await user.click(button(en.home.slideshow.next));
    await user.click(button(en.home.slideshow.previous));
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('§4 Previous wraps from the first image to the 45th', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.previous));
    expect(picture()).toHaveAccessibleName('Picture 45');
  });

  it('§4 Next wraps from the 45th image to the first', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.previous));
    await user.click(button(en.home.slideshow.next));
    expect(picture()).toHaveAccessibleName('Picture 1');
  });

  it('§4 they leave the playing flag alone', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.next));
    expect(button(en.home.slideshow.pause)).toBeVisible();
  });

  it.each([en.home.slideshow.previous, en.home.slideshow.next])(
    'C3 %s keeps the focus',
    async (name) => {
      const user = setUp();
      act(() => button(name).focus());
      await user.keyboard('{Enter}');
      expect(button(name)).toHaveFocus();
    },
  );
});

describe('holding', () => {
  it('C4 the focus in it holds the rotation', async () => {
    const user = setUp();
    await user.tab();
    pass(60_000);
    expect(picture()).toHaveAccessibleName('Picture 1');
  });

  it('C4 the rotation goes on when the focus leaves', async () => {
    const user = setUp();
    await user.tab();
    await user.tab({ shift: true });
    pass(5000);
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('C4 a focus that was there before the script holds the rotation', async () => {
    jest.useRealTimers();
    const page = <Slideshow messages={en.home.slideshow} images={testImages} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    await userEvent.tab();
    jest.useFakeTimers();
    render(page, { container, hydrate: true });
    pass(60_000);
    expect(picture()).toHaveAccessibleName('Picture 1');
    act(() => button(en.home.slideshow.pause).blur());
    pass(5000);
    expect(picture()).toHaveAccessibleName('Picture 2');
  });

  it('C4 holding does not change the button', async () => {
    const user = setUp();
    await user.tab();
    expect(button(en.home.slideshow.pause)).toHaveFocus();
  });

  describe('by the overlay', () => {
    /** Opens the current image, and leaves the slideshow with pointer and focus, which hold it too. */
    async function openOverlay() {
      const user = setUp();
      await user.click(picture());
      await user.unhover(slideshow());
      act(() => button(en.overlay.close).focus());
    }

    it('§4 an open overlay holds the rotation', async () => {
      await openOverlay();
      pass(60_000);
      expect(screen.getByRole('group', { name: '1 of 45' })).toBeVisible();
    });

    it('§4 the rotation goes on when the overlay is closed', async () => {
      await openOverlay();
      // As Back does.
      history.replaceState(null, '');
      fireEvent.popState(window);
      pass(5000);
      expect(picture()).toHaveAccessibleName('Picture 2');
    });
  });
});

describe('carousel pattern', () => {
  it('C1 the container is a carousel', () => {
    setUp();
    expect(slideshow()).toHaveAttribute('aria-roledescription', en.home.slideshow.role);
  });

  it('C2 the rotation control is the first stop of the Tab key', async () => {
    const user = setUp();
    await user.tab();
    expect(button(en.home.slideshow.pause)).toHaveFocus();
  });

  it('C2 the label of the rotation control changes instead of a pressed state', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.pause));
    expect(button(en.home.slideshow.play)).not.toHaveAttribute('aria-pressed');
  });

  it('C8 the only slide in reach is the current one, named by its number', () => {
    setUp();
    pass(5000);
    const slides = screen.getAllByRole('group');
    expect(slides).toHaveLength(1);
    expect(slides[0]).toHaveAccessibleName('2 of 45');
    expect(slides[0]).toHaveAttribute('aria-roledescription', en.home.slideshow.slideRole);
  });

  it('C9 slides are not announced while they rotate', () => {
    setUp();
    expect(picture().closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  it('C9 a slide that somebody pressed for is announced', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.next));
    expect(picture().closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await user.unhover(slideshow());
    act(() => button(en.home.slideshow.next).blur());
    pass(5000);
    expect(picture().closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  it('C9 slides are announced while they are paused', async () => {
    const user = setUp();
    await user.click(button(en.home.slideshow.pause));
    expect(picture().closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('has no violations, playing and paused', async () => {
    const user = setUp();
    // axe waits by the clock, which must not move the slides.
    jest.useRealTimers();
    expect(await axe(slideshow())).toHaveNoViolations();
    jest.useFakeTimers();
    await user.click(button(en.home.slideshow.pause));
    jest.useRealTimers();
    expect(await axe(slideshow())).toHaveNoViolations();
  });
});
