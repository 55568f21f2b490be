/**
 * An e-mail address in a form that people read and address collectors do not (spec §1, footer).
 *
 * @example obfuscateEmail('info@scse.example') // 'info [at] scse [dot] example'
 */
export function obfuscateEmail(email: string): string {
  return email.replace('@', ' [at] ').replaceAll('.', ' [dot] ');
}

/** The `tel:` address of a phone number written with spaces, dashes or brackets (spec §7). */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
