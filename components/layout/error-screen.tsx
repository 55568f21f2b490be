import type { ReactNode } from 'react';
import { PushButton } from '@/components/ui/controls';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

interface ErrorScreenProps {
  title: string;
  /** What went wrong, in a few words. */
  detail: string;
  /** What the visitor can do next: a link or a button. */
  children: ReactNode;
}

/** The default error screen (spec §2, §8). */
export function ErrorScreen({ title, detail, children }: ErrorScreenProps) {
  return (
    <div className="wrap py-16 sm:py-24">
      <div className="lanes mb-8 max-w-40 text-lane" />
      <h1 className="text-4xl tracking-tight sm:text-5xl">{title}</h1>
      <p className="mt-4 text-xl font-semibold text-soft">{detail}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}

interface ErrorPageProps {
  /** Renders the page again. */
  reset: () => void;
  messages: ErrorMessages;
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Replaces the content of a page that has thrown an error while it rendered (spec §8). It takes the focus,
 * because the element that had it is gone.
 */
export const ErrorPage = ({ reset, messages }: ErrorPageProps) => (
  <div role="alert" ref={focus} tabIndex={-1} className="focus:outline-transparent">
    <ErrorScreen title={messages.title} detail={messages.detail}>
      <PushButton onClick={reset}>{messages.retry}</PushButton>
    </ErrorScreen>
  </div>
);
