'use client';

import { ErrorPage, type ErrorPageProps } from '@/app/error-page';
import { errorMessages } from '@/lib/i18n/messages/hi-error';

export default function Page(props: ErrorPageProps) {
  return (
    <main>
      <ErrorPage {...props} messages={errorMessages} />
    </main>
  );
}
