import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ColumnTitles } from '@/components/records/records-table';
import { readFragment, subscribeToFragment } from '@/lib/browser/fragment';
import { readCertificateNumber } from '@/lib/records/certificate-number';
import { findCertificate, type PublishedCertificates } from '@/lib/records/find-certificate';
import { getErrorKind, type RequestProgress } from '@/lib/records/request-progress';

/** The answer for a certificate number: `row` if a record has this number, `failure` if the lookup failed. */
interface CertificateAnswer {
  number: string;
  row?: string;
  failure?: RequestProgress;
}

interface CertificateLookupProps {
  certificates: PublishedCertificates;
  /** The titles of the values in a row, by field. */
  columns: ColumnTitles;
}

/**
 * Looks the certificate number up that is the fragment of the address. An answer for an earlier number, if it arrives
 * late, is ignored.
 */
export function useCertificateLookup({ certificates, columns }: CertificateLookupProps) {
  const fragment = useSyncExternalStore(subscribeToFragment, readFragment, () => '');
  const number = readCertificateNumber(fragment);
  const column = Object.keys(columns).indexOf('certificateNo');
  const [latestAnswer, setLatestAnswer] = useState<CertificateAnswer>();
  const [lookups, setLookups] = useState(1);
  const [checks, setChecks] = useState(0);
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
    };
  }, [number, certificates, column, lookups]);

  /** Looks the number up again. */
  const retry = () => {
    setLatestAnswer(undefined);
    setLookups(lookups + 1);
  };

  /** Puts what a visitor has typed into the address, and so looks it up; the same number again only after a failure. */
  const check = (text: string) => {
    const { hash } = location;
    const typedNumber = readCertificateNumber(text);
    // The space makes sure that the fragment is not the id of an element, to which the browser would scroll.
    location.hash = typedNumber ?? ` ${text.slice(0, 40)}`;
    // The same text again: no event tells it.
    if (location.hash === hash) setChecks(checks + 1);
    if (typedNumber === number && answer?.failure) retry();
  };

  return {
    fragment,
    number,
    answer,
    /** How often the same text has been checked again. */
    checks,
    check,
    retry,
  };
}
