import { cpSync } from 'node:fs';
import { fixContent } from '@/scripts/content/fix';
import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { createTestFolder } from '@/__tests__/support/test-folder';

const { at, has, read, write } = createTestFolder();

beforeEach(() => {
  cpSync('__tests__/fixture/data', at('data'), { recursive: true });
  write('public/assets/logos/main.txt', '');
});

const replace = (file: string, from: string, to: string) =>
  write(file, read(file).replace(from, to));

it.each([
  ['events.yaml', '24/04/2025', '24/4/2025'],
  ['events.yaml', '24/04/2025', '24-04-2025'],
  ['events.yaml', '24/04/2025', '2025-04-24'],
  ['events.yaml', 'State Sports Complex', 'State\u00a0Sports\u200b Complex'],
  ['news.yaml', 'news/item2.jpg', '/assets/news/item2.jpeg'],
  ['site.yaml', 'hideRecordsFromSearch: false', 'hideRecordsFromSearch: No'],
])(
  'mends a value of %s that has only one reading, and nothing else: %s',
  async (name, right, wrong) => {
    const file = `data/${name}`;
    const before = read(file);
    replace(file, right, wrong);
    expect(read(file)).not.toBe(before);
    const lines = await fixContent(at());
    expect(read(file)).toBe(before);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Mended: ${file}:\\d+: .+: `))]);
  },
);

it('mends cells of the records, and keeps their line ends', async () => {
  const file = 'data/student-records.csv';
  const good = [TITLES, ...ROWS, ''].join('\r\n');
  write(file, good.replace('2nd', '2ND').replace('28-11-2006', '28/11/2006').replace('Dec', 'DEC'));
  expect(await fixContent(at())).toEqual([
    expect.stringMatching(/^Mended: .*: row 2: RANK: "2ND" .* write 2nd$/),
    expect.stringMatching(/^Mended: .*: row 3: DATE OF BIRTH: "28\/11\/2006" .* write 28-11-2006$/),
    expect.stringMatching(/^Mended: .*: row 3: YEAR & MONTH: "DEC 2025" .* write Dec 2025$/),
  ]);
  expect(read(file)).toBe(good);
});

it('renames a .jpeg, and leaves what may mean something else', async () => {
  write('public/assets/news/trials.jpeg', '');
  replace('data/events.yaml', '24/04/2025', '04/24/2025');
  const before = read('data/events.yaml');
  expect(await fixContent(at())).toEqual(['Renamed public/assets/news/trials.jpeg to trials.jpg']);
  expect(has('public/assets/news/trials.jpg')).toBe(true);
  expect(read('data/events.yaml')).toBe(before);
});
