import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { EventDetails } from '@/components/home/event-details';
import type { Event } from '@/lib/content/schemas/event';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

const event: Event = {
  id: 'games',
  title: 'State games',
  description: 'Three days of sport.',
  event_type: 'upcoming',
  start_date: '24/04/2025',
  end_date: '29/04/2025',
  registration_deadline: '30/03/2025',
  venue: 'Green Park',
  highlights: ['Opening parade', 'Selection for international games'],
};

/** The event's own. */
const LAST_DAY = '2025-04-29';

it.each([
  { buildDay: '2025-04-29', says: false },
  { buildDay: '2025-04-30', says: true },
  { buildDay: '2026-01-01', says: true },
])('built on $buildDay it says, without script, that it is over: $says', ({ buildDay, says }) => {
  const html = renderToString(<EventDetails messages={en} event={event} buildDay={buildDay} />);
  expect(html.includes(en.home.event.over)).toBe(says);
});

it('the script leaves what was over when the page was built as it is, whatever the clock says', () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  render(<EventDetails messages={en} event={event} buildDay="2025-04-30" />);
  expect(screen.getByText(en.home.event.over)).toBeVisible();
});

it('the script says it of what ended since', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-04-30T00:00+05:30'));
  render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  expect(screen.getByText(en.home.event.over)).toBeVisible();
});

it('§2 is headed by the title', () => {
  render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  expect(screen.getByRole('heading', { name: 'State games' })).toBeVisible();
});

it.each([
  'Three days of sport.',
  'Venue: Green Park',
  'Date: 24/04/2025 to 29/04/2025',
  'Registration Deadline: 30/03/2025',
])('§2 reads "%s"', (words) => {
  render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  expect(screen.getByRole('article')).toHaveTextContent(words);
});

it('§2 lists the highlights', () => {
  render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  const highlights = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(highlights).toEqual(event.highlights);
});

it('the dates are readable by machines', () => {
  render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  const dates = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'));
  expect(dates).toEqual(['2025-04-24', '2025-04-29', '2025-03-30']);
});

it('has no violations', async () => {
  const { container } = render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  expect(
    await axe(container, { rules: { 'heading-order': { enabled: false } } }),
  ).toHaveNoViolations();
});

it.each([
  { messages: en, name: en.calendar.add, href: '/events/games.ics' },
  { messages: hi, name: hi.calendar.add, href: '/hi/events/games.ics' },
])('leads to its calendar file: $name', ({ messages, name, href }) => {
  render(<EventDetails messages={messages} event={event} buildDay={LAST_DAY} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('has an address of its own', () => {
  render(<EventDetails messages={en} event={event} buildDay={LAST_DAY} />);
  expect(screen.getByRole('article')).toHaveAttribute('id', 'event-games');
});
