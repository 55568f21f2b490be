/** Invisible characters and odd blanks, which phones, chats and PDF files leave in texts. */

/** Patterns of the places where an invisible character has an effect. */
const NEEDED_PATTERN = [
  // It joins or separates Devanagari letters, beside the virama: क्‍ष, र्‍, क्‌ष.
  String.raw`(?<=\u094D)[\u200C\u200D]|\u200D\u094D`,
  // It makes one emoji of two, or chooses the form of one.
  String.raw`(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D\p{ExtPict}|(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  // It names the country of a flag.
  String.raw`(?<=[\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0020}-\u{E007F}]`,
].join('|');

const STRAY_PATTERN = String.raw`(?!${NEEDED_PATTERN})[\p{DI}\p{Cf}\p{Zl}\p{Zp}\u2800]`;

/** An invisible character that has no effect where it is. */
export const STRAY_CHARACTER = new RegExp(STRAY_PATTERN, 'u');

const STRAY_CHARACTERS_AROUND = new RegExp(
  `^(\\s|${STRAY_PATTERN})+|(\\s|${STRAY_PATTERN})+$`,
  'gu',
);

/** Writes spaces of any kind and number as one space. Removes blanks and stray invisible characters around a text. */
export const cleanText = (text: string): string =>
  text.replace(/\p{Zs}+/gu, ' ').replace(STRAY_CHARACTERS_AROUND, '');

const STRAY_CHARACTER_OR_ODD_BLANK = new RegExp(`(?! )\\p{Zs}|${STRAY_PATTERN}`, 'gu');

/** Writes stray invisible characters and odd blanks as their numbers, such as [U+200B], so that people see them. */
export const showInvisibleCharacters = (text: string): string =>
  text.replace(STRAY_CHARACTER_OR_ODD_BLANK, (character) => {
    const number = character.codePointAt(0) ?? 0;
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
