/** A part of a text, and whether it is in Latin letters. */
export interface TextPart {
  text: string;
  isLatin: boolean;
}

/** Words that have a Latin letter, one after the other, with what stands between them. */
const LATIN_WORDS =
  /(\d*\p{sc=Latin}[\p{sc=Latin}\d]*(?:[ .,'’&/@+-]+\d*\p{sc=Latin}[\p{sc=Latin}\d]*)*)/u;

const HAS_LATIN = /\p{sc=Latin}/u;
const HAS_DEVANAGARI = /\p{sc=Devanagari}/u;

/**
 * The parts of a text that are in Latin letters, and those that are not; a text without any Devanagari is one part.
 *
 * @example splitByScript('CSV फाइल') // [{ text: 'CSV', isLatin: true }, { text: ' फाइल', isLatin: false }]
 */
export function splitByScript(text: string): TextPart[] {
  const parts = HAS_DEVANAGARI.test(text) ? text.split(LATIN_WORDS) : [text];
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isLatin: HAS_LATIN.test(part) }));
}
