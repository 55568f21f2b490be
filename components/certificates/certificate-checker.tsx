'use client';

import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { island } from '@/components/island';
import { RecordsErrorMessage } from '@/components/records/records-error-message';
import type { ColumnTitles } from '@/components/records/records-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PhoneLink } from '@/components/ui/phone-link';
import { Text } from '@/components/ui/text';
import { readFragment, subscribeToFragment } from '@/lib/browser/fragment';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { EXAMPLE_NUMBER, readCertificateNumber } from '@/lib/records/certificate-number';
import { findCertificate, type PublishedCertificates } from '@/lib/records/find-certificate';
import { getErrorKind, type RequestProgress } from '@/lib/records/request-progress';
import { BLANK_VALUE } from '@/lib/records/student-records';
import { QrCode } from './qr-code';

interface CertificateCheckerProps {
  certificates: PublishedCertificates;
  columns: ColumnTitles;
  phone: string;
  /** With [at] and [dot], as visitors read it. */
  email: string;
  language: Language;
  messages: Messages['certificates']['checker'] &
    Pick<Messages['records']['browser'], 'gone' | 'openAgain' | 'retry' | 'loading'>;
}

/** The answer for a certificate number: `row` if a record has this number, `failure` if the lookup failed. */
interface CertificateAnswer {
  number: string;
  row?: string;
  failure?: RequestProgress;
}

/** Looks a certificate number up. An answer for an earlier number, if it arrives late, is ignored. */
function useCertificateAnswer(
  number: string | undefined,
  { certificates, columns }: CertificateCheckerProps,
) {
  const [answer, setAnswer] = useState<CertificateAnswer>();
  const [attempt, setAttempt] = useState(1);
  const column = Object.keys(columns).indexOf('certificateNo');
  useEffect(() => {
    if (number === undefined) return;
    let isLatest = true;
    const showAnswer = (found: Omit<CertificateAnswer, 'number'>) => {
      if (isLatest) setAnswer({ number, ...found });
    };
    findCertificate(number, certificates, column).then(
      (row) => showAnswer({ row }),
      (error: unknown) => showAnswer({ failure: getErrorKind(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [number, certificates, column, attempt]);
  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return { answer: answer?.number === number ? answer : undefined, retry };
}

/** The field for a certificate number, and the answer. A QR code has the number as the fragment of the address. */
function CertificateCheckerView(props: CertificateCheckerProps) {
  const { columns: columnTitles, phone, email, language, messages } = props;
  const fragment = useSyncExternalStore(subscribeToFragment, readFragment, () => '');
  const number = readCertificateNumber(fragment);
  const { answer, retry } = useCertificateAnswer(number, props);
  const [checks, setChecks] = useState(0);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Replaces a text that was typed before hydration.
    if (inputRef.current && fragment) inputRef.current.value = number ?? fragment.trim();
  }, [fragment, number]);

  const checkTypedNumber = (event: FormEvent) => {
    event.preventDefault();
    const text = inputRef.current?.value ?? '';
    const { hash } = location;
    // The space makes sure that the fragment is not the id of an element, to which the browser would scroll.
    location.hash = readCertificateNumber(text) ?? ` ${text.slice(0, 40)}`;
    // The same number again: no event tells it.
    if (location.hash === hash) setChecks(checks + 1);
  };
  const values = answer?.row?.split(',');
  const getAnswerAddress = () => `${location.href.replace(/#.*/, '')}#${number}`;
  const getHeading = () => {
    if (number === undefined) return interpolate(messages.unreadable, { number: EXAMPLE_NUMBER });
    if (!answer) return messages.loading;
    return interpolate(values ? messages.found : messages.none, { number });
  };

  return (
    <section aria-label={messages.label} className="flex flex-col gap-6">
      <form onSubmit={checkTypedNumber} className="flex max-w-md items-end gap-3 no-script:hidden">
        <label className="min-w-0 flex-1 font-bold">
          {messages.label}
          <Field
            ref={inputRef}
            className="font-normal"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </label>
        <Button type="submit">{messages.check}</Button>
      </form>
      {answer?.failure && (
        <RecordsErrorMessage failure={answer.failure} onRetry={retry} messages={messages} />
      )}
      {/*
        The keys replace each answer as a whole: screen readers say one again that is the same, and React does not find
        the texts of a page that a browser has translated.
      */}
      <div role="status" className="flex flex-col gap-4 empty:-mt-6">
        {fragment && !answer?.failure && (
          <h2 key={`${checks} ${fragment} ${getHeading()}`} className="text-2xl">
            <Text language={language}>{getHeading()}</Text>
          </h2>
        )}
        {values && number && (
          <Fragment key={number}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              {Object.entries(columnTitles).map(([field, title], index) => (
                <div key={field} className="contents">
                  <dt className="font-bold">{title}</dt>
                  {/* The values are not translated, because visitors compare them with the certificate on paper. */}
                  <dd lang={language === 'en' ? undefined : 'en'}>
                    {values[index] || BLANK_VALUE}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="hidden print:block">{getAnswerAddress()}</p>
            <QrCode address={getAnswerAddress()} />
          </Fragment>
        )}
        {answer && !answer.failure && !values && (
          <p>
            {messages.advice} <PhoneLink className="prose-link">{phone}</PhoneLink>
            {', '}
            <Text language={language}>{email}</Text>
          </p>
        )}
      </div>
    </section>
  );
}

export const CertificateChecker = island('CertificateChecker', CertificateCheckerView);
