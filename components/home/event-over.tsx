'use client';

import { island } from '@/components/island';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { isDayOver } from '@/lib/dates/indian-days';

interface EventOverProps {
  /** A text is shown once its `lastDay` (YYYY-MM-DD) is over. Of several such texts, only the last one is shown. */
  notices: readonly { lastDay: string; text: string }[];
}

/**
 * The notice that an event is over. Only the browser can show it if the event ended after the build. It has its place
 * in the free space above the event's title, so that nothing moves when it appears.
 */
function EventOverView({ notices }: EventOverProps) {
  const text = useBrowserValue(
    () => notices.findLast(({ lastDay }) => isDayOver(lastDay, Date.now()))?.text,
    undefined,
  );
  return text && <p className="absolute bottom-full text-sm font-bold text-accent">{text}</p>;
}

export const EventOver = island('EventOver', EventOverView);
