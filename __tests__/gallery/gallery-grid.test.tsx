import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { GalleryTile } from '@/components/gallery/gallery-tile';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { countShown } from '@/lib/gallery/gallery';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';

const filter = (name: string) => screen.getByRole('button', { name });
const shownImages = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const descriptions = testImages.map(({ description }) => description);

function setUp() {
  const page = (
    <>
      <GalleryGrid messages={en.gallery} counts={countShown(testImages)}>
        {testImages.map((image, position) => (
          <GalleryTile
            key={image.id}
            image={image}
            position={position}
            language="en"
            types={en.gallery.types}
          />
        ))}
      </GalleryGrid>
      <ImageOverlay messages={en.overlay} />
    </>
  );
  return { user: userEvent.setup(), ...render(page) };
}

it('§4 shows all 45 images at first', () => {
  setUp();
  expect(screen.getByRole('button', { pressed: true })).toBe(filter(en.gallery.filters.all));
  expect(shownImages()).toEqual(descriptions);
});

it.each([
  { name: en.gallery.filters.all, count: 45 },
  { name: en.gallery.filters.events, count: 13 },
  { name: en.gallery.filters.news, count: 0 },
])('R2 $name is chosen, and a status tells that it shows $count images', async (row) => {
  const { name, count } = row;
  const { user } = setUp();
  await user.click(filter(name));
  expect(screen.getByRole('button', { pressed: true })).toBe(filter(name));
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${count}\\b`));
});

it.each([
  { number: 13, type: 'EVENT' },
  { number: 14, type: 'NEWS' },
])('§2 image $number says $type and its caption', ({ number, type }) => {
  setUp();
  const tile = screen.getByRole('link', { name: new RegExp(`Picture ${number}\\b`) });
  expect(within(tile).getByText(type)).toBeVisible();
  expect(within(tile).getByText(`Sports Event ${number}`)).toBeVisible();
});

it('§2 a click on an image opens it in the overlay', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('img', { name: 'Picture 20' }));
  const opened = within(screen.getByRole('dialog')).getByRole('img', { name: 'Picture 20' });
  expect(opened).toHaveAttribute('src', '/assets/gallery/image20.jpg');
});

it('has no violations, full and empty', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(filter(en.gallery.filters.news));
  expect(await axe(container)).toHaveNoViolations();
});

describe('the address of an image', () => {
  it('is that of the page while the image is shown', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('link', { name: /Picture 12/ }));
    expect(location.hash).toBe('#image-12');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: en.overlay.next }),
    );
    expect(location.hash).toBe('#image-13');
  });

  it('opens it, and Back leads to the page without it', async () => {
    history.replaceState(null, '', '/gallery?from=mail#image-12');
    setUp();
    expect(screen.getByRole('dialog', { name: 'Image: Picture 12' })).toBeVisible();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.href).toBe('http://localhost/gallery?from=mail');
  });

  it('opens it when the page is there already', () => {
    setUp();
    history.replaceState(null, '', '/gallery#image-3');
    fireEvent(window, new Event('hashchange'));
    expect(screen.getByRole('dialog', { name: 'Image: Picture 3' })).toBeVisible();
  });

  it.each(['#image-46', '#image-', '#news', ''])('%s opens nothing', (hash) => {
    history.replaceState(null, '', `/gallery${hash}`);
    setUp();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location.hash).toBe(hash);
  });

  it('waits for somebody who sees the page', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    history.replaceState(null, '', '/gallery#image-12');
    setUp();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is that of its tile, for browsers without script', () => {
    setUp();
    expect(document.getElementById('image-12')).toContainElement(
      screen.getByRole('link', { name: /Picture 12/ }),
    );
  });

  it('goes on among those that the filter shows', async () => {
    const { user } = setUp();
    await user.click(filter(en.gallery.filters.events));
    await user.click(screen.getByRole('link', { name: /Picture 13/ }));
    expect(within(screen.getByRole('dialog')).getByText('13 of 13')).toBeVisible();
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: en.overlay.next }),
    );
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Image: Picture 1');
  });

  it('of one that the filter hides goes on among all', async () => {
    const { user } = setUp();
    await user.click(filter(en.gallery.filters.news));
    history.replaceState(null, '', '/gallery#image-3');
    fireEvent(window, new Event('hashchange'));
    expect(within(screen.getByRole('dialog')).getByText('3 of 45')).toBeVisible();
  });
});
