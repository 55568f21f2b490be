import type { MouseEvent } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Progress, RecordsStore } from '@/lib/records/records-store';

interface RecordsErrorMessageProps {
  failure: Progress;
  store: RecordsStore;
  messages: Messages['records']['browser'];
}

/** Says why the records could not be shown, and offers what to do next. */
export function RecordsErrorMessage({ failure, store, messages }: RecordsErrorMessageProps) {
  const isGone = failure === 'gone';
  const goOn = ({ currentTarget }: MouseEvent) => {
    if (isGone) return location.reload();
    // The button disappears with the message, and the focus would be lost.
    currentTarget.closest('section')?.querySelector('table')?.focus({ preventScroll: true });
    store.retry();
  };
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-bold">{messages[isGone ? 'gone' : 'lost']}</p>
      <button type="button" className="button" onClick={goOn}>
        {messages[isGone ? 'openAgain' : 'retry']}
      </button>
    </div>
  );
}
