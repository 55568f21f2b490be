export const EXAMPLE_NUMBER = 'AT23001';

/** The digits of a certificate number are this number plus slNo (spec §9). */
const CERTIFICATE_BASE = 23000;

/**
 * The letters at the start of a certificate number: the first two Latin letters of the game, in upper case (spec §9).
 * Digits, spaces and accents are skipped.
 *
 * @returns undefined for a game without two Latin letters, such as one in Hindi
 * @example getCertificateLetters('3x3 Basketball') // 'XB'
 */
export function getCertificateLetters(game: string): string | undefined {
  const letters = game.normalize('NFD').replace(/[^a-z]/gi, '');
  return letters.length < 2 ? undefined : letters.slice(0, 2).toUpperCase();
}

/** The letters for a game without two Latin letters. */
const DEFAULT_LETTERS = 'XX';

/**
 * A certificate number: the letters of the game, then 23000 + slNo with five digits (spec §9). The editor numbers real
 * certificates in the same way.
 *
 * @example formatCertificateNumber('Athletics', 1) // 'AT23001'
 */
export function formatCertificateNumber(game: string, slNo: number): string {
  const digits = String(CERTIFICATE_BASE + slNo).padStart(5, '0');
  return (getCertificateLetters(game) ?? DEFAULT_LETTERS) + digits;
}

/**
 * The offset of a certificate number: what formatCertificateNumber adds to 23000.
 *
 * @returns undefined for a text that is no certificate number
 * @example parseCertificateOffset('AT23001') // 1
 */
export function parseCertificateOffset(certificateNo: string): number | undefined {
  const [, digits] = /^[A-Z]{2}(\d{5})$/.exec(certificateNo) ?? [];
  return digits === undefined ? undefined : Number(digits) - CERTIFICATE_BASE;
}

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
 * with the digits of any script, and with the letters O, I and L for digits, or the digits 0 and 1 for letters. It
 * ignores a query such as `?utm=1` or `&x=1`, which messengers and mail programs add to its address.
 *
 * @returns two capital letters and five digits; undefined for anything else
 * @example parseCertificateNumber('#at-२३ ००l.') // 'AT23001'
 */
export function parseCertificateNumber(text: string): string | undefined {
  const signs = toAsciiDigits(
    text.normalize('NFKC').replace(/(\?|(?!^)[&#;].*=).*|[\s\p{P}\p{DI}\p{Cf}]/gsu, ''),
  ).toUpperCase();
  const letters = signs.slice(0, 2).replaceAll('0', 'O').replaceAll('1', 'I');
  const digits = signs.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
  const number = letters + digits;
  return /^[A-Z]{2}\d{5}$/.test(number) ? number : undefined;
}
