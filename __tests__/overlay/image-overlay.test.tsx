import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';

const { close } = en.overlay;

/** A page with an overlay, an image alone and a gallery of three. */
const page = (
  <>
    <a href="/assets/jump.jpg" aria-haspopup="dialog">
      <img src="/assets/jump.jpg" alt="Long jump" />
    </a>
    <GalleryGrid images={testImages.slice(0, 3)} messages={en} />
    <ImageOverlay messages={en.overlay} />
  </>
);

let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  render(page);
});

const getLink = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}\\b`) });
const getDialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: /^Image/ });
const getImage = () => within(getDialog()).getByRole('img');
const getButton = (name: string) => within(getDialog()).getByRole('button', { name });

const open = (name: string) => user.click(getLink(name));

const expectImage = (description: string) => {
  expect(getImage()).toHaveAccessibleName(description);
  expect(getDialog()).toHaveAccessibleName(`Image: ${description}`);
};
const expectNoDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

it('§4 The second press of a double click neither closes nor opens the overlay', async () => {
  const secondPress = { detail: 2 };
  fireEvent.click(getLink('Long jump'), secondPress);
  expectNoDialog();
  await open('Long jump');
  const back = jest.spyOn(history, 'back');
  fireEvent.click(getImage(), secondPress);
  fireEvent.click(getButton(close), secondPress);
  expect(back).not.toHaveBeenCalled();
  const image = getImage();
  // The second of two clicks must not leave the page.
  fireEvent.click(image);
  fireEvent.click(image);
  await waitFor(expectNoDialog);
  expect(back).toHaveBeenCalledTimes(1);
});

it('D4 On Escape the dialog stays until the browser has gone back', async () => {
  await open('Long jump');
  expect(fireEvent(getDialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  await waitFor(expectNoDialog);
});

it('D4 A dialog that the browser closes is left empty; a drag or a late event closes none', async () => {
  const back = jest.spyOn(history, 'back');
  await open('Picture 1');
  fireEvent.pointerDown(getDialog(), { clientX: 100 });
  fireEvent.click(getDialog(), { clientX: 300 });
  fireEvent(getDialog(), new Event('close'));
  expect(back).not.toHaveBeenCalled();
  act(() => getDialog().close());
  await waitFor(() => expect(screen.getByRole('dialog', { hidden: true })).toBeEmptyDOMElement());
});

it('§4 Back right after the click finds the entry of the overlay, and no address comes later', async () => {
  const address = location.href;
  fireEvent.click(getLink('Picture 1'));
  history.back();
  await waitFor(expectNoDialog);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(location.href).toBe(address);
});

it.each(['ctrl', 'meta', 'shift', 'alt'])('A click with %s is left to the browser', (key) => {
  // jsdom follows no other link.
  getLink('Long jump').setAttribute('href', '#');
  const isLeft = fireEvent.click(getLink('Long jump'), { [`${key}Key`]: true });
  expect(isLeft).toBe(true);
  expectNoDialog();
});

/** Moves a finger sideways. */
function swipe(from: number, to: number): void {
  const at = (clientX: number) => [{ identifier: 0, target: getDialog(), clientX, clientY: 300 }];
  fireEvent.touchStart(getDialog(), { touches: at(from) });
  fireEvent.touchEnd(getDialog(), { changedTouches: at(to) });
}

it.each([
  { keys: '{ArrowRight}', shown: 'Picture 2', place: '2 of 3' },
  { keys: '{ArrowLeft}', shown: 'Picture 3', place: '3 of 3' },
  { keys: '{ArrowLeft}{ArrowRight}', shown: 'Picture 1', place: '1 of 3' },
  { keys: '{Tab}{Enter}', shown: 'Picture 3', place: '3 of 3' },
  { keys: '{Tab}{Tab}{Enter}', shown: 'Picture 2', place: '2 of 3' },
  // The browser uses it to go forward.
  { keys: '{Alt>}{ArrowRight}{/Alt}', shown: 'Picture 1', place: '1 of 3' },
])('$keys on Close leads to $shown, and a status says $place', async ({ keys, shown, place }) => {
  await open('Picture 1');
  act(() => getButton(close).focus());
  await user.keyboard(keys);
  expectImage(shown);
  expect(within(getDialog()).getByRole('status')).toHaveTextContent(place);
});

it('A swipe leads on or back, but not in a zoomed page', async () => {
  await open('Picture 1');
  swipe(300, 100);
  expectImage('Picture 2');
  swipe(100, 300);
  expectImage('Picture 1');
  Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
  swipe(300, 100);
  Reflect.deleteProperty(window, 'visualViewport');
  expectImage('Picture 1');
});

it.each([
  { saveData: false, expected: ['/assets/gallery/image2.jpg', '/assets/gallery/image3.jpg'] },
  { saveData: true, expected: [] },
])(
  'With saveData $saveData the neighbours $expected are fetched after the image',
  async (visitor) => {
    const fetch = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
    Object.defineProperty(navigator, 'connection', { value: visitor, configurable: true });
    await open('Picture 1');
    expect(fetch.mock.calls).toEqual([['/assets/gallery/image1.jpg']]);
    fetch.mockClear();
    fireEvent.load(getImage());
    expect(fetch.mock.calls.flat()).toEqual(visitor.expected);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

it('D4 An image alone has no neighbours, and only Close', async () => {
  await open('Long jump');
  expect(within(getDialog()).getAllByRole('button')).toHaveLength(1);
  await user.keyboard('{ArrowRight}');
  expectImage('Long jump');
  expect(within(getDialog()).getByRole('status')).toHaveTextContent(/^$/);
});
