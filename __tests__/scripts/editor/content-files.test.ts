import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES } from '@/lib/content/schemas/content';
import { readFile, writeFile } from '@/scripts/editor/browser/content-files';

const sourceOf = (file: string) =>
  readFileSync(path.join(__dirname, '../../fixture/data', `${file}.yaml`), 'utf8');

type Entry = Record<string, string>;

const read = (file: 'district-secretaries' | 'news') =>
  structuredClone(readFile(file, sourceOf(file))) as unknown as Entry[];

/** What is told of a save that is refused. */
function describeRefusal(write: () => void): string {
  try {
    write();
  } catch (error) {
    return String((error as Error & { cause?: Error }).cause?.message);
  }
  return 'nothing';
}

beforeEach(() => CONTENT_FILES.forEach((file) => readFile(file, sourceOf(file))));

it('hands over the addresses of pictures, and writes their paths', () => {
  const entries = read('district-secretaries');
  expect(entries[0]?.photo_url).toBe('/assets/secretaries/secretary1.jpg');
  expect(writeFile('district-secretaries', entries).text).toBe(sourceOf('district-secretaries'));
});

it('adds the pictures of the gallery to its form, and not to its file', () => {
  const entries = readFile('gallery', sourceOf('gallery')) as unknown as Entry[];
  expect(entries[1]).toMatchObject({ picture: '/assets/gallery/image2.jpg' });
  expect(writeFile('gallery', entries).text).toBe(sourceOf('gallery'));
});

it('writes a list that the form left out because it is empty', () => {
  const [event = {}] = structuredClone(
    readFile('events', sourceOf('events')),
  ) as unknown as Entry[];
  const { highlights, ...rest } = event;
  expect(highlights).toHaveLength(2);
  expect(writeFile('events', [rest]).text).toContain('\n  highlights: []\n');
});

it('tells of pictures that no entry names any more', () => {
  const [first = {}, ...rest] = read('district-secretaries');
  expect(writeFile('district-secretaries', [first, ...rest]).unnamed).toEqual([]);
  expect(writeFile('district-secretaries', rest).unnamed).toEqual(['secretaries/secretary1.jpg']);
});

it('refuses what breaks a rule of the file, by entry and field', () => {
  const [first = {}, ...rest] = read('district-secretaries');
  expect(
    describeRefusal(() => writeFile('district-secretaries', [{ ...first, phone: '12' }, ...rest])),
  ).toMatch(/^secretary-1: Phone: "12" is not a phone number/);
});

it('refuses what breaks a rule between files', () => {
  const [first = {}, ...rest] = read('district-secretaries');
  expect(
    describeRefusal(() =>
      writeFile('district-secretaries', [{ ...first, district: 'Agraa' }, ...rest]),
    ),
  ).toBe('secretary-1: District: "Agraa" is not in data/districts.yaml: write Agra');
  expect(describeRefusal(() => writeFile('districts', [{ en: 'Agra' }]))).toContain(
    'data/district-secretaries.yaml: secretary-1: District: "Lucknow" is not in data/districts.yaml',
  );
});

it('does not write over a file that it could not read', () => {
  expect(() => readFile('news', '- id: a\n\ttitle: b\n')).toThrow(
    /^data\/news\.yaml:2: begins with a tab/,
  );
  expect(describeRefusal(() => writeFile('news', []))).toMatch(
    /^data\/news\.yaml:2: .*\nThe form of this file is empty/,
  );
});

it('is not kept from saving one file by what is wrong with another', () => {
  readFile('events', sourceOf('events').replace('24/04/2025', '24/13/2025'));
  expect(writeFile('news', read('news')).text).toBe(sourceOf('news'));
});
