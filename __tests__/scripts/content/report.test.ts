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

it.each<[found: string, write: (content: SourceContent, found: string) => unknown]>([
  ['+91 522 000 0000', ({ site }, phone) => set([site.contact], { phone })],
  ['226000', ({ site }, code) => set([site.contact], { address: { en: `Kochi ${code}` } })],
  ['https://x.com/scse_example', ({ site }, url) => set(site.socialProfiles, { url })],
  ['https://www.scse.example', ({ site }, url) => set([site], { url })],
  ['Sample', ({ coreMembers }, en) => set(coreMembers.members, { name: { en: `Asha ${en}` } })],
  [
    '[our officer]',
    ({ pages }, en) => set(pages, { body: { en: `Ask [us](/about), or\n${en}.` } }),
  ],
])('The strict check prints one line for the placeholder %s', (found, write) => {
  const ready = createReadyContent();
  write(ready, found);
  const { lines } = report(ready, strict);
  expect(lines).toEqual(['Issues: 1', expect.stringContaining(`: "${found}" is a placeholder`)]);
});

it('The strict check asks for the address of the site, and for its records', () => {
  const ready = createReadyContent();
  const site = { ...ready.site, url: undefined };
  const [, address] = report({ ...ready, site }, strict).lines;
  expect(address).toMatch(/Address of the site: is missing: search engines need it$/);
  const [, records] = report({ ...ready, recordsFile: undefined }, strict).lines;
  expect(records).toMatch(/^data\/vocabulary\.yaml:.* makes up results/);
});
