/**
 * Obfuscates an e-mail address, so that people can read it, and programs that collect addresses cannot (spec §1).
 *
 * @example obfuscateEmail('info@site.example') // 'info [at] site [dot] example'
 */
export function obfuscateEmail(email: string): string {
  return email.replace('@', ' [at] ').replaceAll('.', ' [dot] ');
}
