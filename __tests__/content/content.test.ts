import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as contentModule from '@/lib/content/content';
import { ROWS, TITLES } from '@/__tests__/support/records-file';

let folder: string;
let site: typeof contentModule;

/** Changes a file of the content, whose time of change may be that of the last look. */
const change = (file: string, edit: (text: string) => string) => {
  const location = path.join(folder, file);
  writeFileSync(location, edit(readFileSync(location, 'utf8')));
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync('__tests__/fixture/data', folder, { recursive: true });
  jest.doMock('@/lib/content/data-folder', () => ({ DATA_FOLDER: folder }));
  jest.resetModules();
  site = await import('@/lib/content/content');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('fills in the short name and the year', () => {
  const { about, announcements } = site.getContent('hi');
  expect(announcements[3]).toBe('SCSE राज्य खेलों की तस्वीरें');
  expect(about.figures[0]?.value).toBe('2017');
});

it('districts of the navigation have the English name that their addresses are made of', () => {
  expect(site.getContent('hi').navigationDistricts[0]).toEqual({
    name: 'लखनऊ',
    englishName: 'Lucknow',
    district: 'Lucknow',
  });
});

it('a change of a file is there at the next look', () => {
  expect(site.getContent('en').events[0]?.venue).toBe('State Sports Complex, Lucknow');
  change('events.yaml', (text) => text.replace('en: State Sports Complex, Lucknow', 'en: Agra'));
  expect(site.getContent('en').events[0]?.venue).toBe('Agra');
});

it('records are those of the file once there is one', () => {
  expect(site.getRecordsContent().studentRecords).toHaveLength(300);
  writeFileSync(path.join(folder, 'student-records.csv'), [TITLES, ...ROWS].join('\n'));
  expect(site.getRecordsContent().studentRecords).toHaveLength(2);
});

it('an issue is thrown as its line', () => {
  change('events.yaml', (text) => text.replace('24/04/2025', '31/04/2025'));
  expect(() => site.getContent('en')).toThrow(
    'data/events.yaml:5: sample: Start date: "31/04/2025" is not a date that exists, written DD/MM/YYYY',
  );
});
