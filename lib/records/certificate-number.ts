export const EXAMPLE_NUMBER = 'AT23001';

/**
 * Reads a certificate number as people type it: they may use spaces, hyphens and small letters.
 *
 * @returns two capital letters and five digits; undefined for anything else
 * @example readCertificateNumber('at-23 001') // 'AT23001'
 */
export function readCertificateNumber(text: string): string | undefined {
  const number = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[A-Z]{2}\d{5}$/.test(number) ? number : undefined;
}
