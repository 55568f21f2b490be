import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventDetails } from '@/components/home/event-details';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { first } from '@/__tests__/support/content';

/** An event from 24 to 29 April 2025. */
const PROPS = { messages: en, event: first(getContent('en').events), calendarFileDescription: '' };

it.each([
  { buildDay: '2025-04-29', now: '2025-04-29T23:59+05:30', inHtml: false, inBrowser: false },
  { buildDay: '2025-04-29', now: '2025-04-30T00:00+05:30', inHtml: false, inBrowser: true },
  // What was over at the build stays over, even if the visitor's clock is wrong.
  { buildDay: '2025-04-30', now: '1970-01-01', inHtml: true, inBrowser: true },
])('An event of a site that was built on $buildDay is over at $now: $inBrowser', (row) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(row.now));
  const details = <EventDetails {...PROPS} buildDay={row.buildDay} />;
  expect(renderToString(details).includes(`>${en.home.event.over}<`)).toBe(row.inHtml);
  render(details);
  expect(screen.queryAllByText(en.home.event.over)).toHaveLength(row.inBrowser ? 1 : 0);
});
