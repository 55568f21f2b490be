export const EXAMPLE_NUMBER = 'AT23001';

/** The ASCII digit for a digit of any script. Unicode has each script's digits from 0 to 9 in one row. */
function toAsciiDigit(digit: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  const code = digit.codePointAt(0) ?? 0;
  let firstCode = code;
  while (isDigit(firstCode - 1)) firstCode -= 1;
  return String((code - firstCode) % 10);
}

/**
 * Reads a certificate number as people type it: with spaces, hyphens and invisible
 * signs, in small letters, and with the digits of any script.
 *
 * @returns two capital letters and five digits; undefined for anything else
 * @example readCertificateNumber('at-२३ ००१') // 'AT23001'
 */
export function readCertificateNumber(text: string): string | undefined {
  const number = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{DI}\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .toUpperCase();
  return /^[A-Z]{2}\d{5}$/.test(number) ? number : undefined;
}
