import { cpSync } from 'node:fs';
import type * as contentModule from '@/lib/content/content';
import { ROWS, TITLES } from '@/testing/records-rows';
import { toCsv } from '@/lib/records/csv';
import { loadContent } from '@/lib/content/load';
import { createTestFolder } from '@/__tests__/support/test-folder';

const { at, read, write } = createTestFolder();
let site: typeof contentModule;

/** Changes the sample event at once: the file's time may be the same as when it was last read. */
const changeEvent = (from: string, to: string) =>
  write('events.yaml', read('events.yaml').replace(from, to));

beforeEach(async () => {
  cpSync('__tests__/fixture/data', at(), { recursive: true });
  jest.replaceProperty(process.env, 'CONTENT_FOLDER', at());
  jest.resetModules();
  site = await import('@/lib/content/content');
});

it('The content is translated, has the short name and the year filled in, and keeps the English names of districts', () => {
  const { about, announcements, events, navigationDistricts } = site.getContent('hi');
  expect(announcements[3]).toBe('SCSE राज्य खेलों की तस्वीरें');
  expect(about.figures[0]?.value).toBe('2017');
  expect(events[0]?.title).toBe('24वें SCSE राष्ट्रीय खेल');
  // What is not translated.
  expect(events[0]?.highlights).toContain('Board and lodging');
  // Their addresses are made from the English names.
  const lucknow = { name: 'लखनऊ', path: '/district/lucknow', district: 'Lucknow' };
  expect(navigationDistricts[0]).toEqual(lucknow);
});

it('A changed file counts from the next call on, and a records file as soon as there is one', () => {
  expect(site.getContent('en').events[0]?.venue).toBe('State Sports Complex, Lucknow');
  changeEvent('en: State Sports Complex, Lucknow', 'en: Agra');
  expect(site.getContent('en').events[0]?.venue).toBe('Agra');
  expect(site.getRecordsContent().studentRecords).toHaveLength(300);
  write('student-records.csv', [TITLES, ...ROWS].join('\n'));
  expect(site.getRecordsContent().studentRecords).toHaveLength(2);
});

it('The records have no field that is not to be published, and no row without consent', () => {
  const settings = 'recordsNeedConsent: true\npublishedRecordFields: [rank, name]\n';
  write('site.yaml', read('site.yaml').replace(/^recordsNeedConsent[^]*/m, settings));
  write('student-records.csv', [TITLES, ...ROWS].join('\n'));
  expect(site.getRecordsContent().studentRecords).toEqual([]);
  // A spreadsheet leaves out empty cells at the end.
  const refused = `3,Ravi Rana,,,Karate,Junior Kata,,,Dec 2025,Refused by Ravi`;
  const rows = [`${TITLES},CONSENT`, `${ROWS[0]},form 12`, ROWS[1], refused];
  write('student-records.csv', rows.join('\n'));
  const { studentRecords, columns } = site.getRecordsContent();
  expect(toCsv(studentRecords, columns)).toBe('NAME,RANK,CERTIFICATE NO.\nAsha Verma,2nd,AT23001');
  expect(JSON.stringify(studentRecords)).not.toMatch(/Mohan|Ravi|Athletics/);
  write('site.yaml', read('site.yaml').replace('NeedConsent: true', 'NeedConsent: false'));
  expect(site.getRecordsContent().studentRecords.map(({ rank }) => rank)).toEqual(['2nd', '1st']);
});

it('A build takes no other content than what it has checked', () => {
  const env = { ...process.env, CHECKED_CONTENT: loadContent(at()).hash };
  jest.replaceProperty(process, 'env', env);
  expect(site.getRecordsContent().areSamples).toBe(true);
  const refusal = 'data/ has changed since';
  changeEvent('en: State Sports Complex, Lucknow', 'en: Agra');
  expect(() => site.getContent('en')).toThrow(refusal);
  changeEvent('en: Agra', 'en: State Sports Complex, Lucknow');
  write('student-records.csv', TITLES);
  expect(() => site.getRecordsContent()).toThrow(refusal);
});

it('An issue is thrown as one line', () => {
  changeEvent('24/04/2025', '31/04/2025');
  expect(() => site.getContent('en')).toThrow(
    'data/events.yaml:5: sample: Start date: "31/04/2025" is not a date of the calendar',
  );
});
