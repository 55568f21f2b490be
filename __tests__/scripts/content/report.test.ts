import { content, createReadyContent, placeFindings } from '@/__tests__/support/content';
import { readRecords, ROWS, TITLES } from '@/testing/records-rows';
import { LANGUAGES } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { createReport, findMissingTranslations, summarizeContent } from '@/scripts/content/report';

const good = { content, issues: [], placeFindings, notes: [] };
const settings = readSettings({});

it('The summary counts the entries of each kind of content', () => {
  expect(summarizeContent(content)).toEqual(
    expect.arrayContaining(['News: 5', 'Districts: 75', 'Student records: 300; made up']),
  );
});

it('The summary names the source of the records and their blank columns', () => {
  const recordsFile = readRecords([TITLES, ROWS[0], '2,,,,Karate,,,,'].join('\n'));
  expect(summarizeContent({ ...content, recordsFile }).at(-1)).toMatch(
    /^Student records: 2; from data\/student-records\.csv; NAME blank in 1; FATHER NAME blank in 1;/,
  );
});

it('The check accepts content that has only warnings', () => {
  const { lines, exitCode } = createReport(good, settings, false);
  expect(exitCode).toBe(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...summarizeContent(content),
      expect.stringMatching(/^Warnings, to correct before you publish: \d+$/),
    ]),
  );
  expect(lines.at(-1)).toBe('The content has no issues.');
});

it('The strict check refuses samples, and prints them as issues', () => {
  const { lines, exitCode } = createReport(good, settings, true);
  expect([lines[0], exitCode]).toEqual([`Issues: ${lines.length - 1}`, 1]);
  expect(lines[1]).toMatch(/^data\/[\w-]+\.yaml:\d+: .* is a placeholder$/);
});

const ready = { ...good, content: createReadyContent() };

it('The strict check refuses OFFLINE=remove', () => {
  const { lines, exitCode } = createReport(ready, readSettings({ OFFLINE: 'remove' }), true);
  expect(lines).toEqual(['Issues: 1', expect.stringMatching(/^OFFLINE=remove is set/)]);
  expect(exitCode).toBe(1);
});

/** A council may have removed the Hindi edition. */
const itInHindi = LANGUAGES.includes('hi') ? it : it.skip;

itInHindi(
  'The check counts the texts in Hindi, and names those without, which the strict check accepts',
  () => {
    const { total, missing } = findMissingTranslations(content);
    const { lines } = createReport(good, settings, false);
    expect(lines).toContain(`In Hindi: ${total - missing.length} of ${total} texts`);
    expect(lines).toContain(`Without Hindi: ${missing.length}`);
    expect(lines.join('\n')).toContain('sample: Highlights 2: has no Hindi');
    expect(createReport(ready, settings, true).exitCode).toBe(0);
  },
);
