import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SidePanel } from '@/components/home/side-panel';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';

const { events, news } = getContent('en');

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

function setUp() {
  const page = (
    <>
      <SidePanel messages={en} events={events} buildDay="2025-01-01" news={news} />
      <ImageOverlay messages={en.overlay} />
    </>
  );
  return { user: userEvent.setup(), ...render(page) };
}

it('§2 has the tabs Upcoming Events and Latest News', () => {
  setUp();
  expect(screen.getAllByRole('tab')).toEqual([
    tab(en.home.panel.events.whole),
    tab(en.home.panel.news.whole),
  ]);
});

it('§4 shows the events by default', () => {
  setUp();
  expect(panel()).toHaveAccessibleName(en.home.panel.events.whole);
  expect(within(panel()).getAllByRole('article')).toHaveLength(events.length);
});

it('subscribing opens a calendar program, or is done there with the address', () => {
  setUp();
  expect(screen.getByRole('link', { name: en.calendar.subscribe })).toHaveAttribute(
    'href',
    'webcal://site.example/events.ics',
  );
  expect(screen.getByText('https://site.example/events.ics')).toBeVisible();
});

it('§2 the news tab shows every news item', async () => {
  const { user } = setUp();
  await user.click(tab(en.home.panel.news.whole));
  const titles = within(panel()).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(news.map(({ title }) => title));
});

it('§2 Show More leads to the news of the gallery', async () => {
  const { user } = setUp();
  await user.click(tab(en.home.panel.news.whole));
  expect(screen.getByRole('link', { name: en.home.panel.more })).toHaveAttribute(
    'href',
    '/gallery#news',
  );
});

it('§2 the image of a news item opens in the overlay', async () => {
  const { user } = setUp();
  await user.click(tab(en.home.panel.news.whole));
  const image = within(panel()).getAllByRole<HTMLImageElement>('img')[0];
  await user.click(image ?? panel());
  const opened = within(screen.getByRole('dialog')).getByRole<HTMLImageElement>('img');
  expect(opened.src).toBe(image?.src);
});

it('has no violations on either tab', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(tab(en.home.panel.news.whole));
  expect(await axe(container)).toHaveNoViolations();
});
