import { writeCalendar } from '@/lib/feeds/calendar';
import type { Event } from '@/lib/content/schemas/event';

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

const calendar = (events = [event], buildDay = '2025-11-01') =>
  writeCalendar(events, {
    buildDay,
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
  'PRODID:-//SCSE//events//EN',
  // Who has the event in a calendar is not busy for days.
  'TRANSP:TRANSPARENT',
])('a calendar has the line %s', (line) => {
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

it('asks who subscribes to look again each day', () => {
  expect(linesOf(calendar())).toEqual(
    expect.arrayContaining(['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']),
  );
});

describe('the revision of an entry', () => {
  /** What calendars compare, the first of these first (RFC 5546, 2.1.5). */
  function getRevision(text: string) {
    const valueOf = (name: string) =>
      linesOf(text)
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1);
    return { sequence: Number(valueOf('SEQUENCE')), stamp: valueOf('DTSTAMP') ?? '' };
  }
  const original = getRevision(calendar());
  const changed = (change: Partial<Event>, buildDay?: string) =>
    getRevision(calendar([{ ...event, ...change }], buildDay));

  it.each<Partial<Event>>([
    { end_date: '01/01/2026' },
    { start_date: '31/12/2025' },
    { registration_deadline: '21/11/2025' },
    { start_date: '30/12/2026', end_date: '31/12/2026', registration_deadline: '20/11/2026' },
  ])('is a higher one when it is put off: %j', (change) => {
    expect(changed(change).sequence).toBeGreaterThan(original.sequence);
  });

  it.each<Partial<Event>>([
    { start_date: '29/12/2025', end_date: '30/12/2025' },
    { venue: 'Another hall' },
    { start_date: '30/01/2017', end_date: '31/01/2017', registration_deadline: '20/01/2017' },
  ])('is a higher one from the next day on, whatever changed: %j', (change) => {
    const next = changed(change, '2025-11-02');
    expect(next.sequence).toBeGreaterThan(original.sequence);
    expect(next.stamp > original.stamp).toBe(true);
  });

  it.each<Partial<Event>>([{ venue: 'Another hall' }, { highlights: [] }, { title: 'Trials' }])(
    'is another one at once, whatever changed: %j',
    (change) => expect(changed(change).stamp).not.toBe(original.stamp),
  );

  it('is of the past, and of a size that calendars can hold', () => {
    expect(original.stamp).toMatch(/^20251031T/);
    const late = { start_date: '31/12/2060', end_date: '31/12/2060' };
    expect(changed(late, '2050-12-31').sequence).toBeLessThan(2 ** 31);
  });
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
