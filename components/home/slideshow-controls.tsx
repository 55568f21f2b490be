import type { Messages } from '@/lib/i18n/messages/en';
import { IconButton } from '@/components/ui/controls';
import { nextIcon, pauseIcon, playIcon, previousIcon } from '@/components/ui/icons';

interface SlideshowControlsProps {
  /** The position of the slide, such as "3 / 45". */
  positionText: string;
  isPlaying: boolean;
  messages: Messages['home']['slideshow'];
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The slideshow's buttons (spec §2, §4). Play/Pause comes first, as the carousel pattern of the W3C requires. */
export function SlideshowControls(props: SlideshowControlsProps) {
  const { positionText, isPlaying, messages, onToggle, onPrevious, onNext } = props;
  return (
    <div className="slideshow-controls flex items-center gap-2 px-2 py-1 no-script:hidden print:hidden">
      <IconButton
        // The icons are in the same place, and only their visibility changes: a press needs no layout.
        className="group"
        aria-label={isPlaying ? messages.pause : messages.play}
        data-paused={isPlaying ? undefined : ''}
        onClick={onToggle}
      >
        <span className="group-data-[paused]:invisible">{pauseIcon}</span>
        <span className="invisible absolute group-data-[paused]:visible">{playIcon}</span>
      </IconButton>
      <p aria-hidden="true" className="flex-1 text-center font-bold tabular tracking-widest">
        {positionText}
      </p>
      <IconButton aria-label={messages.previous} onClick={onPrevious}>
        {previousIcon}
      </IconButton>
      <IconButton aria-label={messages.next} onClick={onNext}>
        {nextIcon}
      </IconButton>
    </div>
  );
}
