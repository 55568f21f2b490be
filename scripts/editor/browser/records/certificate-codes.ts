/** Makes QR codes for certificates. It is loaded when somebody asks for them, because of its libraries. */
import { strToU8, zipSync } from 'fflate';
import { CONSENT_TITLE } from '@/lib/model/record-columns';
import { readCertificateNumber } from '@/lib/records/certificate-number';
import { renderQrCodeSvg } from '@/lib/records/certificate-qr';
import { hasConsent, toStudentRecord, type Cells } from '@/lib/records/records-file';

/** The numbers of the certificates for which the site answers: those that are valid, and have consent if it is needed. */
export function listCertificateNumbers(
  titles: readonly string[],
  records: readonly Cells[],
): string[] {
  const published = titles.includes(CONSENT_TITLE) ? records.filter(hasConsent) : records;
  return published.flatMap(
    (cells) => readCertificateNumber(toStudentRecord(cells).certificateNo) ?? [],
  );
}

/**
 * Makes a zip file with an SVG for each certificate, named by its number: a QR code that opens its answer on the site.
 *
 * @param url the address of the page that answers, without a fragment
 */
export const zipCertificateCodes = (numbers: readonly string[], url: string) =>
  zipSync(
    Object.fromEntries(
      numbers.map((number) => [`${number}.svg`, strToU8(renderQrCodeSvg(`${url}#${number}`))]),
    ),
  );
