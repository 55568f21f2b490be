import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTION_NAMES, CONTENT_FILES, type CollectionName } from '@/lib/model/collections';
import {
  finishSave,
  formatFileFromForm,
  parseFileForForm,
  savedTexts,
} from '@/editor/content-files';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { TITLES } from '@/testing/records-rows';

type Entry = Record<string, string>;

const readSource = (name: CollectionName) =>
  readFileSync(path.join(__dirname, '../fixture', CONTENT_FILES[name]), 'utf8');

/** The entries of a list as its form gets them. */
const read = (name: CollectionName) =>
  structuredClone(parseFileForForm(name, readSource(name))) as unknown as [Entry, ...Entry[]];

/** The message of a refused save. */
function getRefusal(name: CollectionName, entries: Entry[]): string {
  try {
    formatFileFromForm(name, entries);
  } catch (error) {
    return String((error as Error & { cause?: Error }).cause?.message);
  }
  return 'nothing';
}

beforeEach(() => COLLECTION_NAMES.forEach((name) => parseFileForForm(name, readSource(name))));

it.each(COLLECTION_NAMES)('The form of %s writes its file as it was', (name) =>
  expect(formatFileFromForm(name, read(name))).toBe(readSource(name)),
);

it('A save is refused with all issues in the file and between files, each with entry and field', () => {
  const [first, ...rest] = read('districtSecretaries');
  const entries = [{ ...first, email: 'a', phone: '12' }, ...rest];
  const [email, phone] = getRefusal('districtSecretaries', entries).split('\n');
  expect(email).toContain('secretary-1: E-mail: "a" is not an e-mail address');
  expect(phone).toContain('secretary-1: Phone: "12" is neither a phone number');
  expect(getRefusal('districts', [{ en: 'Agra' }])).toContain(
    'data/district-secretaries.yaml: secretary-1: District: "Lucknow" is not in data/districts.yaml',
  );
});

it('With real records, the form of the site refuses to leave out what is published of them', () => {
  const { publishedRecordFields, ...site } = parseFileForForm('site', readSource('site')) as Entry;
  expect(publishedRecordFields).toContain('name');
  expect(getRefusal('site', site as never)).toBe('nothing');
  savedTexts.set(RECORDS_FILE, TITLES);
  expect(getRefusal('site', site as never)).toMatch(
    /^data\/student-records\.csv: is not published until .*: publishedRecordFields$/,
  );
  savedTexts.delete(RECORDS_FILE);
});

it('A save says what is still to be filled in', () => {
  const [first, ...rest] = read('announcements');
  formatFileFromForm('announcements', [{ ...first, en: 'TRIALS AT [write more here]' }, ...rest]);
  expect(finishSave()).toEqual([
    'entry 1: in English: "[write more here]" is a placeholder. Fill it in: until then GitHub does not publish the site.',
  ]);
});

it('A file is saved although another one has an issue', () => {
  parseFileForForm('events', readSource('events').replace('24/04/2025', '24/13/2025'));
  expect(formatFileFromForm('news', read('news'))).toBe(readSource('news'));
});

it('A save names the pictures that no entry names any more', () => {
  const [first = {}, , ...rest] = read('news');
  formatFileFromForm('news', [first, ...rest]);
  expect(finishSave()).toEqual([expect.stringContaining('public/assets/news/item2.jpg any more')]);
  formatFileFromForm('news', [first]);
  expect(finishSave()).toEqual([]);
});

it('Two pictures of the gallery may have similar names', () => {
  const entries = read('gallery');
  const names = ['/assets/gallery/img-1.jpg', '/assets/gallery/img_1.jpg'];
  const renamed = names.map((image_url, index) => ({ ...entries[43 + index], image_url }));
  const changed = [...entries.slice(0, 43), ...renamed] as Entry[];
  expect(formatFileFromForm('gallery', changed)).toContain('img_1.jpg');
});

it('A file that cannot be read is reported with its line, and never overwritten', () => {
  const reported = 'data/announcements.yaml:2: "hi: b"';
  expect(() => parseFileForForm('announcements', '- en: a\n\thi: b\n')).toThrow(reported);
  expect(getRefusal('announcements', [{ en: 'A' }])).toContain('so it is not saved');
});
