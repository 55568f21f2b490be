/**
 * A name for an address: the words of a text in lower case, in any script, with hyphens instead of all characters that
 * are not letters or digits.
 *
 * @example toSlug('Lakhimpur (Kheri)') // 'lakhimpur-kheri'
 */
export const toSlug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? '';
