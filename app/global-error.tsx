'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { Button } from '@/components/ui/button';
import { errorMessages, type ErrorMessages } from '@/lib/i18n/messages/en-error';
import './globals.css';

interface ErrorPageProps {
  /** Renders the page again. */
  reset: () => void;
  messages: ErrorMessages;
}

/** What a page shows instead of its content when it has thrown an error while it rendered (spec §8). */
export const ErrorPage = ({ reset, messages }: ErrorPageProps) => (
  <ErrorScreen title={messages.title} detail={messages.detail}>
    <Button onClick={reset}>{messages.retry}</Button>
  </ErrorScreen>
);

/**
 * In development, Next.js shows this document when a page or layout throws an error. Published pages are without the
 * client of Next.js: there scripts/export/hydration/error-boundary.tsx puts the error page into the document.
 */
export default function GlobalError({ reset }: Pick<ErrorPageProps, 'reset'>) {
  return (
    <html lang="en-IN">
      <title>{errorMessages.title}</title>
      <body>
        <main>
          <ErrorPage reset={reset} messages={errorMessages} />
        </main>
      </body>
    </html>
  );
}
