import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { en } from '@/lib/texts/en';
import { stayOnPage, type FollowedLinks } from '@/__tests__/support/stay-on-page';

let followed: FollowedLinks;

beforeEach(() => {
  followed = stayOnPage();
});

const link = (name: string) => screen.getByRole('link', { name });
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: /^Image/ });

/** Two images of a page that has an overlay. */
function setUp() {
  const page = (
    <ImageOverlay texts={en.overlay}>
      <OverlayLink url="/assets/long-jump.jpg" description="Long jump">
        Jump
      </OverlayLink>
      <OverlayLink url="/assets/relay.jpg" description="Relay race">
        Race
      </OverlayLink>
    </ImageOverlay>
  );
  return { user: userEvent.setup(), ...render(page) };
}

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
  await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('D4 the image goes when the browser closes the dialog, as it does on Escape', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  act(() => dialog().close());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('§4 opens again after it was closed, with the same image', async () => {
  const { user } = setUp();
  await user.click(link('Jump'));
  act(() => dialog().close());
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
