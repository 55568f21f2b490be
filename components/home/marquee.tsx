import clsx from 'clsx';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { planMarquee } from '@/lib/ui/marquee';
import { PauseIcon, PlayIcon } from './icons';

/** Stands between two announcements (spec §1). */
const SEPARATOR = ' • ';

const PAUSE_ID = 'pause-announcements';

interface MarqueeProps {
  announcements: readonly string[];
  messages: Messages;
}

/**
 * The home page's banner of running announcements. It waits under the pointer and the focus, its switch stops it for
 * good, with or without script, and for reduced motion it stands still and shows all of its text.
 */
export function Marquee({ announcements, messages }: MarqueeProps) {
  if (announcements.length === 0) return null;
  const { label, pause } = messages.home.announcements;
  const whole = announcements.join(SEPARATOR);
  const { repeats, seconds } = planMarquee(whole);
  return (
    <section
      aria-label={label}
      className="group relative flex items-stretch overflow-hidden bg-highlight font-bold text-on-highlight"
    >
      <input
        id={PAUSE_ID}
        type="checkbox"
        aria-label={pause}
        className="peer absolute right-3 top-3 motion-reduce:hidden"
      />
      <label
        htmlFor={PAUSE_ID}
        className="z-10 order-last flex min-w-12 cursor-pointer items-center justify-center border-l-2 border-on-highlight bg-highlight peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:-outline-offset-4 motion-reduce:hidden peer-checked:[&>:first-child]:hidden [&:not(:is(:checked~*))>:last-child]:hidden"
      >
        <PauseIcon />
        <PlayIcon />
      </label>
      <div className="flex-1 overflow-hidden peer-checked:[&>*]:[animation-play-state:paused]">
        <div
          className={clsx(
            'flex w-max motion-safe:animate-marquee items-center py-2.5 group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:w-auto print:w-auto print:animate-none',
            `marquee-${seconds}`,
          )}
        >
          <p className="px-6 motion-safe:whitespace-nowrap print:whitespace-normal">
            <Text language={messages.language}>{whole}</Text>
          </p>
          {/* All of it twice: when the first half has run by, the second stands where that began. */}
          {Array.from({ length: 2 * repeats - 1 }, (_, place) => (
            <p
              key={place}
              aria-hidden="true"
              className="whitespace-nowrap px-6 motion-reduce:hidden print:hidden"
            >
              {whole}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
