/**
 * Converts a text to the form in which every search compares texts: lower case, blanks of all kinds as one, no invisible
 * characters, and one spelling of letters that Unicode can spell in two ways, such as ड़ and é.
 */
export const toSearchForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    // A line break separates the names that are searched at once.
    .replace(/(?:(?!\n)[\s\u2800])+/g, ' ')
    .normalize('NFC');

/**
 * Normalises the Hindi of a text in search form. People often leave out the signs nukta and chandrabindu (गाज़ियाबाद,
 * गाँव), and nasal consonants have two spellings (सम्भल, संभल). A text that has only such signs is returned as it is,
 * because an empty text would match everything.
 */
const normalizeHindiSpelling = (text: string): string =>
  text.replaceAll('\u093C', '').replace(/ँ|[ङञणनम]्(?=[क-ह]|$)/g, 'ं') || text;

/** Whether a text contains the query, both in search form. For Hindi, the spellings may differ. */
export const matchesHindiQuery = (text: string, query: string): boolean =>
  text.includes(query) || normalizeHindiSpelling(text).includes(normalizeHindiSpelling(query));
