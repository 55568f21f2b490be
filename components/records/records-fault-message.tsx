import type { Texts } from '@/lib/i18n/messages/en';

interface RecordsFaultMessageProps {
  /** Whether they have been published anew since the page was. */
  isGone: boolean;
  onRetry: () => void;
  texts: Texts['records']['browser'];
}

/** Says why the records that were asked for are not there, and offers the way on. */
export function RecordsFaultMessage({ isGone, onRetry, texts }: RecordsFaultMessageProps) {
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-bold">{isGone ? texts.gone : texts.lost}</p>
      <button type="button" className="button" onClick={isGone ? () => location.reload() : onRetry}>
        {isGone ? texts.openAgain : texts.retry}
      </button>
    </div>
  );
}
