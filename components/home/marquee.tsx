import clsx from 'clsx';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { planMarquee, type MarqueeDuration } from '@/lib/home/marquee';
import { pauseIcon, playIcon } from '@/components/ui/icons';

/** The text between two announcements (spec §1). */
const ANNOUNCEMENT_SEPARATOR = ' • ';

const PAUSE_CHECKBOX_ID = 'pause-announcements';

/** A class for each duration: the security policy refuses style attributes. */
const DURATION_CLASSES: Record<MarqueeDuration, string> = {
  120: '[--marquee-duration:120s]',
  240: '[--marquee-duration:240s]',
  480: '[--marquee-duration:480s]',
  960: '[--marquee-duration:960s]',
};

interface MarqueeProps {
  announcements: readonly string[];
  messages: Messages;
}

/**
 * The home page's moving announcements. They pause on hover and focus. A checkbox, which needs no script, stops them
 * until it is unchecked. If the visitor prefers reduced motion, they do not move and show the whole text.
 */
export function Marquee({ announcements, messages }: MarqueeProps) {
  if (announcements.length === 0) return null;
  const { label, pause } = messages.home.announcements;
  const fullText = announcements.join(ANNOUNCEMENT_SEPARATOR);
  const { repeats, seconds } = planMarquee(fullText);
  return (
    <section
      aria-label={label}
      className="marquee relative flex items-stretch overflow-hidden bg-highlight font-bold text-on-highlight"
    >
      <input
        id={PAUSE_CHECKBOX_ID}
        type="checkbox"
        aria-label={pause}
        className="absolute right-3 top-3"
      />
      <label htmlFor={PAUSE_CHECKBOX_ID}>
        {pauseIcon}
        {playIcon}
      </label>
      <div className="flex-1 overflow-hidden">
        <div
          className={clsx(
            'flex w-max motion-safe:animate-marquee items-center py-2.5 motion-reduce:w-auto print:w-auto print:animate-none',
            DURATION_CLASSES[seconds],
          )}
        >
          <p className="motion-safe:whitespace-nowrap motion-safe:px-6 motion-reduce:wrap print:whitespace-normal">
            <Text language={messages.language}>{fullText}</Text>
          </p>
          {/* The second half repeats the first, so that the animation can start again without a visible jump. */}
          {Array.from({ length: 2 * repeats - 1 }, (_, copyIndex) => (
            <p
              key={copyIndex}
              aria-hidden="true"
              className="whitespace-nowrap px-6 motion-reduce:hidden print:hidden"
            >
              {fullText}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
