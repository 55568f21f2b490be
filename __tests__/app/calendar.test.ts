import { formatCalendar, listEventFiles, createEventHandler } from '@/app/calendar';
import { getContent } from '@/lib/content/content';
import type { Event } from '@/lib/model/news-and-events';
import { en } from '@/lib/i18n/messages/en';
import { setBuildDay } from '@/__tests__/support/set-build-day';

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

const write = (events = [event], buildDay = '2025-11-01') => {
  setBuildDay(buildDay, { SITE_URL: 'https://scse.example', BASE_PATH: '/council' });
  return formatCalendar(events, en);
};

/** The lines of a calendar as they were before folding (RFC 5545, 3.1). */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('A calendar describes its events, and reminds of the deadline at 9 a.m. in India', () => {
  const lines = unfold(write([event, { ...event, id: 'other' }]));
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:State trials\\, गाँव खेलेगा',
      'LOCATION:Green Park\\, Kanpur',
      'DESCRIPTION:Two days\\; the team is chosen.\\nTravel paid\\nRegistration Deadline: 20/11/2025\\nhttps://scse.example/council/#event-state-trials',
      'UID:state-trials@scse.example',
      'UID:other@scse.example',
      'PRODID:-//SCSE//events//EN',
      // The event does not mark its days as busy.
      'TRANSP:TRANSPARENT',
      // Whole days; the end is the day after the last.
      'DTSTART;VALUE=DATE:20251230',
      'DTEND;VALUE=DATE:20260101',
      'TRIGGER;VALUE=DATE-TIME:20251120T033000Z',
      'DESCRIPTION:State trials\\, गाँव खेलेगा: Registration Deadline: 20/11/2025',
      // Subscribers get the time zone of India, and fetch the calendar daily.
      'X-WR-TIMEZONE:Asia/Kolkata',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ]),
  );
});

it('A reminder whose time may be over is left out', () => {
  expect(write([event], '2025-11-19')).toContain('BEGIN:VALARM');
  expect(write([event], '2025-11-20')).not.toContain('VALARM');
});

it.each([
  ['on the same day with a later start', { start_date: '31/12/2025' }, '2025-11-01'],
  ['on the same day with a later end', { end_date: '01/01/2026' }, '2025-11-01'],
  ['on the same day with a later deadline', { registration_deadline: '21/11/2025' }, '2025-11-01'],
  ['on the next day with an earlier start', { start_date: '01/12/2025' }, '2025-11-02'],
])('An event that is published %s is a later revision, of the past', (_, change, buildDay) => {
  const read = (text: string) =>
    ['DTSTAMP', 'LAST-MODIFIED'].map((name) => text.split(`\r\n${name}:`)[1]?.slice(0, 16) ?? '');
  const revisions = read(write([{ ...event, ...change }], buildDay));
  read(write()).forEach((time, index) => expect((revisions[index] ?? '') > time).toBe(true));
  expect(revisions.every((time) => time < `${buildDay.replaceAll('-', '')}T`)).toBe(true);
});

it('A calendar has lines of at most 75 bytes that end with CRLF, and does not depend on the clock', () => {
  const text = write();
  jest.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
  expect(write()).toBe(text);
  jest.useRealTimers();
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  // The properties of a component stand before its subcomponents.
  expect(text).not.toMatch(/^END:.*\r\n(?!BEGIN:|END:)./m);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
});

it('The calendar file is written even without events, because a route without paths fails the build', async () => {
  getContent('en').events.splice(0);
  const params = Promise.resolve(listEventFiles()[0] ?? { file: '' });
  const request = new Request('https://scse.example');
  const text = await (await createEventHandler(en)(request, { params })).text();
  expect(text).toContain('NAME:SCSE events');
  expect(text).not.toContain('VEVENT');
});
