import { Component } from 'react';
import { downloadFile } from '@/lib/ui/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { ROUTES } from '@/lib/routes';
import { Button } from '../../button';
import { listCertificateNumbers } from '../change-records';
import { countWords } from '../describe-records';
import type { PartProps } from '../part-props';

interface CodesPanelProps extends PartProps {
  content: Pick<CollectionValues, 'site'>;
}

interface CodesPanelState {
  /** The progress or the result, as text. */
  status?: string;
  isMaking: boolean;
}

/** Downloads the QR codes of certificates as one zip file, for a printer or a mail merge. */
export class CodesPanel extends Component<CodesPanelProps, CodesPanelState> {
  override state: CodesPanelState = { isMaking: false };
  private making = new AbortController();

  override componentWillUnmount(): void {
    this.making.abort();
  }

  private readonly cancel = (): void => {
    this.making.abort();
    this.setState({ status: undefined, isMaking: false });
  };

  private async make(url: string): Promise<void> {
    const { needsConsent, state } = this.props;
    const { records, found } = state.now;
    const shown = found.flatMap((position) => [records[position] ?? []]);
    const numbers = listCertificateNumbers(shown, needsConsent);
    const codes = countWords(numbers.length, 'code');
    if (numbers.length === 0)
      return this.setState({ status: 'None of these records has a certificate number.' });
    const { signal } = (this.making = new AbortController());
    const showCount = (count: number) =>
      this.setState({ status: `${count.toLocaleString('en')} of ${codes} made`, isMaking: true });
    showCount(0);
    const { zipCertificateCodes } = await import('./certificate-codes');
    const zip = await zipCertificateCodes(numbers, url, showCount, signal);
    if (!zip) return;
    downloadFile('certificate-codes.zip', zip);
    this.setState({ status: `${codes}, which lead to ${url}`, isMaking: false });
  }

  override render() {
    const { content, state } = this.props;
    const { status, isMaking } = this.state;
    const { url } = content.site;
    if (!url) return <p>For QR codes, enter the address of the site under Seldom changed, Site.</p>;
    const address = url.replace(/\/+$/, '') + ROUTES.certificates.path;
    return (
      <>
        <Button
          label={`QR codes of ${countWords(state.now.found.length, 'record')}`}
          isDisabled={isMaking}
          onPress={() => void this.make(address)}
        />
        {isMaking && <Button label="Cancel" onPress={this.cancel} />}
        <span role="status">{status}</span>
      </>
    );
  }
}
