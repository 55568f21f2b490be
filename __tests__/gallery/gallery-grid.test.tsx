import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';
import { testImages } from '@/__tests__/support/gallery-images';
import { translatePage } from '@/__tests__/support/translate-page';

const { filters } = en.gallery;
const clickFilter = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getLink = (number: number) =>
  screen.getByRole('link', { name: new RegExp(`Picture ${number}\\b`) });
const getDialog = () => screen.getByRole('dialog');
const expectAddress = (hash: string) => waitFor(() => expect(location.hash).toBe(hash));
const expectNoDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** Renders the gallery at an address. */
function setUp(hash = '') {
  history.replaceState(null, '', `/gallery?from=mail${hash}`);
  return render(
    <>
      <GalleryGrid images={testImages} messages={en} />
      <ImageOverlay messages={en.overlay} />
    </>,
  );
}

it.each([
  { name: filters.all, clicks: [], count: 45 },
  { name: filters.events, clicks: [filters.events], count: 13 },
  { name: filters.news, clicks: [filters.news], count: 0 },
])('§4 §5 R2 With the filter $name a status says that $count images are shown', async (row) => {
  setUp();
  for (const name of row.clicks) await clickFilter(name);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(row.name);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${row.count}\\b`));
});

it('§2 An image opens among those of the filter, also on a translated page, which takes its address', async () => {
  setUp();
  translatePage();
  await clickFilter(filters.events);
  await userEvent.click(getLink(13));
  const opened = within(getDialog()).getByRole('img', { name: 'Picture 13' });
  expect(opened).toHaveAttribute('src', '/assets/gallery/image13.jpg');
  await expectAddress('#image-13');
  translatePage();
  await userEvent.click(within(getDialog()).getByRole('button', { name: en.overlay.next }));
  await expectAddress('#image-1');
  expect(within(getDialog()).getByRole('status')).toHaveTextContent(/^1 of 13$/);
});

it('An address opens its image on an open page, among all images if the filter hides it', async () => {
  setUp();
  await clickFilter(filters.events);
  history.replaceState(null, '', '#image-14');
  fireEvent(window, new Event('hashchange'));
  expect(getDialog()).toHaveAccessibleName('Image: Picture 14');
  expect(within(getDialog()).getByText('14 of 45')).toBeVisible();
});

it('An address opens its image once the page is visible, and Back leads to the page without it', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  setUp('#image-12');
  expectNoDialog();
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  expect(getDialog()).toHaveAccessibleName('Image: Picture 12');
  await expectAddress('#image-12');
  history.back();
  await waitFor(expectNoDialog);
  expect(location.href).toBe('http://localhost/gallery?from=mail');
});
