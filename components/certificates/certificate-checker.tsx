'use client';

import { Fragment, useEffect, useRef } from 'react';
import { island } from '@/components/island';
import { RecordsErrorMessage } from '@/components/records/records-error-message';
import { PhoneLink } from '@/components/ui/phone-link';
import { Text } from '@/components/ui/text';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { EXAMPLE_NUMBER } from '@/lib/records/certificate-number';
import type { CertificateShards } from '@/lib/records/find-certificate';
import { BLANK_SIGN, type ColumnTitles } from '@/lib/records/table-texts';
import { ANSWER_ID, CertificateForm } from './certificate-form';
import { QrCode } from './qr-code';
import { useCertificateLookup } from './use-certificate-lookup';

interface CertificateCheckerProps {
  certificates: CertificateShards;
  columns: ColumnTitles;
  phone: string;
  /** With [at] and [dot], as visitors read it. */
  email: string;
  language: Language;
  messages: Messages['certificates']['checker'] &
    Pick<Messages['records']['browser'], 'gone' | 'lost' | 'openAgain' | 'retry' | 'loading'>;
}

/** The field for a certificate number, and the answer. A QR code has the number as the fragment of the address. */
function CertificateCheckerView(props: CertificateCheckerProps) {
  const { columns: columnTitles, phone, email, language, messages } = props;
  const { fragment, number, answer, repeats, check, repeat } = useCertificateLookup(props);
  const values = answer?.row?.split(',');
  const answerRef = useRef<HTMLDivElement>(null);
  const isUnknown = answer !== undefined && !answer.failure && !values;
  const isWrong = Boolean(fragment) && (number === undefined || isUnknown);
  const getAnswerAddress = () => `${location.href.replace(/#.*/, '')}#${number}`;
  const getHeading = () => {
    if (number === undefined) return interpolate(messages.unreadable, { number: EXAMPLE_NUMBER });
    if (!answer) return messages.loading;
    return interpolate(values ? messages.found : messages.none, { number });
  };

  // In a low window, such as at 400 % zoom, the answer would be out of view.
  useEffect(() => {
    if (fragment) answerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [fragment, answer, repeats]);

  return (
    <section aria-label={messages.label} className="flex flex-col gap-6">
      <CertificateForm
        fragment={fragment}
        number={number}
        isWrong={isWrong}
        onCheck={check}
        messages={messages}
      />
      {answer?.failure && (
        <RecordsErrorMessage failure={answer.failure} onRetry={repeat} messages={messages} />
      )}
      {/*
        The keys make React replace each answer as a whole. Screen readers then repeat an answer that is the same, and
        React changes no texts, which it would not find if a browser has translated the page.
      */}
      <div ref={answerRef} id={ANSWER_ID} role="status" className="certificate-answer empty:-mt-6">
        {fragment && !answer?.failure && (
          <h2 key={`${repeats} ${fragment} ${getHeading()}`} className="text-2xl">
            <Text language={language}>{getHeading()}</Text>
          </h2>
        )}
        {values && number && (
          <Fragment key={number}>
            <dl className="certificate">
              {Object.entries(columnTitles).map(([field, title], index) => (
                <div key={field}>
                  <dt className="text-sm text-soft">{title}</dt>
                  {/* The values are not translated, because visitors compare them with the certificate on paper. */}
                  <dd className="text-lg font-semibold">
                    <Text language={language}>{values[index] || BLANK_SIGN}</Text>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="hidden print:block">{getAnswerAddress()}</p>
            <QrCode address={getAnswerAddress()} />
          </Fragment>
        )}
        {isUnknown && (
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
