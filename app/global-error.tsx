'use client';

import { ErrorPage } from '@/components/layout/error-screen';
import { enError } from '@/lib/i18n/messages/en-error';
import './globals.css';

/**
 * In development, Next.js shows this document when a page or layout throws an error. Published pages are without the
 * client of Next.js: there scripts/export/hydration/hydrate-islands.tsx puts the error page into the document.
 */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-IN">
      <title>{enError.title}</title>
      <body>
        <main>
          <ErrorPage reset={reset} messages={enError} />
        </main>
      </body>
    </html>
  );
}
