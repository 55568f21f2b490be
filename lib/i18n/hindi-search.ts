/** How every search of the site and of the editor compares texts: both sides in one spelling. */

const NUKTA = '\u093C';

/** A nasal and a virama, before a plosive or the same nasal: people also write an anusvara (ं) there. */
const NASAL_LIKE_ANUSVARA = /([ङञणनम])्(?=\1|[क-घच-झट-ढत-धप-भ])/g;

/**
 * Converts a text to the form in which every search compares texts: lower case, blanks of all kinds as one, no invisible
 * characters, and one spelling of letters that Unicode can spell in two ways, such as é. Of Hindi, it has the shortest
 * spelling: no nukta (गाज़ियाबाद), and anusvara for chandrabindu (गाँव) and for nasals that sound like it (सम्भल, सन्जय). So
 * रम्या and रन्या stay two names. A text of nukta alone keeps it, because an empty text would match everything.
 */
export function toSearchForm(text: string): string {
  const form = text
    .toLowerCase()
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    // A line break separates the names that are searched at once.
    .replace(/(?:(?!\n)[\s\u2800])+/g, ' ')
    // Some letters with nukta are one character until then.
    .normalize('NFD');
  const spelling = form.replaceAll(NUKTA, '') || form;
  return spelling.normalize('NFC').replaceAll('ँ', 'ं').replace(NASAL_LIKE_ANUSVARA, 'ं');
}

/** A spelling to look for. If it has `next`, the character after it must match that. */
interface Spelling {
  text: string;
  next?: RegExp;
}

/** A query in search form. A text that contains one of its spellings matches. */
interface SearchQuery {
  typed: Spelling;
  /** The query with an anusvara at its end, if it ends with a nasal. */
  variant?: Spelling;
}

/**
 * Converts a query. If it ends with a nasal, the letter that decides its spelling may not be typed yet: सन is the
 * beginning of सन्तोष, which is संतोष in search form. Only before प to भ is anusvara म, so राम does not find रांची.
 */
export function parseSearchQuery(query: string): SearchQuery {
  const text = toSearchForm(query);
  const [, start = '', nasal, virama] = /^(.*)([ङञणनम])(्?)$/s.exec(text) ?? [];
  if (nasal === undefined) return { typed: { text } };
  const plosives = nasal === 'म' && !virama ? 'प-भ' : 'क-घच-झट-ढत-धप-भ';
  return { typed: { text }, variant: { text: `${start}ं`, next: RegExp(`[${plosives}${nasal}]`) } };
}

/** The first position of a spelling in a text in search form, from a position on; Infinity if there is none. */
export function findSpellingPosition(searched: string, { text, next }: Spelling, from = 0): number {
  let position = searched.indexOf(text, from);
  while (position >= 0 && next?.test(searched.charAt(position + text.length)) === false)
    position = searched.indexOf(text, position + 1);
  return position < 0 ? Infinity : position;
}

/** Whether a text in search form matches a query. */
export const matchesQuery = (searched: string, { typed, variant }: SearchQuery): boolean =>
  searched.includes(typed.text) ||
  (variant !== undefined && findSpellingPosition(searched, variant) < Infinity);
