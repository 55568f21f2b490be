import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventOver } from '@/components/home/event-over';
import { en } from '@/lib/i18n/messages/en';

const text = en.home.event.over;

const note = () => screen.queryByText(text);

it.each([
  { now: '2025-04-29T23:59+05:30', shown: false },
  { now: '2025-04-30T00:00+05:30', shown: true },
])('at $now an event up to 29 April says that it is over: $shown', ({ now, shown }) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  render(<EventOver lastDay="2025-04-29" text={text} />);
  expect(Boolean(note())).toBe(shown);
});

it('says nothing in the page itself, which does not know on which day it is read', () => {
  expect(renderToString(<EventOver lastDay="2017-01-01" text={text} />)).toBe('');
});
