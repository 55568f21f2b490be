/** @jest-environment node */
import { writeCalendar } from '@/lib/calendar';
import type { Event } from '@/lib/schemas/event';

const event: Event = {
  id: 'state-trials',
  title: 'State trials, गाँव खेलेगा',
  description: 'Two days; the team is chosen.',
  event_type: 'upcoming',
  start_date: '30/12/2025',
  end_date: '31/12/2025',
  registration_deadline: '20/11/2025',
  venue: 'Green Park, Kanpur',
  highlights: ['Travel paid'],
};

const calendar = (events = [event]) =>
  writeCalendar(events, {
    brand: 'SCSE',
    name: 'SCSE events',
    language: 'en',
    deadlineLabel: 'Registration Deadline:',
    pageUrl: 'https://scse.example/council/',
  });

/** The lines of a calendar as they were before they were folded (RFC 5545, 3.1). */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it.each([
  'SUMMARY:State trials\\, गाँव खेलेगा',
  'LOCATION:Green Park\\, Kanpur',
  'DESCRIPTION:Two days\\; the team is chosen.\\nTravel paid\\nRegistration Deadline: 20/11/2025\\nhttps://scse.example/council/#event-state-trials',
  'UID:state-trials@scse.example',
])('an entry has the line %s', (line) => {
  expect(linesOf(calendar())).toContain(line);
});

it('takes whole days, up to the one after the last', () => {
  expect(linesOf(calendar())).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20251230', 'DTEND;VALUE=DATE:20260101']),
  );
});

it('names the time zone of India for who subscribes', () => {
  expect(linesOf(calendar())).toContain('X-WR-TIMEZONE:Asia/Kolkata');
});

it('reminds of the deadline at 9 a.m. in India', () => {
  const lines = linesOf(calendar());
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM') + 1, lines.indexOf('END:VALARM'));
  expect(alarm).toEqual([
    'ACTION:DISPLAY',
    'TRIGGER;VALUE=DATE-TIME:20251120T033000Z',
    'DESCRIPTION:State trials\\, गाँव खेलेगा: Registration Deadline: 20/11/2025',
  ]);
});

it('every line ends as the format asks, and is no longer than 75 bytes', () => {
  const lines = calendar().split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
});

it('has every event, and stands without any', () => {
  const both = linesOf(calendar([event, { ...event, id: 'other' }]));
  expect(both.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(linesOf(calendar([]))).toContain('END:VCALENDAR');
});

it('is the same whenever and wherever it is written', () => {
  const before = calendar();
  jest.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
  expect(calendar()).toBe(before);
  jest.useRealTimers();
});
