import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import type { NewsItem } from '@/lib/content/schemas/news-item';
import { en } from '@/lib/i18n/messages/en';

const illustrated: NewsItem = {
  id: 'opening',
  title: 'New ground opened',
  content: 'The ground has eight lanes.',
  image_url: 'gallery/image3.jpg',
  published_at: '2025-02-10',
};
const plain: NewsItem = {
  id: 'results',
  title: 'Results published',
  content: 'All results are out.',
  published_at: '2024-12-18',
};

function setUp() {
  const page = (
    <>
      <LatestNews messages={en} news={[illustrated, plain]} />
      <ImageOverlay messages={en.overlay} />
    </>
  );
  return { user: userEvent.setup(), ...render(page) };
}

/** The article of a news item. */
function article(title: string): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((candidate) => within(candidate).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`no article is headed "${title}"`);
  return found;
}

it('§2 the address /gallery#news lands on the section', () => {
  setUp();
  expect(screen.getByRole('region', { name: en.news.title })).toHaveAttribute('id', 'news');
});

it('each item has the place that news readers lead to', () => {
  setUp();
  expect(document.getElementById('news-opening')).toContainElement(article('New ground opened'));
  expect(document.getElementById('news-results')).toContainElement(article('Results published'));
});

it('shows every news item in order', () => {
  setUp();
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([illustrated.title, plain.title]);
});

it('§2 an item shows its content', () => {
  setUp();
  expect(within(article('New ground opened')).getByText(illustrated.content)).toBeVisible();
});

it('§2 an item shows its published date, readable by machines too', () => {
  setUp();
  const date = within(article('New ground opened')).getByRole('time');
  expect(date).toHaveTextContent('10 February 2025');
  expect(date).toHaveAttribute('datetime', '2025-02-10');
});

it('§2 a click on the image of an item opens it in the overlay', async () => {
  const { user } = setUp();
  await user.click(within(article('New ground opened')).getByRole('img'));
  const opened = within(screen.getByRole('dialog')).getByRole('img');
  expect(opened).toHaveAttribute('src', '/assets/gallery/image3.jpg');
});

it('§2 an item without image shows none', () => {
  setUp();
  expect(within(article('Results published')).queryByRole('img')).not.toBeInTheDocument();
});

it('has no violations', async () => {
  const { container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
});
