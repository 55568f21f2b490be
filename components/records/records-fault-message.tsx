import type { RecordsFault } from './use-records';

interface RecordsFaultMessageProps {
  fault: RecordsFault;
  onRetry: () => void;
}

/** Says why the records that were asked for are not there, and offers the way on. */
export function RecordsFaultMessage({ fault, onRetry }: RecordsFaultMessageProps) {
  const isGone = fault === 'gone';
  return (
    <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-bold">
        {isGone
          ? 'The records have been published anew since this page was opened.'
          : 'The records could not be loaded.'}
      </p>
      <button type="button" className="button" onClick={isGone ? () => location.reload() : onRetry}>
        {isGone ? 'Open the page again' : 'Try again'}
      </button>
    </div>
  );
}
