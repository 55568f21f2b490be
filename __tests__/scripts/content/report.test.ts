/** @jest-environment node */
import { toStudentRecords } from '@/lib/records-file';
import { findFaults } from '@/scripts/content/faults';
import { reportOn } from '@/scripts/content/report';
import { summarize } from '@/scripts/content/summary';
import { assets, content, set } from '@/__tests__/support/content';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

const TODAY = '2025-04-01';
const report = (copy = content, strict = false) =>
  reportOn(
    { content: copy, faults: findFaults(copy, assets) },
    { today: TODAY, strict, environment: {} },
  );

describe('what there is', () => {
  it('is counted, a line for each kind', () => {
    expect(summarize(content, TODAY)).toEqual([
      'Events: 1; next: 24th SCSE national games, 24 April 2025',
      'News: 5; newest: News item number 1, 10 February 2025',
      'Announcements: 5; objectives: 6',
      'Gallery: 45 pictures',
      'Core members: 6',
      'Secretaries: 4; districts without one: 71 of 75',
      'Student records: 300; made up',
    ]);
  });

  it('the next event is the first that starts today or later', () => {
    const [event] = content.events;
    if (!event) throw new Error('there is no event');
    const events = [
      { ...event, title: 'Later', start_date: '02/01/2026' },
      { ...event, title: 'Passed', start_date: '31/12/2025' },
      { ...event, title: 'Next', start_date: '01/01/2026' },
    ];
    const nextOn = (today: string) => summarize({ ...content, events }, today)[0];
    expect(nextOn('2026-01-01')).toBe('Events: 3; next: Next, 1 January 2026');
    expect(nextOn('2026-01-03')).toBe('Events: 3; none ahead');
  });

  it('without news there is no newest', () => {
    expect(summarize({ ...content, news: [] }, TODAY)[1]).toBe('News: 0');
  });

  it('tells where records come from and which columns they leave blank', () => {
    const recordsFile = readText([TITLES, ROWS[0], '2,,,,Karate,,,,'].join('\n'));
    const studentRecords = toStudentRecords(recordsFile);
    expect(summarize({ ...content, recordsFile, studentRecords }, TODAY).at(-1)).toMatch(
      /^Student records: 2; from data\/student-records\.csv; NAME blank in 1; FATHER NAME blank in 1;/,
    );
  });
});

describe('content:check', () => {
  it('passes content that has warnings alone', () => {
    const { lines, exitCode } = report();
    expect(lines).toContain('Gallery: 45 pictures');
    expect(lines).toContainEqual(expect.stringMatching(/^Warnings: \d+$/));
    expect(lines.at(-1)).toBe('The content has no faults.');
    expect(exitCode).toBe(0);
  });

  it('tells which settings are left in the window', () => {
    const { lines } = reportOn(
      { content, faults: [] },
      { today: TODAY, strict: false, environment: { BASE_PATH: '/council', OFFLINE: 'remove' } },
    );
    expect(lines).toContain(
      'Set in this window, for each build from it: BASE_PATH=/council OFFLINE=remove',
    );
  });

  it('fails on warnings when it is strict', () => {
    const { lines, exitCode } = report(content, true);
    expect(lines.at(-1)).toBe('The content has no faults, but warnings.');
    expect(exitCode).toBe(1);
  });

  it('fails on a fault and tells it', () => {
    const copy = structuredClone(content);
    set(copy.events, { venue: '' });
    expect(report(copy)).toEqual({
      lines: ['Faults: 1', 'data/events.ts: sample: venue: "" is empty'],
      exitCode: 1,
    });
  });
});
