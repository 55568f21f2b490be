import type { MouseEvent } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Progress, RecordsStore } from '@/lib/records/records-store';

interface RecordsErrorMessageProps {
  failure: Progress;
  store: RecordsStore;
  messages: Messages['records']['browser'];
}

/** Says why the records that were asked for are not there, and offers the way on. */
export function RecordsErrorMessage({ failure, store, messages }: RecordsErrorMessageProps) {
  const isGone = failure === 'gone';
  const goOn = ({ currentTarget }: MouseEvent) => {
    if (isGone) return location.reload();
    // The button goes with the message, and would take the focus along.
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
