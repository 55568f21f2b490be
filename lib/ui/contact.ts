/**
 * An e-mail address in a form that people read and address collectors do not (spec §1, footer).
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

/** As many digits in a row as can be read at a glance. */
const LEGIBLE_DIGITS = 5;

/**
 * A phone number to read: an Indian one whose digits were written in one go is parted into groups, of five and five for
 * a mobile, of three, three and four for a landline. One that was written in groups stays as it is.
 *
 * @param phone with its country code
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
