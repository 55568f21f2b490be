'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { Button } from '@/components/ui/controls';
import { errorMessages, type ErrorMessages } from '@/lib/i18n/messages/en-error';
import './globals.css';

interface ErrorPageProps {
  /** Renders the page again. */
  reset: () => void;
  messages: ErrorMessages;
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * What a page shows instead of its content when it has thrown an error while it rendered (spec §8). It takes the focus,
 * because the element that had it is gone.
 */
export const ErrorPage = ({ reset, messages }: ErrorPageProps) => (
  <div role="alert" ref={focus} tabIndex={-1} className="focus:outline-transparent">
    <ErrorScreen title={messages.title} detail={messages.detail}>
      <Button onClick={reset}>{messages.retry}</Button>
    </ErrorScreen>
  </div>
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
