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
