import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventDetails } from '@/components/home/event-details';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { first } from '@/__tests__/support/content';

/** From 24 to 29 April 2025. */
const event = first(getContent('en').events);

const createDetails = ({ messages = en, buildDay = '2025-04-29' } = {}) => (
  <EventDetails
    messages={messages}
    event={event}
    calendarFileDescription="ICS, 1 kB"
    buildDay={buildDay}
  />
);

it.each([
  { buildDay: '2025-04-29', now: '2025-04-29T23:59+05:30', inHtml: false, inBrowser: false },
  { buildDay: '2025-04-29', now: '2025-04-30T00:00+05:30', inHtml: false, inBrowser: true },
  // What was over at the build stays over, even if the visitor's clock is wrong.
  { buildDay: '2025-04-30', now: '1970-01-01', inHtml: true, inBrowser: true },
])('An event of a site that was built on $buildDay is over at $now: $inBrowser', (row) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(row.now));
  const details = createDetails(row);
  expect(renderToString(details).includes(`>${en.home.event.over}<`)).toBe(row.inHtml);
  render(details);
  expect(screen.queryAllByText(en.home.event.over)).toHaveLength(row.inBrowser ? 1 : 0);
});

it('An event links to its calendar file, in Hindi to the Hindi one', () => {
  render(createDetails({ messages: hi }));
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(`${hi.calendar.add} (ICS, 1 kB)`);
  expect(link).toHaveAttribute('href', '/hi/events/sample.ics');
});
