import { RECORDS_FILE } from '@/lib/records/records-file';
import {
  checkAfter,
  makeSite,
  put,
  RECORDS,
  removeSite,
  tryMistakes,
} from './mistakes/edited-site';

// These mistakes are in texts. To decode the same pictures after each would take long.
jest.mock('@/scripts/content/image-issues', () => ({ findImageIssues: () => [] }));

beforeAll(makeSite);
afterAll(removeSite);

describe.each(['content.yaml', 'pages.yaml', 'records.yaml'])('%s', tryMistakes);

it('The check tells where a letter of a file in another encoding cannot be read', async () => {
  const saveTexts = () => put('data/announcements.yaml', '- en: TRIALS\n- en: CAFÉ\n', 'latin1');
  expect(await checkAfter(saveTexts)).toMatch(/^data\/announcements\.yaml:2: entry 2: .* UTF-8$/);
  const saveNews = () => put('data/news.yaml', '\uFEFF- id: a\n', 'utf16le');
  expect(await checkAfter(saveNews)).toMatch(/^data\/news\.yaml:1: is no plain text in UTF-8: /);
  const saveRecords = () => put(RECORDS_FILE, RECORDS, 'utf16le');
  expect(await checkAfter(saveRecords)).toMatch(
    / is not a CSV file in UTF-8 with these titles: SL/,
  );
});

it('The check tells of a text that the parser cannot take in, and does not crash', async () => {
  const writeBrackets = () => put('data/events.yaml', '['.repeat(20_000));
  expect(await checkAfter(writeBrackets)).toMatch(/^data\/events\.yaml:1: /);
});
