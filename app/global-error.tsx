'use client';

import { ErrorPage, type ErrorPageProps } from './error-page';
import { errorMessages } from '@/lib/i18n/messages/en-error';
import './globals.css';

/** Next.js shows this page instead of the whole document when the layout throws an error. */
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
