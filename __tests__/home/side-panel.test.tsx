import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidePanel } from '@/components/home/side-panel';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';

const { events, news } = getContent('en');

const getPanel = () => screen.getByRole('tabpanel');

beforeEach(() => {
  render(<SidePanel messages={en} events={events} buildDay="2025-01-01" news={news} />);
});

it('§2 §4 has the tabs Upcoming Events, shown by default, and Latest News', () => {
  expect(readTexts(screen.getAllByRole('tab'))).toEqual(['Upcoming Events', 'Latest News']);
  expect(getPanel()).toHaveAccessibleName(en.home.panel.events.whole);
  expect(within(getPanel()).getAllByRole('article')).toHaveLength(events.length);
  const link = screen.getByRole('link', { name: en.calendar.subscribe });
  expect(link).toHaveAttribute('href', 'webcal://site.example/events.ics');
  expect(screen.getByText('https://site.example/events.ics')).toBeVisible();
});

it('§2 the news tab shows every news item, and a link to the news of the gallery', async () => {
  await userEvent.click(screen.getByRole('tab', { name: en.home.panel.news.whole }));
  const titles = readTexts(within(getPanel()).getAllByRole('heading', { level: 3 }));
  expect(titles).toEqual(news.map(({ title }) => title));
  const link = screen.getByRole('link', { name: en.home.panel.more });
  expect(link).toHaveAttribute('href', '/gallery#news');
});
