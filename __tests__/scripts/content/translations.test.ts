/** @jest-environment node */
import { assets, content } from '@/__tests__/support/content';
import { formatFault } from '@/lib/content/fault';
import { LANGUAGES } from '@/lib/language';
import { localized, type Source } from '@/lib/localized';
import type { NewsItem } from '@/lib/schemas/news-item';
import { findFaults } from '@/scripts/content/faults';
import { reportOn } from '@/scripts/content/report';
import { findTranslations } from '@/scripts/content/translations';

/** A test of the Hindi edition, which a council may have taken out. */
const itInHindi = LANGUAGES.includes('hi') ? it : it.skip;

const missingIn = (changes: object) =>
  findTranslations({ ...content, ...changes }).missing.map(formatFault);

itInHindi('a text without Hindi is named', () => {
  const announcements = localized<string[]>([{ en: 'ONE', hi: 'एक' }, 'TWO', { en: 'THREE' }]);
  const lines = missingIn({ announcements }).filter((line) => line.includes('announcements'));
  expect(lines).toEqual([
    'data/announcements.ts: entry 2: has no Hindi',
    'data/announcements.ts: entry 3: has no Hindi',
  ]);
});

itInHindi('a field is named with its entry', () => {
  expect(missingIn({})).toContain('data/events.ts: sample: highlights.1: has no Hindi');
});

it('names of people, addresses and dates need none', () => {
  const lines = missingIn({}).join('\n');
  expect(lines).not.toMatch(/email|phone|_url|date|\.id|flip_card|developer|logo/);
});

itInHindi('the Hindi is checked as the English is', () => {
  const title = { en: 'State team chosen', hi: '<b>टीम</b> चुनी गई' };
  const [first, ...others] = content.news;
  const news = localized<NewsItem[]>([{ ...first, title } as Source<NewsItem>, ...others]);
  expect(findFaults({ ...content, news }, assets).map(formatFault)).toEqual([
    'data/news.ts: news-1: title: "<b>टीम</b> चुनी गई" holds <b>, which would be shown as it stands',
  ]);
});

it('a language that is misspelt is said to be one', () => {
  const announcements = localized<string[]>([
    // What a person may write who does not look at what the editor says.
    { en: 'ONE', hindi: 'एक' } as unknown as Source<string>,
  ]);
  expect(findFaults({ ...content, announcements }, assets).map(formatFault)).toEqual([
    "data/announcements.ts: entry 1: is not a text in two languages: write { en: '…', hi: '…' }",
  ]);
});

const options = { today: '2025-03-01', environment: {} };

itInHindi('the report counts the texts in Hindi, and --strict refuses those without', () => {
  const checked = { content, faults: [] };
  const { total, missing } = findTranslations(content);
  const { lines, exitCode } = reportOn(checked, { ...options, strict: false });
  expect(lines).toContain(`In Hindi: ${total - missing.length} of ${total} texts`);
  expect(lines).toContain(`Without Hindi: ${missing.length}`);
  expect(exitCode).toBe(0);
  expect(reportOn(checked, { ...options, strict: true }).exitCode).toBe(1);
});
