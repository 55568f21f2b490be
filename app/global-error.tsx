'use client';

import ErrorPage from './error';
import './globals.css';

interface GlobalErrorPageProps {
  reset: () => void;
}

/** Shown in place of the whole document when the layout itself throws. */
export default function GlobalErrorPage({ reset }: GlobalErrorPageProps) {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <ErrorPage reset={reset} />
        </main>
      </body>
    </html>
  );
}
