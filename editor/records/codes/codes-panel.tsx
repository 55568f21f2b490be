import { Component } from 'react';
import { downloadFile } from '@/lib/ui/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { ROUTES } from '@/lib/routes';
import { Button } from '../../button';
import { listCertificateNumbers } from '../change-records';
import { countWords } from '../describe-records';
import type { PartProps } from '../actions';

interface CodesPanelProps extends PartProps {
  content: Pick<CollectionValues, 'site'>;
}

interface CodesPanelState {
  /** While codes are made, how many are ready, as text. */
  progress?: string;
}

/** Downloads the QR codes of certificates as one zip file, for a printer or a mail merge. */
export class CodesPanel extends Component<CodesPanelProps, CodesPanelState> {
  override state: CodesPanelState = {};
  private making = new AbortController();

  override componentWillUnmount(): void {
    this.making.abort();
  }

  private finish(text: string): void {
    this.setState({ progress: undefined });
    this.props.dispatch({ type: 'tell', text });
  }

  private readonly cancel = (): void => {
    this.making.abort();
    this.finish('Cancelled: no codes were made.');
  };

  private async make(url: string): Promise<void> {
    const { needsConsent, state } = this.props;
    const { records, found } = state.now;
    const shown = found.flatMap((position) => [records[position] ?? []]);
    const numbers = listCertificateNumbers(shown, needsConsent);
    const codes = countWords(numbers.length, 'code');
    if (numbers.length === 0) return this.finish('None of these records has a certificate number.');
    const { signal } = (this.making = new AbortController());
    const showCount = (count: number) =>
      this.setState({ progress: `${count.toLocaleString('en')} of ${codes} made` });
    showCount(0);
    this.props.dispatch({ type: 'tell', text: `Making ${codes}.` });
    const { zipCertificateCodes } = await import('./certificate-codes');
    const zip = await zipCertificateCodes(numbers, url, showCount, signal);
    if (!zip) return;
    downloadFile('certificate-codes.zip', zip);
    this.finish(`${codes}, which lead to ${url}`);
  }

  override render() {
    const { content, state } = this.props;
    const { progress } = this.state;
    const { url } = content.site;
    if (!url) return <p>For QR codes, enter the address of the site under Seldom changed, Site.</p>;
    const address = url.replace(/\/+$/, '') + ROUTES.certificates.path;
    return (
      <>
        {/* One button, so that the focus stays on it. */}
        <Button
          label={
            progress ? 'Cancel' : `QR codes of ${countWords(state.now.found.length, 'record')}`
          }
          onPress={progress ? this.cancel : () => void this.make(address)}
        />
        <span>{progress}</span>
      </>
    );
  }
}
