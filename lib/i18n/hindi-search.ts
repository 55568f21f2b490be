/**
 * Converts a text to the form in which every search compares texts: lower case, and one spelling of letters that Unicode
 * can spell in two ways, such as ड़ and é.
 */
export const toSearchForm = (text: string): string => text.toLowerCase().normalize('NFC');

/**
 * Normalises Hindi for searching. People often leave out the signs nukta and chandrabindu (गाज़ियाबाद, गाँव), nasal
 * consonants have two spellings (सम्भल, संभल), and keyboards write some letters in several ways. A text that has only
 * such signs is returned as it is, because an empty text would match everything.
 */
export const normalizeHindiSpelling = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u093C\u200C\u200D]/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-ह]|$)/g, 'ं') || text;

/** Whether a text contains the query. For Hindi, the spellings may differ. */
export const matchesHindiQuery = (text: string, query: string): boolean =>
  text.includes(query) || normalizeHindiSpelling(text).includes(normalizeHindiSpelling(query));
