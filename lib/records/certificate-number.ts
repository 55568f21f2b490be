export const EXAMPLE_NUMBER = 'AT23001';

/** The ASCII digit for a digit of any script. Unicode has each script's digits from 0 to 9 in one row. */
function toAsciiDigit(digit: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  const code = digit.codePointAt(0) ?? 0;
  let firstCode = code;
  while (isDigit(firstCode - 1)) firstCode -= 1;
  return String((code - firstCode) % 10);
}

/** Writes the digits of all scripts, such as २३, as those of ASCII. */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toAsciiDigit);

/**
 * Reads a certificate number as people type it: with spaces, punctuation and invisible characters, in small letters,
 * with the digits of any script, and with the letters O, I and L for digits, or the digits 0 and 1 for letters.
 *
 * @returns two capital letters and five digits; undefined for anything else
 * @example parseCertificateNumber('#at-२३ ००l.') // 'AT23001'
 */
export function parseCertificateNumber(text: string): string | undefined {
  const signs = toAsciiDigits(
    text.normalize('NFKC').replace(/[\s\p{P}\p{DI}\p{Cf}]/gu, ''),
  ).toUpperCase();
  const letters = signs.slice(0, 2).replaceAll('0', 'O').replaceAll('1', 'I');
  const digits = signs.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
  const number = letters + digits;
  return /^[A-Z]{2}\d{5}$/.test(number) ? number : undefined;
}
