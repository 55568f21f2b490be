import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ColumnTitles } from '@/lib/records/table-texts';
import { readFragment, subscribeToFragment } from '@/lib/urls/fragment';
import { parseCertificateNumber } from '@/lib/records/certificate-number';
import { findCertificate, type CertificateShards } from '@/lib/records/find-certificate';
import { getErrorKind, type RequestProgress } from '@/lib/records/fetch-shard';

/** The answer for a certificate number: `row` if a record has this number, `failure` if the lookup failed. */
interface CertificateAnswer {
  number: string;
  row?: string;
  failure?: RequestProgress;
}

interface CertificateLookupProps {
  certificates: CertificateShards;
  /** The titles of the values in a row, by field. */
  columns: ColumnTitles;
}

/**
 * Looks up the certificate number in the fragment of the address. If the answer for an earlier number arrives late, it
 * is ignored.
 */
export function useCertificateLookup({ certificates, columns }: CertificateLookupProps) {
  const fragment = useSyncExternalStore(subscribeToFragment, readFragment, () => '');
  const number = parseCertificateNumber(fragment);
  const column = Object.keys(columns).indexOf('certificateNo');
  const [latestAnswer, setLatestAnswer] = useState<CertificateAnswer>();
  const [repeats, setRepeats] = useState(0);
  const answer = latestAnswer?.number === number ? latestAnswer : undefined;
  useEffect(() => {
    if (number === undefined) return;
    let isLatest = true;
    const showAnswer = (found: Omit<CertificateAnswer, 'number'>) => {
      if (isLatest) setLatestAnswer({ number, ...found });
    };
    findCertificate(number, certificates, column).then(
      (row) => showAnswer({ row }),
      (error: unknown) => showAnswer({ failure: getErrorKind(error) }),
    );
    return () => {
      isLatest = false;
      setLatestAnswer(undefined);
    };
  }, [number, certificates, column, repeats]);

  /** Looks up the same number again. */
  const repeat = () => setRepeats(repeats + 1);

  /** Puts the typed text into the address. The new address starts the lookup. */
  const check = (text: string) => {
    const typedNumber = parseCertificateNumber(text);
    // The space makes sure that the fragment is not the id of an element, to which the browser would scroll.
    location.hash = typedNumber ?? ` ${text.slice(0, 40)}`;
    if (readFragment() === fragment || (typedNumber === number && answer?.failure)) repeat();
  };

  return { fragment, number, answer, repeats, check, repeat };
}
