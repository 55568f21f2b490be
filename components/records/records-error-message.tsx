import { PushButton } from '@/components/ui/controls';
import type { Messages } from '@/lib/i18n/messages/en';
import type { RequestProgress } from '@/lib/records/fetch-shard';

interface RecordsErrorMessageProps {
  failure: RequestProgress;
  /** Called to load the records again; the message then disappears. */
  onRetry: () => void;
  messages: Pick<Messages['records']['browser'], 'gone' | 'lost' | 'openAgain' | 'retry'>;
}

/** The message why the records could not be shown, with a button to reload the page or to try again. */
export function RecordsErrorMessage({ failure, onRetry, messages }: RecordsErrorMessageProps) {
  const isGone = failure === 'gone';
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-bold">{messages[isGone ? 'gone' : 'lost']}</p>
      <PushButton onClick={isGone ? () => location.reload() : onRetry}>
        {messages[isGone ? 'openAgain' : 'retry']}
      </PushButton>
    </div>
  );
}
