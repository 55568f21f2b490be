import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons';

interface SlideshowControlsProps {
  /** Which of how many slides is shown. */
  place: string;
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The slideshow's buttons (spec §2, §4), Pause first as the carousel pattern asks. */
export function SlideshowControls(props: SlideshowControlsProps) {
  const { place, isPlaying, onToggle, onPrevious, onNext } = props;
  return (
    <div className="flex items-center gap-2 px-2 py-1 no-script:hidden">
      <button
        type="button"
        className="control"
        aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
        onClick={onToggle}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <p aria-hidden="true" className="flex-1 text-center font-bold tabular-nums tracking-widest">
        {place}
      </p>
      <button type="button" className="control" aria-label="Previous" onClick={onPrevious}>
        <PreviousIcon />
      </button>
      <button type="button" className="control" aria-label="Next" onClick={onNext}>
        <NextIcon />
      </button>
    </div>
  );
}
