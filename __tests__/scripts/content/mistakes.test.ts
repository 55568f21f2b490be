import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { checkAfter, edit, makeSite, put, RECORDS, removeSite } from './mistakes/edited-site';

/*
 * Mistakes in the fixture's content, one at a time, and the lines that the check prints. The tables in YAML hold:
 * where the edit is made, the printed lines ("accepted": none), what a person does, and what is replaced by what or
 * written instead of the whole.
 */

// These mistakes are in texts. To decode the same pictures after each would take long.
jest.mock('@/scripts/content/image-issues', () => ({ findImageIssues: () => [] }));

type Rows = Record<string, Record<string, string | [string, string]>>;

const readTable = (name: string) =>
  parse(readFileSync(path.join(__dirname, 'mistakes', name), 'utf8')) as Record<string, Rows>;

beforeAll(makeSite);
afterAll(removeSite);

const NEXT_YEAR = String(new Date().getFullYear() + 1);

describe.each(['content.yaml', 'pages.yaml', 'records.yaml'])('%s', (name) => {
  describe.each(Object.entries(readTable(name)))('%s', (place, lines) => {
    for (const [line, rows] of Object.entries(lines)) {
      it.each(Object.entries(rows))('%s', async (_, row) =>
        expect(await checkAfter(() => edit(place, row))).toBe(
          line === 'accepted' ? '' : line.replace('NEXT YEAR', NEXT_YEAR),
        ),
      );
    }
  });
});

it('a file in another encoding is told where a letter cannot be read', async () => {
  const saveInLatin1 = () => put('data/announcements.yaml', '- en: TRIALS\n- en: CAFÉ\n', 'latin1');
  expect(await checkAfter(saveInLatin1)).toMatch(
    /^data\/announcements\.yaml:2: entry 2: .* UTF-8$/,
  );
  const saveRecords = () => put(RECORDS_FILE, RECORDS, 'utf16le');
  expect(await checkAfter(saveRecords)).toMatch(
    / is not a CSV file in UTF-8 with these titles: SL/,
  );
});

it('a text that the parser cannot take in is told, not thrown', async () => {
  const writeBrackets = () => put('data/events.yaml', '['.repeat(20_000));
  expect(await checkAfter(writeBrackets)).toMatch(/^data\/events\.yaml:1: /);
});
