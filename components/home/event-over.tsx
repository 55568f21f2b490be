'use client';

import { island } from '@/components/island';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { isOver } from '@/lib/i18n/indian-days';

interface EventOverProps {
  /** What it says once a day (YYYY-MM-DD) is over; of several, the last one that applies. */
  notices: readonly { lastDay: string; text: string }[];
}

/**
 * Says that an event is over, once its last day is, which only a browser knows of a day after the build. It is in
 * the free space above the event's title, so that nothing moves when it appears.
 */
function EventOverView({ notices }: EventOverProps) {
  const text = useBrowserValue(
    () => notices.findLast(({ lastDay }) => isOver(lastDay, Date.now()))?.text,
    undefined,
  );
  return text && <p className="absolute bottom-full text-sm font-bold text-accent">{text}</p>;
}

export const EventOver = island('EventOver', EventOverView);
