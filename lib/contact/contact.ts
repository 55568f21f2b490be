/**
 * An e-mail address that people can read and address collectors cannot (spec §1, footer).
 *
 * @example obfuscateEmail('info@site.example') // 'info [at] site [dot] example'
 */
export function obfuscateEmail(email: string): string {
  return email.replace('@', ' [at] ').replaceAll('.', ' [dot] ');
}

/** The `tel:` address of a phone number written with spaces, dashes or brackets (spec §7). */
export function getTelephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The longest run of digits that is easy to read. */
const LEGIBLE_DIGITS = 5;

/**
 * A phone number in groups of digits. Indian numbers written without spaces are grouped: 5+5 digits for a mobile,
 * 3+3+4 for a landline. Others stay as they are.
 *
 * @example formatPhone('+919876543210') // '+91 98765 43210'
 */
export function formatPhone(phone: string): string {
  const longest = Math.max(...phone.split(/\D+/).map((group) => group.length));
  if (longest <= LEGIBLE_DIGITS) return phone;
  const digits = phone.replace(/\D/g, '');
  const groups =
    /^(91)([6-9]\d{4})(\d{5})$/.exec(digits) ?? /^(91)(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return groups ? `+${groups.slice(1).join(' ')}` : phone;
}
