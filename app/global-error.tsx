'use client';

import { ErrorPage, type ErrorPageProps } from './error-page';
import { errorMessages } from '@/lib/i18n/messages/en-error';
import './globals.css';

/** Shown in place of the whole document when the layout itself throws. */
export default function GlobalErrorPage(props: ErrorPageProps) {
  return (
    <html lang="en-IN">
      <title>{errorMessages.title}</title>
      <body>
        <main>
          <ErrorPage {...props} messages={errorMessages} />
        </main>
      </body>
    </html>
  );
}
