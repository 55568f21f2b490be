import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';

const { close } = en.overlay;

const renderLink = (name: string, file: string, description: string) => (
  <a href={`/assets/${file}.jpg`} aria-haspopup="dialog">
    {name}
    <img src={`/assets/${file}.jpg`} alt={description} />
  </a>
);

/** A page with an overlay, an image alone and an album of three. */
const page = (
  <>
    {renderLink('Jump', 'jump', 'Long jump')}
    <ul className="gallery">
      <li data-shown-by="all">{renderLink('Race', 'race', 'Relay race')}</li>
      <li data-shown-by="all">{renderLink('Swim', 'swim', 'Butterfly swimmer')}</li>
      <li data-shown-by="all">{renderLink('Last jump', 'jump', 'Long jump')}</li>
    </ul>
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
  fireEvent.click(getLink('Jump'), secondPress);
  expectNoDialog();
  await open('Jump');
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
  await open('Jump');
  expect(fireEvent(getDialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  await waitFor(expectNoDialog);
});

it('D4 A dialog that the browser closes is left empty; a drag or a late event closes none', async () => {
  const back = jest.spyOn(history, 'back');
  await open('Race');
  fireEvent.pointerDown(getDialog(), { clientX: 100 });
  fireEvent.click(getDialog(), { clientX: 300 });
  fireEvent(getDialog(), new Event('close'));
  expect(back).not.toHaveBeenCalled();
  act(() => getDialog().close());
  await waitFor(() => expect(screen.getByRole('dialog', { hidden: true })).toBeEmptyDOMElement());
});

it('§4 Back right after the click finds the entry of the overlay, and no address comes later', async () => {
  const address = location.href;
  getLink('Race').id = 'race';
  fireEvent.click(getLink('Race'));
  history.back();
  await waitFor(expectNoDialog);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(location.href).toBe(address);
});

it.each(['ctrl', 'meta', 'shift', 'alt'])('A click with %s is left to the browser', (key) => {
  // jsdom follows no other link.
  getLink('Jump').setAttribute('href', '#');
  const isLeft = fireEvent.click(getLink('Jump'), { [`${key}Key`]: true });
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
  { keys: '{ArrowRight}', shown: 'Butterfly swimmer', place: '2 of 3' },
  { keys: '{ArrowLeft}', shown: 'Long jump', place: '3 of 3' },
  { keys: '{ArrowLeft}{ArrowRight}', shown: 'Relay race', place: '1 of 3' },
  { keys: '{Tab}{Enter}', shown: 'Long jump', place: '3 of 3' },
  { keys: '{Tab}{Tab}{Enter}', shown: 'Butterfly swimmer', place: '2 of 3' },
  // The browser uses it to go forward.
  { keys: '{Alt>}{ArrowRight}{/Alt}', shown: 'Relay race', place: '1 of 3' },
])('$keys on Close leads to $shown, and a status says $place', async ({ keys, shown, place }) => {
  await open('Race');
  act(() => getButton(close).focus());
  await user.keyboard(keys);
  expectImage(shown);
  expect(within(getDialog()).getByRole('status')).toHaveTextContent(place);
});

it('A swipe leads on or back, but not in a zoomed page', async () => {
  await open('Race');
  swipe(300, 100);
  expectImage('Butterfly swimmer');
  swipe(100, 300);
  expectImage('Relay race');
  Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
  swipe(300, 100);
  Reflect.deleteProperty(window, 'visualViewport');
  expectImage('Relay race');
});

it.each([
  { saveData: false, expected: ['/assets/swim.jpg', '/assets/jump.jpg'] },
  { saveData: true, expected: [] },
])(
  'With saveData $saveData the neighbours $expected are fetched after the image',
  async (visitor) => {
    const fetch = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
    Object.defineProperty(navigator, 'connection', { value: visitor, configurable: true });
    await open('Race');
    expect(fetch.mock.calls).toEqual([['/assets/race.jpg']]);
    fetch.mockClear();
    fireEvent.load(getImage());
    expect(fetch.mock.calls.flat()).toEqual(visitor.expected);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

it('D4 An image alone has no neighbours, and only Close', async () => {
  await open('Jump');
  expect(within(getDialog()).getAllByRole('button')).toHaveLength(1);
  await user.keyboard('{ArrowRight}');
  expectImage('Long jump');
  expect(within(getDialog()).getByRole('status')).toHaveTextContent(/^$/);
});
