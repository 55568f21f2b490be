import { downloadFile } from '@/lib/ui/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { ROUTES } from '@/lib/routes';
import { Button } from '../../button';
import type { PartProps } from '../actions';
import { listCertificateNumbers } from '../change-records';
import { countWords } from '../describe-records';

interface CodesPanelProps extends PartProps {
  content: Pick<CollectionValues, 'site'>;
}

/** Downloads the QR codes of certificates as one zip file, for a printer or a mail merge. */
export function CodesPanel({ content, needsConsent, state, dispatch }: CodesPanelProps) {
  const { records, found } = state.now;
  const { url } = content.site;
  if (!url) return <p>For QR codes, enter the address of the site under Seldom changed, Site.</p>;
  const address = url.replace(/\/+$/, '') + ROUTES.certificates.path;
  const tell = (text: string) => dispatch({ type: 'tell', text });
  const make = async () => {
    const shown = found.flatMap((position) => [records[position] ?? []]);
    const numbers = listCertificateNumbers(shown, needsConsent);
    if (numbers.length === 0) return tell('None of these records has a certificate number.');
    const codes = countWords(numbers.length, 'code');
    tell(`Making ${codes}.`);
    const { zipCertificateCodes } = await import('./certificate-codes');
    downloadFile('certificate-codes.zip', await zipCertificateCodes(numbers, address));
    tell(`${codes}, which lead to ${address}`);
  };
  return (
    <Button
      label={`QR codes of ${countWords(found.length, 'record')}`}
      onPress={() => void make()}
    />
  );
}
