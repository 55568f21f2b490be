import { content, createReadyContent, placeFindings, set } from '@/__tests__/support/content';
import type { SourceContent } from '@/lib/content/load';
import { LANGUAGES } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { createReport } from '@/scripts/content/report';
import { readRecords, ROWS, TITLES } from '@/testing/records-rows';

/** The report on content without issues. */
const report = (good: SourceContent, { isStrict = false, environment = {} } = {}) =>
  createReport(
    { content: good, issues: [], placeFindings, notes: [] },
    readSettings(environment),
    isStrict,
  );

const strict = { isStrict: true };

it('The check counts the content, and accepts what has only warnings', () => {
  const { lines, exitCode } = report(content);
  expect(exitCode).toBe(0);
  const warnings = expect.stringMatching(
    /^Warnings, to correct before you publish: \d+$/,
  ) as string;
  const counts = ['News: 5', 'Districts: 75', 'Student records: 300; made up'];
  expect(lines).toEqual(expect.arrayContaining([...counts, warnings]));
  expect(lines.at(-1)).toBe('The content has no issues.');
});

it('The check names the source of the records and their blank columns', () => {
  const recordsFile = readRecords([TITLES, ROWS[0], '2,,,,Karate,,,,'].join('\n'));
  expect(report({ ...content, recordsFile }).lines.join('\n')).toMatch(
    /^Student records: 2; from data\/student-records\.csv; NAME blank in 1; FATHER NAME blank in 1;/m,
  );
});

it('The strict check refuses samples, and prints them as issues', () => {
  const { lines, exitCode } = report(content, strict);
  expect([lines[0], exitCode]).toEqual([`Issues: ${lines.length - 1}`, 1]);
  expect(lines[1]).toMatch(/^data\/[\w-]+\.yaml:\d+: .* is a placeholder$/);
});

it('The strict check accepts content without samples, and refuses OFFLINE=remove', () => {
  const ready = createReadyContent();
  expect(report(ready, strict).exitCode).toBe(0);
  const { lines, exitCode } = report(ready, { ...strict, environment: { OFFLINE: 'remove' } });
  expect(lines).toEqual(['Issues: 1', expect.stringMatching(/^OFFLINE=remove is set/)]);
  expect(exitCode).toBe(1);
});

/** A council may have removed the Hindi edition. */
const itInHindi = LANGUAGES.includes('hi') ? it : it.skip;

itInHindi('The check counts the texts in Hindi, and names those without', () => {
  const text = report(content).lines.join('\n');
  const [, translated, total] = /^In Hindi: (\d+) of (\d+) texts$/m.exec(text) ?? [];
  expect(text).toContain(`\nWithout Hindi: ${Number(total) - Number(translated)}\n`);
  expect(text).toContain('sample: Highlights 2: has no Hindi');
});

it.each<[line: string, change: (content: SourceContent) => unknown]>([
  [
    'data/site.yaml: Contact, Phone: "+91 522 000 0000" is a placeholder',
    ({ site }) => set([site.contact], { phone: '+91 522 000 0000' }),
  ],
  [
    'data/site.yaml: Facebook: Address: "https://x.com/scse_example" is a placeholder',
    ({ site }) => set(site.socialProfiles, { url: 'https://x.com/scse_example' }),
  ],
  [
    'data/site.yaml: Contact, Address in English: "000000" is a placeholder',
    ({ site }) => set([site.contact], { address: { en: 'Main Road, Kochi 000000' } }),
  ],
  [
    'data/site.yaml: Address of the site: is missing: search engines need it',
    ({ site }) => set([site], { url: undefined }),
  ],
  [
    'data/site.yaml: Address of the site: "https://www.scse.example" is a placeholder',
    ({ site }) => set([site], { url: 'https://www.scse.example' }),
  ],
  [
    'data/core-members.yaml: core-1: Name in English: "Sample" is a placeholder',
    ({ coreMembers }) => set(coreMembers.members, { name: { en: 'Asha Sample' } }),
  ],
  [
    'data/pages.yaml: Rules: Body in English: "[name of the officer]" is a placeholder',
    ({ pages }) => set(pages, { body: { en: 'Ask [us](/about), or\n[name of the officer].' } }),
  ],
  [
    'data/vocabulary.yaml: makes up results, which the site shows as those of students: save data/student-records.csv, with its titles alone if there are none',
    (all) => Object.assign(all, { recordsFile: undefined }),
  ],
])('The strict check prints one line for one problem: %s', (line, change) => {
  const ready = createReadyContent();
  change(ready);
  const lines = report(ready, strict).lines.map((one) => one.replace(/:\d+/, ''));
  expect(lines).toEqual(['Issues: 1', line]);
});
