/**
 * Normalises Hindi for searching: nukta and chandrabindu are often left out (गाज़ियाबाद, गाँव), nasal consonants have
 * two spellings (सम्भल, संभल), and keyboards write some letters in several ways. A text of such signs alone stays as
 * it is, because an empty one would match everything.
 */
export const foldHindiMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u093C\u200C\u200D]/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-ह]|$)/g, 'ं') || text;

/** Whether a Hindi text contains the query, in the same or another spelling. */
export const includesHindi = (text: string, typed: string): boolean =>
  text.includes(typed) || foldHindiMarks(text).includes(foldHindiMarks(typed));
