'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

interface ErrorPageProps {
  reset: () => void;
}

/** Shown inside the layout when a page throws while it renders. */
export default function ErrorPage({ reset }: ErrorPageProps) {
  return (
    <ErrorScreen detail="Something went wrong on this page.">
      <button type="button" className="button" onClick={reset}>
        Try again
      </button>
    </ErrorScreen>
  );
}
