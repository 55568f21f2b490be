'use client';

import { ErrorPage, type ErrorPageProps } from '@/app/error-page';
import { errorTexts } from '@/lib/i18n/messages/hi-error';

export default function Page(props: ErrorPageProps) {
  return <ErrorPage {...props} texts={errorTexts} />;
}
