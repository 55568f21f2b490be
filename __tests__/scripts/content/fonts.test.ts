import { readFileSync } from 'node:fs';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { content } from '@/__tests__/support/content';
import { SUBSETS_FILE, findFontIssues, type FontSubsets } from '@/scripts/content/fonts';

const cut = JSON.parse(readFileSync(SUBSETS_FILE, 'utf8')) as FontSubsets;

// What the content uses is looked at by the content check.
it.each([
  ['English', en, ''],
  ['Hindi', hi, cut['noto-sans-devanagari.woff2']?.characters],
])('every sign of the messages in %s is in a font of the site', (_, messages, letters) => {
  const held = `${cut['anek-latin.woff2']?.characters}${letters}`;
  const signs = new Set(JSON.stringify(messages));
  expect([...signs].filter((sign) => !held.includes(sign))).toEqual([]);
});

it('looks at the letters of very many records', () => {
  const rows = Array.from({ length: 200_000 }, (_, row) => ({ row, cells: ['a'.repeat(50)] }));
  const recordsFile = { titles: [], rows: [...rows, { row: 1, cells: ['ü'] }] };
  const [issue] = findFontIssues({ ...content, recordsFile }, '.');
  expect(issue?.problem).toMatch(/^does not hold .*ü/);
});
