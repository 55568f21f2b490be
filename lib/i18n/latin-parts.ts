/** A part of a text, and whether it is in Latin script. */
interface TextPart {
  text: string;
  isLatin: boolean;
}

/** Words with Latin letters that follow one another, with the punctuation between them. */
const LATIN_WORDS_PATTERN =
  /(\d*\p{sc=Latin}[\p{sc=Latin}\d]*(?:[ .,'’&/@+-]+\d*\p{sc=Latin}[\p{sc=Latin}\d]*)*)/u;

const LATIN_LETTER = /\p{sc=Latin}/u;
const DEVANAGARI_LETTER = /\p{sc=Devanagari}/u;

export const hasLatinLetter = (text: string): boolean => LATIN_LETTER.test(text);

/**
 * Splits a text into parts in Latin script and other parts. A text without Devanagari letters is one part.
 *
 * @example splitByScript('CSV फाइल') // [{ text: 'CSV', isLatin: true }, { text: ' फाइल', isLatin: false }]
 */
export function splitByScript(text: string): TextPart[] {
  const parts = DEVANAGARI_LETTER.test(text) ? text.split(LATIN_WORDS_PATTERN) : [text];
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isLatin: hasLatinLetter(part) }));
}
