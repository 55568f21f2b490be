import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { GalleryTile } from '@/components/gallery/gallery-tile';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { countShown } from '@/lib/gallery/gallery';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';

const findFilter = (name: string) => screen.getByRole('button', { name });
const findLink = (number: number) =>
  screen.getByRole('link', { name: new RegExp(`Picture ${number}\\b`) });
const inDialog = () => within(screen.getByRole('dialog'));

/** Renders the gallery at an address. */
function setUp(hash = '') {
  history.replaceState(null, '', `/gallery?from=mail${hash}`);
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
  expect(screen.getByRole('button', { pressed: true })).toBe(findFilter(en.gallery.filters.all));
  const shown = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(shown).toEqual(testImages.map(({ description }) => description));
});

it.each([
  { name: en.gallery.filters.all, count: 45 },
  { name: en.gallery.filters.events, count: 13 },
  { name: en.gallery.filters.news, count: 0 },
])('§5 R2 $name is pressed, and a status says that $count images are shown', async (row) => {
  const { user } = setUp();
  await user.click(findFilter(row.name));
  expect(screen.getByRole('button', { pressed: true })).toBe(findFilter(row.name));
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${row.count}\\b`));
});

it.each([
  { number: 13, type: 'EVENT' },
  { number: 14, type: 'NEWS' },
])('§2 the tile of image $number shows $type and its caption', ({ number, type }) => {
  setUp();
  const tile = within(findLink(number));
  expect(tile.getByText(type)).toBeVisible();
  expect(tile.getByText(`Sports Event ${number}`)).toBeVisible();
});

it('has no violations without images', async () => {
  const { user, container } = setUp();
  await user.click(findFilter(en.gallery.filters.news));
  expect(await axe(container)).toHaveNoViolations();
});

describe('the address of an image', () => {
  /** Changes the address, as a link or the address bar does. */
  function changeHash(hash: string): void {
    history.replaceState(null, '', hash);
    fireEvent(window, new Event('hashchange'));
  }

  it('§2 is the address of the page while the clicked image is shown', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('img', { name: 'Picture 12' }));
    const opened = inDialog().getByRole('img', { name: 'Picture 12' });
    expect(opened).toHaveAttribute('src', '/assets/gallery/image12.jpg');
    expect(location.hash).toBe('#image-12');
    await user.click(inDialog().getByRole('button', { name: en.overlay.next }));
    expect(location.hash).toBe('#image-13');
  });

  it('opens the image, and Back leads to the page without it', async () => {
    setUp('#image-12');
    expect(screen.getByRole('dialog', { name: 'Image: Picture 12' })).toBeVisible();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.href).toBe('http://localhost/gallery?from=mail');
  });

  it('opens the image on a page that is already open', () => {
    setUp();
    changeHash('#image-3');
    expect(screen.getByRole('dialog', { name: 'Image: Picture 3' })).toBeVisible();
  });

  it.each(['#image-46', '#image-', '#news', ''])('is not "%s", which opens nothing', (hash) => {
    setUp(hash);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location.hash).toBe(hash);
  });

  it('opens the image only once the page is visible', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    setUp('#image-12');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('leads to its tile without script', () => {
    setUp();
    expect(document.getElementById('image-12')).toContainElement(findLink(12));
  });

  it('opens the image among those that the filter shows, or else among all', async () => {
    const { user } = setUp();
    await user.click(findFilter(en.gallery.filters.events));
    await user.click(findLink(13));
    expect(inDialog().getByText('13 of 13')).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: en.overlay.next }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Image: Picture 1');
    // The filter hides this one.
    changeHash('#image-14');
    expect(inDialog().getByText('14 of 45')).toBeVisible();
  });
});
