import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { first } from '@/__tests__/support/content';

const { news } = getContent('en');

beforeEach(() => {
  render(
    <>
      <LatestNews messages={en} news={news} />
      <ImageOverlay messages={en.overlay} />
    </>,
  );
});

it('§2 shows title, content and image, if any, of each item, in order, with its anchor', () => {
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(news.length);
  news.forEach(({ id, title, content, image_url }, index) => {
    const article = within(articles[index] ?? document.body);
    expect(article.getByRole('heading', { name: title })).toBeVisible();
    expect(article.getByText(content)).toBeVisible();
    expect(article.queryAllByRole('img')).toHaveLength(image_url ? 1 : 0);
    expect(document.getElementById(`news-${id}`)).toContainElement(articles[index] ?? null);
  });
});

it('§2 an item shows its published date, also machine-readable, and its image in the overlay', async () => {
  const date = screen.getByText('10 February 2025');
  expect(date).toHaveAttribute('datetime', '2025-02-10');
  await userEvent.click(first(screen.getAllByRole('img')));
  const opened = within(screen.getByRole('dialog')).getByRole('img');
  const picture = first(news.flatMap(({ image_url }) => image_url ?? []));
  expect(opened).toHaveAttribute('src', `/assets/${picture}`);
});
