import { Component } from 'react';
import { downloadFile } from '@/lib/browser/download-file';
import { webAddressSchema } from '@/lib/model/value-schemas';
import type { RecordCells } from '@/lib/records/change-records';
import { ROUTES } from '@/lib/routes';
import { Button, countWords } from './button';

interface CertificateCodesPanelProps {
  titles: readonly string[];
  /** The records that the search shows. */
  records: readonly RecordCells[];
}

interface State {
  siteUrl: string;
  message?: string;
}

/** Where the browser keeps the address of the site. */
const SITE_URL_KEY = 'site-url';

/** The published editor is at /admin of the site. On the user's own computer, which has no https, nothing is known. */
const getSiteUrl = ({ origin, pathname, protocol }: Location): string =>
  protocol === 'https:' ? origin + pathname.replace(/\/admin(\.html|\/.*)?$/, '') : '';

/** Downloads the QR codes of certificates, for a printer or a mail merge. */
export class CertificateCodesPanel extends Component<CertificateCodesPanelProps, State> {
  override state: State = {
    siteUrl: localStorage.getItem(SITE_URL_KEY) ?? getSiteUrl(location),
  };

  /** @returns what the user is told */
  private async download(): Promise<string> {
    const siteUrl = this.state.siteUrl.trim().replace(/\/+$/, '');
    if (!webAddressSchema.safeParse(siteUrl).success)
      return 'Write the address of the site, which begins with https://.';
    localStorage.setItem(SITE_URL_KEY, siteUrl);
    const { listCertificateNumbers, zipCertificateCodes } = await import('./certificate-codes');
    const numbers = listCertificateNumbers(this.props.titles, this.props.records);
    if (numbers.length === 0)
      return 'None of these records is published with a certificate number.';
    const url = siteUrl + ROUTES.certificates.path;
    const zip = new Blob([zipCertificateCodes(numbers, url)], { type: 'application/zip' });
    downloadFile('certificate-codes.zip', zip);
    return `${countWords(numbers.length, 'code')} for ${url}`;
  }

  private async tell(): Promise<void> {
    const message = await this.download().catch(() => 'No codes were made. Is there a network?');
    this.setState({ message });
  }

  override render() {
    const { siteUrl, message } = this.state;
    return (
      <fieldset>
        <legend>QR codes for certificates</legend>
        <p>
          A code that is printed on a certificate opens the record of the certificate on the site.
        </p>
        <p className="bar">
          <input
            type="url"
            aria-label="Address of the site"
            size={32}
            placeholder="https://www.your-council.in"
            value={siteUrl}
            onChange={({ target }) => this.setState({ siteUrl: target.value })}
          />
          <Button
            label={`Download the codes of ${countWords(this.props.records.length, 'record')}`}
            onPress={() => void this.tell()}
          />
        </p>
        <p role="status">{message}</p>
      </fieldset>
    );
  }
}
