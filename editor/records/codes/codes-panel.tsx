import { Component } from 'react';
import { downloadFile } from '@/lib/browser/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { CONSENT_TITLE } from '@/lib/model/record-columns';
import { listCertificateNumbers } from '../change-records';
import { countWords } from '../describe-records';
import { ROUTES } from '@/lib/routes';
import { Button } from '../../button';
import type { PartProps } from '../form-state';
import { findAddressProblem, findSiteAddress, rememberSiteAddress } from './site-address';

interface CodesPanelProps extends PartProps {
  content: Pick<CollectionValues, 'pages'>;
}

interface State {
  /** The certificates that get a code. */
  numbers: readonly string[];
  /** The address of the site; undefined until codes are asked for. */
  address?: string;
  /** The number of codes that are made; undefined if none are being made. */
  count?: number;
}

/** Downloads the QR codes of certificates as one zip file, for a printer or a mail merge. */
export class CodesPanel extends Component<CodesPanelProps, State> {
  override state: State = { numbers: [] };
  private making = new AbortController();

  override componentWillUnmount(): void {
    this.making.abort();
  }

  private open(): void {
    const { titles, state } = this.props;
    const { records, found } = state.now;
    const shown = found.flatMap((position) => [records[position] ?? []]);
    const numbers = listCertificateNumbers(shown, titles.includes(CONSENT_TITLE));
    this.setState({ numbers, address: findSiteAddress() });
  }

  private async make(address: string): Promise<void> {
    const { signal } = (this.making = new AbortController());
    const showCount = (count: number) => this.setState({ count });
    showCount(0);
    rememberSiteAddress(address);
    const { zipCertificateCodes } = await import('./certificate-codes');
    const url = address + ROUTES.certificates.path;
    const zip = await zipCertificateCodes(this.state.numbers, url, showCount, signal);
    if (!zip) return;
    downloadFile('certificate-codes.zip', zip);
    this.close();
  }

  private close(): void {
    this.making.abort();
    this.setState({ address: undefined, count: undefined });
  }

  private renderAddress(entered: string) {
    const { content } = this.props;
    const { numbers } = this.state;
    const address = entered.trim().replace(/\/+$/, '');
    const problem = findAddressProblem(address, content);
    const example = `${address}${ROUTES.certificates.path}#${numbers[0]}`;
    return (
      <>
        <label>
          <span>The address of the site</span>
          <input
            type="url"
            value={entered}
            aria-invalid={problem !== undefined}
            aria-describedby="codes-problem"
            onChange={({ target }) => this.setState({ address: target.value })}
          />
        </label>
        <p id="codes-problem">
          {numbers.length === 0 && 'None of these records has a certificate number. '}
          {problem ?? (
            <>
              Try one first: does{' '}
              <a href={example} target="_blank" rel="noreferrer">
                {example}
              </a>{' '}
              open its certificate?
            </>
          )}
        </p>
        <Button
          label={`Make ${countWords(numbers.length, 'code')}`}
          kind="next"
          isDisabled={problem !== undefined || numbers.length === 0}
          onPress={() => void this.make(address)}
        />
      </>
    );
  }

  override render() {
    const { found } = this.props.state.now;
    const { numbers, address, count } = this.state;
    if (address === undefined)
      return (
        <Button
          label={`QR codes of ${countWords(found.length, 'record')}`}
          onPress={() => this.open()}
        />
      );
    return (
      <fieldset>
        <legend>QR codes of {countWords(numbers.length, 'certificate')}</legend>
        {count === undefined ? (
          this.renderAddress(address)
        ) : (
          <p role="status">
            {count.toLocaleString('en')} of {countWords(numbers.length, 'code')} made
          </p>
        )}
        <Button label="Cancel" onPress={() => this.close()} />
      </fieldset>
    );
  }
}
