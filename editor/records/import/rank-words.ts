/** The meanings of ranks as offices write them, in English and in Hindi. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import { toAsciiDigits } from '@/lib/records/certificate-number';

const RANK_WORDS: Readonly<Record<string, string>> = {
  '1st': '1, I, Ist, lst, First, Gold, Winner, Champion, 🥇, प्रथम, पहला, स्वर्ण, गोल्ड, विजेता',
  '2nd': '2, II, IInd, Second, Silver, Runner up, 🥈, द्वितीय, दूसरा, रजत, सिल्वर, उप विजेता',
  '3rd': '3, III, IIIrd, Third, Bronze, 🥉, तृतीय, तीसरा, कांस्य, ब्रॉन्ज',
  team: 'टीम, दल',
};

const MEANINGS = new Map(
  Object.entries(RANK_WORDS).flatMap(([meaning, words]) =>
    words.split(', ').map((word) => [toSearchForm(word), meaning] as const),
  ),
);

/** Words that do not change the meaning of a rank. */
const IGNORED_WORDS = new Set(
  'place position prize rank medal medalist medallist स्थान पदक पुरस्कार'.split(' '),
);

/** The words of a rank such as "2 nd (Silver)" or "Runner-up", which is always read as two words. */
const listWords = (text: string): string[] =>
  (
    toSearchForm(toAsciiDigits(text.normalize('NFKC')))
      .replace(/(?<=\d|i)[\s.]+(?=(st|nd|rd)(?!\p{L}))/gu, '')
      .replace(/(runner|उप)s?[-\s]*(up|विजेता)s?/u, '$1 $2')
      .match(/[\p{L}\p{M}\p{Nd}]+|[?\p{ExtPict}]/gu) ?? []
  ).filter((word) => !IGNORED_WORDS.has(word));

/**
 * Converts a rank to a text that is equal for all ranks with the same meaning. For "1st and 2nd", the text has both
 * meanings.
 *
 * @example getRankMeaning('Ist (Gold)') // '1st', as of '1st', 'First Prize' and 'स्वर्ण पदक'
 */
export function getRankMeaning(rank: string): string {
  const words = listWords(rank);
  const meaning = MEANINGS.get(words.join(' '));
  const meanings = words.map((word) => MEANINGS.get(word) ?? word);
  // "1-1" has no sure meaning.
  const hasRepeats = new Set(words).size < words.length;
  return meaning ?? (hasRepeats ? rank : [...new Set(meanings)].sort().join(' '));
}
