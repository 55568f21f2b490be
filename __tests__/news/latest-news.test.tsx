import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { first } from '@/__tests__/support/content';
import { readTexts } from '@/__tests__/support/read-texts';

const { news } = getContent('en');
const withImage = first(news.filter(({ image_url }) => image_url));
const withoutImage = first(news.filter(({ image_url }) => !image_url));

beforeEach(() => {
  render(
    <>
      <LatestNews messages={en} news={news} />
      <ImageOverlay messages={en.overlay} />
    </>,
  );
});

/** A news item, by the anchor that news readers link to. */
function inArticle({ id }: { id: string }) {
  const article = document.getElementById(`news-${id}`);
  if (!article) throw new Error(`no element with the anchor of ${id}`);
  return within(article);
}

it('§2 shows title and content of each item, in order', () => {
  const titles = readTexts(screen.getAllByRole('heading', { level: 3 }));
  expect(titles).toEqual(news.map(({ title }) => title));
  for (const item of news) {
    expect(inArticle(item).getByRole('heading', { name: item.title })).toBeVisible();
    expect(inArticle(item).getByText(item.content)).toBeVisible();
  }
});

it('§2 an item shows its published date, also machine-readable', () => {
  const date = inArticle(first(news)).getByRole('time');
  expect(date).toHaveTextContent('10 February 2025');
  expect(date).toHaveAttribute('datetime', '2025-02-10');
});

it('§2 the image of an item opens in the overlay, and an item without image shows none', async () => {
  expect(inArticle(withoutImage).queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(inArticle(withImage).getByRole('img'));
  const opened = within(screen.getByRole('dialog')).getByRole('img');
  expect(opened).toHaveAttribute('src', `/assets/${withImage.image_url}`);
});
