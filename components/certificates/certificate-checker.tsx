'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { island } from '@/components/island';
import { RecordsErrorMessage } from '@/components/records/records-error-message';
import type { RecordTitles } from '@/components/records/records-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PhoneLink } from '@/components/ui/phone-link';
import { Text } from '@/components/ui/text';
import { readFragment, subscribeToFragment } from '@/lib/browser/fragment';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { EXAMPLE_NUMBER, readCertificateNumber } from '@/lib/records/certificate-number';
import { findCertificate, type RecordsAddress } from '@/lib/records/records-source';
import { getErrorKind, type Progress } from '@/lib/records/records-store';
import { BLANK_VALUE } from '@/lib/records/student-records';
import { QrCode } from './qr-code';

interface CertificateCheckerProps {
  address: RecordsAddress;
  total: number;
  /** The titles of what is published, by field, in order. */
  columns: RecordTitles;
  phone: string;
  /** As people can read it. */
  email: string;
  language: Language;
  messages: Messages['certificates']['checker'] &
    Pick<Messages['records']['browser'], 'gone' | 'openAgain' | 'retry' | 'loading'>;
}

/** What is known of a number: its row, if there is one, or why nothing could be loaded. */
interface Answer {
  number: string;
  row?: string;
  failure?: Progress;
}

/** Looks a number up; an earlier one that arrives late changes nothing. */
function useAnswer(
  number: string | undefined,
  { address, total, columns }: CertificateCheckerProps,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(1);
  const column = Object.keys(columns).indexOf('certificateNo');
  useEffect(() => {
    if (number === undefined) return;
    let isLatest = true;
    const show = (found: Omit<Answer, 'number'>) => {
      if (isLatest) setAnswer({ number, ...found });
    };
    findCertificate(number, { address, total, column }).then(
      (row) => show({ row }),
      (error: unknown) => show({ failure: getErrorKind(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [number, address, total, column, attempt]);
  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return { answer: answer?.number === number ? answer : undefined, retry };
}

/** The field for a certificate's number, and the answer. The address carries the number, so a QR code leads to it. */
function CertificateCheckerView(props: CertificateCheckerProps) {
  const { columns, phone, email, language, messages } = props;
  const asked = useSyncExternalStore(subscribeToFragment, readFragment, () => '');
  const number = readCertificateNumber(asked);
  const { answer, retry } = useAnswer(number, props);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Else a text that was typed before hydration stays.
    if (inputRef.current && asked) inputRef.current.value = number ?? asked.trim();
  }, [asked, number]);

  const check = (event: FormEvent) => {
    event.preventDefault();
    const text = inputRef.current?.value ?? '';
    // The space keeps other texts from naming an element of the page.
    location.hash = readCertificateNumber(text) ?? ` ${text.slice(0, 40)}`;
  };
  const values = answer?.row?.split(',');
  const getAddress = () => `${location.href.replace(/#.*/, '')}#${number}`;
  const getHeading = () => {
    if (number === undefined) return interpolate(messages.unreadable, { number: EXAMPLE_NUMBER });
    if (!answer) return messages.loading;
    return interpolate(values ? messages.found : messages.none, { number });
  };

  return (
    <section aria-label={messages.label} className="space-y-6">
      <form onSubmit={check} className="flex max-w-md items-end gap-3 no-script:hidden">
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
      <div role="status" className="space-y-4">
        {asked && !answer?.failure && (
          <h2 className="text-2xl">
            <Text language={language}>{getHeading()}</Text>
          </h2>
        )}
        {values && number && (
          <>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              {Object.entries(columns).map(([field, title], column) => (
                <div key={field} className="contents">
                  <dt className="font-bold">{title}</dt>
                  {/* The values are not translated: they are as the council issued them. */}
                  <dd lang={language === 'en' ? undefined : 'en'}>
                    {values[column] || BLANK_VALUE}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="hidden print:block">{getAddress()}</p>
            <QrCode key={number} address={getAddress()} />
          </>
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
