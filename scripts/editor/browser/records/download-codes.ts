import { downloadFile } from '@/lib/browser/download-file';
import { webAddressSchema } from '@/lib/model/value-schemas';
import type { Cells } from '@/lib/records/records-file';
import { ROUTES } from '@/lib/routes';

/** Where the browser keeps the address of the site. */
const SITE_URL_KEY = 'site-url';

/** The address of the site: the published editor is at /admin of it; on the user's own computer, the user is asked. */
function findSiteUrl(): string | undefined {
  const { origin, pathname, protocol } = location;
  if (protocol === 'https:') return origin + pathname.replace(/\/admin(\.html|\/.*)?$/, '');
  const question = 'The address of the site, which begins with https://';
  const address = prompt(question, localStorage.getItem(SITE_URL_KEY) ?? 'https://');
  return address?.trim().replace(/\/+$/, '');
}

/** Downloads the QR codes of certificates as one zip file, for a printer or a mail merge. */
export async function downloadCodes(
  titles: readonly string[],
  records: readonly Cells[],
): Promise<void> {
  const siteUrl = findSiteUrl();
  if (siteUrl === undefined) return;
  if (!webAddressSchema.safeParse(siteUrl).success) {
    alert(`${siteUrl} is not an address that begins with https://.`);
    return;
  }
  localStorage.setItem(SITE_URL_KEY, siteUrl);
  const { listCertificateNumbers, zipCertificateCodes } = await import('./certificate-codes');
  const numbers = listCertificateNumbers(titles, records);
  const zip = zipCertificateCodes(numbers, siteUrl + ROUTES.certificates.path);
  if (numbers.length === 0) alert('None of these records has a certificate number.');
  else downloadFile('certificate-codes.zip', new Blob([zip], { type: 'application/zip' }));
}
