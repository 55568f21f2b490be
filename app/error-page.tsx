import { Button } from '@/components/ui/button';
import { ErrorScreen } from '@/components/layout/error-screen';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

/** The props that Next.js passes to an error page. */
export interface ErrorPageProps {
  reset: () => void;
}

/** Next.js shows this page inside the layout when a page throws an error while it renders. */
export function ErrorPage({ reset, messages }: ErrorPageProps & { messages: ErrorMessages }) {
  return (
    <ErrorScreen title={messages.title} detail={messages.detail}>
      <Button onClick={reset}>{messages.retry}</Button>
    </ErrorScreen>
  );
}
