import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import type { NewsItem } from '@/lib/content/schemas/news-item';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';

const news: NewsItem[] = [
  {
    id: 'opening',
    title: 'New ground opened',
    content: 'The ground has eight lanes.',
    image_url: 'gallery/image3.jpg',
    published_at: '2025-02-10',
  },
  {
    id: 'results',
    title: 'Results published',
    content: 'All results are out.',
    published_at: '2024-12-18',
  },
];

beforeEach(() => {
  render(
    <>
      <LatestNews messages={en} news={news} />
      <ImageOverlay messages={en.overlay} />
    </>,
  );
});

function inArticle(id: string) {
  const article = document.getElementById(`news-${id}`);
  if (!article) throw new Error(`no element with the anchor of ${id}`);
  return within(article);
}

it('§2 shows title and content of each item in order, at the anchors of news readers', () => {
  const titles = readTexts(screen.getAllByRole('heading', { level: 3 }));
  expect(titles).toEqual(news.map(({ title }) => title));
  for (const { id, title, content } of news) {
    expect(inArticle(id).getByRole('heading', { name: title })).toBeVisible();
    expect(inArticle(id).getByText(content)).toBeVisible();
  }
});

it('§2 an item shows its published date, also machine-readable', () => {
  const date = inArticle('opening').getByRole('time');
  expect(date).toHaveTextContent('10 February 2025');
  expect(date).toHaveAttribute('datetime', '2025-02-10');
});

it('§2 the image of an item opens in the overlay, and an item without image shows none', async () => {
  expect(inArticle('results').queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(inArticle('opening').getByRole('img'));
  const opened = within(screen.getByRole('dialog')).getByRole('img');
  expect(opened).toHaveAttribute('src', '/assets/gallery/image3.jpg');
});
