import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { checkRecordsFile, createRecordsChecker } from '@/lib/content/check-records';
import { selectPublishedRecords } from '@/lib/content/content';
import { HOUR_MS } from '@/lib/dates/dates';
import { MONTHS } from '@/lib/model/student-record';
import { toCsv } from '@/lib/records/csv';
import { readRecords, ROWS, TITLES } from '@/testing/records-rows';

const titles = TITLES.split(',');

it('Real records are refused while anything of what they publish is not said, and told what is missing', () => {
  const settings = ['recordsNeedConsent', 'publishedRecordFields', 'hideRecordsFromSearch'];
  const check = (unsaid: string[]) => {
    const without = Object.fromEntries(unsaid.map((setting) => [setting, undefined]));
    const rules = { ...content, site: { ...content.site, ...without } };
    return createRecordsChecker(rules)({ titles, rows: [ROWS[0].split(',')] });
  };
  fc.assert(
    fc.property(fc.subarray(settings), (unsaid) => {
      const named = JSON.stringify(check(unsaid)).match(/\w+/g) ?? [];
      expect(named.filter((word) => settings.includes(word))).toEqual(unsaid);
    }),
  );
});

it('§3 A month is in the future until it begins in India', () => {
  const checkFile = createRecordsChecker(content);
  const day = 24 * HOUR_MS;
  fc.assert(
    fc.property(
      fc.integer({ min: 2018, max: 2098 }),
      fc.nat(11),
      fc.integer({ min: -day, max: day }),
      (year, month, sinceBegin) => {
        jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(year, month) - 5.5 * HOUR_MS + sinceBegin);
        const cells = ['1', 'Asha', '', '', '', '', '', '', `${MONTHS[month]} ${year}`];
        const problems = checkFile({ titles, rows: [cells] }).map(({ problem }) => problem);
        expect(problems.some((one) => one.includes('in the future'))).toBe(sinceBegin < 0);
      },
    ),
  );
});

it('A consent that is not understood is a problem of its cell, and withholds its row from a build, which says so', () => {
  const rows = ['form 12', '', 'Refused', 'by SMS'].map(
    (consent, index) => `${index + 1},Asha ${'ABCD'[index]},,,Karate,,,,,${consent}`,
  );
  const recordsFile = readRecords([`${TITLES},CONSENT`, ...rows].join('\n'));
  expect(createRecordsChecker(content)(recordsFile)).toMatchObject([
    { position: 3, column: 9, problem: expect.stringMatching(/^"by SMS" does not say/) as string },
  ]);
  const check = (recordsNeedConsent: boolean) =>
    checkRecordsFile({ ...content, site: { ...content.site, recordsNeedConsent }, recordsFile });
  const unclear = expect.stringMatching(/row 5: CONSENT: "by SMS"/) as string;
  expect([check(true), check(false)]).toEqual([
    { issues: [], notes: [expect.stringMatching(/^3 of 4 rows of/), unclear] },
    { issues: [], notes: [expect.stringMatching(/^2 of 4 rows of/), unclear] },
  ]);
});

it('What a site does not say publishes less: no row without consent, and of the others the number', () => {
  const recordsFile = readRecords([`${TITLES},CONSENT`, `${ROWS[0]},Yes`, ROWS[1]].join('\n'));
  const site = { ...content.site, recordsNeedConsent: undefined, publishedRecordFields: undefined };
  const { studentRecords, columns } = selectPublishedRecords({ ...content, site, recordsFile });
  expect(toCsv(studentRecords, columns)).toBe('CERTIFICATE NO.\nAT23001');
});
