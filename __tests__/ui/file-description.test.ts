import { describeFile } from '@/lib/ui/file-description';

it.each([
  ['/rules.pdf', undefined, 'PDF'],
  ['/events.2026.ics', 1, 'ICS, 1 kB'],
  ['/list.csv', 1_000, 'CSV, 1 kB'],
  ['/list.csv', 1_001, 'CSV, 2 kB'],
  ['/list.csv', 999_999, 'CSV, 1000 kB'],
  ['/list.csv', 1_000_000, 'CSV, 1.0 MB'],
  ['/list.csv', 1_250_000, 'CSV, 1.3 MB'],
])('%s of %s bytes is described as %s', (name, bytes, text) =>
  expect(describeFile(name, bytes)).toBe(text),
);
