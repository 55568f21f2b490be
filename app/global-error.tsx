'use client';

import { ErrorPage, type ErrorPageProps } from './error-page';
import { errorTexts } from '@/lib/i18n/messages/en-error';
import './globals.css';

/** Shown in place of the whole document when the layout itself throws. */
export default function GlobalErrorPage(props: ErrorPageProps) {
  return (
    <html lang="en-IN">
      <title>{errorTexts.title}</title>
      <body>
        <main>
          <ErrorPage {...props} texts={errorTexts} />
        </main>
      </body>
    </html>
  );
}
