/** Makes QR codes for certificates. It is loaded only when somebody asks for them, because its libraries are large. */
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { drawQrCode } from '@/lib/records/certificate-qr';

/** The text of an SVG file with the QR code of an address. */
function renderQrCodeSvg(address: string): string {
  const { size, path } = drawQrCode(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}

/** The number of codes that are made in one go. Between them, the page can respond to the user. */
const CODES_AT_ONCE = 20;

/**
 * Makes a zip file with an SVG for each certificate, named by its number: a QR code that opens its answer on the site.
 *
 * @param url the address of the page that answers, without a fragment
 */
export async function zipCertificateCodes(numbers: readonly string[], url: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [index, number] of numbers.entries()) {
    if (index % CODES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const file = new ZipDeflate(`${number}.svg`);
    zip.add(file);
    file.push(strToU8(renderQrCodeSvg(`${url}#${number}`)), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
