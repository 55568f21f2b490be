import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { en } from '@/lib/i18n/messages/en';
import { stayOnPage, type FollowedLinks } from '@/__tests__/support/stay-on-page';

let followed: FollowedLinks;

beforeEach(() => {
  followed = stayOnPage();
});

const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}\\b`) });
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: /^Image/ });

const jump = { url: '/assets/long-jump.jpg', description: 'Long jump' };
const race = { url: '/assets/relay.jpg', description: 'Relay race' };
const swim = { url: '/assets/swim.jpg', description: 'Butterfly swimmer' };

const linkTo = ({ url, description }: typeof jump, name: string) => (
  <OverlayLink href={url}>
    {name}
    <img src={url} alt={description} />
  </OverlayLink>
);

/** A page with an overlay, an image that stands alone and an album of three. */
function setUp() {
  const page = (
    <>
      {linkTo(jump, 'Jump')}
      <div data-filter="all">
        <div data-shown-by="all">{linkTo(race, 'Race')}</div>
        <div data-shown-by="all">{linkTo(swim, 'Swim')}</div>
        <div data-shown-by="all">{linkTo(jump, 'Last jump')}</div>
      </div>
      <ImageOverlay messages={en.overlay} />
    </>
  );
  return { user: userEvent.setup(), ...render(page) };
}

/** The browser's history closes the overlay, which takes a moment. */
const untilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const image = () => within(dialog()).getByRole('img');

it('§4 is closed at first', () => {
  setUp();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('§4 opens with the image that is clicked', async () => {
  const { user } = setUp();
  await user.click(link('Race'));
  const image = within(dialog()).getByRole('img', { name: 'Relay race' });
  expect(image).toHaveAttribute('src', '/assets/relay.jpg');
});

it('D1 is named after what it shows', async () => {
  const { user } = setUp();
  await user.click(link('Race'));
  expect(dialog()).toHaveAccessibleName('Image: Relay race');
});

it('opens by the keyboard', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(within(dialog()).getByRole('img', { name: 'Long jump' })).toBeVisible();
});

it('D1 opens as a modal dialog', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user } = setUp();
  await user.click(link('Jump'));
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('§4 a click on it closes it', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  await user.click(image());
  await untilClosed();
});

it('D4 Close closes it', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  await user.click(within(dialog()).getByRole('button', { name: en.overlay.close }));
  await untilClosed();
});

it('is closed by Back, and opened again by Forward', async () => {
  const { user } = setUp();
  await user.click(link('Race'));
  history.back();
  await untilClosed();
  history.forward();
  expect(await screen.findByRole('dialog', { name: 'Image: Relay race' })).toBeVisible();
});

it('goes back no further than it came, however often it is closed', async () => {
  const { user } = setUp();
  const back = jest.spyOn(history, 'back');
  await user.click(link('Race'));
  const picture = image();
  fireEvent.click(picture);
  fireEvent.click(picture);
  await untilClosed();
  expect(back).toHaveBeenCalledTimes(1);
});

it('stays open when the browser tells late that it was closed before', async () => {
  const { user } = setUp();
  const back = jest.spyOn(history, 'back');
  await user.click(link('Race'));
  fireEvent(dialog(), new Event('close'));
  expect(back).not.toHaveBeenCalled();
});

it('is as it was after a reload', async () => {
  const { user, unmount } = setUp();
  await user.click(link('Swim'));
  unmount();
  setUp();
  expect(dialog()).toHaveAccessibleName('Image: Butterfly swimmer');
});

describe('the images before and after', () => {
  const status = () => within(dialog()).getByRole('status');

  it.each([
    { keys: '{ArrowRight}', shows: 'Butterfly swimmer', place: '2 of 3' },
    { keys: '{ArrowRight}{ArrowRight}', shows: 'Long jump', place: '3 of 3' },
    { keys: '{ArrowLeft}', shows: 'Long jump', place: '3 of 3' },
    { keys: '{ArrowLeft}{ArrowRight}', shows: 'Relay race', place: '1 of 3' },
  ])('$keys shows $shows, and says $place', async ({ keys, shows, place }) => {
    const { user } = setUp();
    await user.click(link('Race'));
    act(() => within(dialog()).getByRole('button', { name: en.overlay.close }).focus());
    await user.keyboard(keys);
    expect(image()).toHaveAccessibleName(shows);
    expect(dialog()).toHaveAccessibleName(`Image: ${shows}`);
    expect(status()).toHaveTextContent(place);
  });

  it('arrows with Alt are the browser’s', async () => {
    const { user } = setUp();
    await user.click(link('Race'));
    act(() => within(dialog()).getByRole('button', { name: en.overlay.close }).focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(image()).toHaveAccessibleName('Relay race');
  });

  it('Previous and Next show them, and leave it open', async () => {
    const { user } = setUp();
    await user.click(link('Swim'));
    await user.click(within(dialog()).getByRole('button', { name: en.overlay.next }));
    expect(image()).toHaveAccessibleName('Long jump');
    await user.click(within(dialog()).getByRole('button', { name: en.overlay.previous }));
    await user.click(within(dialog()).getByRole('button', { name: en.overlay.previous }));
    expect(image()).toHaveAccessibleName('Relay race');
  });

  it('a swipe shows them', async () => {
    const { user } = setUp();
    await user.click(link('Race'));
    const at = (clientX: number) => [{ identifier: 0, target: dialog(), clientX, clientY: 300 }];
    fireEvent.touchStart(dialog(), { touches: at(300) });
    fireEvent.touchEnd(dialog(), { changedTouches: at(100) });
    expect(image()).toHaveAccessibleName('Butterfly swimmer');
  });

  it('a finger on what is zoomed in shows none', async () => {
    const { user } = setUp();
    await user.click(link('Race'));
    Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
    const at = (clientX: number) => [{ identifier: 0, target: dialog(), clientX, clientY: 300 }];
    fireEvent.touchStart(dialog(), { touches: at(300) });
    fireEvent.touchEnd(dialog(), { changedTouches: at(100) });
    Reflect.deleteProperty(window, 'visualViewport');
    expect(image()).toHaveAccessibleName('Relay race');
  });

  it('take one step of Back to leave, however many were shown', async () => {
    const { user } = setUp();
    await user.click(link('Race'));
    await user.click(within(dialog()).getByRole('button', { name: en.overlay.next }));
    await user.click(within(dialog()).getByRole('button', { name: en.overlay.next }));
    history.back();
    await untilClosed();
  });

  it.each([
    { saveData: false, wanted: [swim.url, jump.url] },
    { saveData: true, wanted: [] },
  ])('are fetched once the image is there, with saveData $saveData: $wanted', async (visitor) => {
    const fetched: string[] = [];
    jest.spyOn(window, 'Image').mockImplementation(
      () =>
        ({
          set src(url: string) {
            fetched.push(url);
          },
        }) as HTMLImageElement,
    );
    Object.defineProperty(navigator, 'connection', { value: visitor, configurable: true });
    const { user } = setUp();
    await user.click(link('Race'));
    expect(fetched).toEqual([]);
    fireEvent.load(image());
    expect(fetched).toEqual(visitor.wanted);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('an image that stands alone has none', async () => {
    const { user } = setUp();
    await user.click(link('Jump'));
    expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
    await user.keyboard('{ArrowRight}');
    expect(image()).toHaveAccessibleName('Long jump');
    expect(status()).toHaveTextContent('');
  });
});

it('D4 the image goes when the browser closes the dialog, as it does on Escape', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  act(() => dialog().close());
  await waitFor(() => expect(screen.getByRole('dialog', { hidden: true })).toBeEmptyDOMElement());
});

it('§4 opens again after it was closed, with the same image', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  await user.click(image());
  await untilClosed();
  await user.click(link('Jump'));
  expect(within(dialog()).getByRole('img', { name: 'Long jump' })).toBeVisible();
});

it('a plain click does not leave the page', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  expect(followed).toEqual([]);
});

it.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'a click with %s is left to the browser',
  async (key) => {
    const { user } = setUp();
    await user.keyboard(`{${key}>}`);
    await user.click(link('Jump'));
    await user.keyboard(`{/${key}}`);
    expect(followed).toEqual(['/assets/long-jump.jpg']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('has no violations, closed and open', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(link('Jump'));
  expect(await axe(container)).toHaveNoViolations();
});
