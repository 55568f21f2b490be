'use client';

import { island } from '@/components/island';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { isDayOver } from '@/lib/dates/dates';

interface EventOverProps {
  /** The last day of the event, YYYY-MM-DD. */
  lastDay: string;
  message: string;
}

/**
 * The notice that an event is over. Only the browser can show it if the event ended after the build. It has its place
 * in the free space above the event's title, so that nothing moves when it appears.
 */
function EventOverView({ lastDay, message }: EventOverProps) {
  const isOver = useBrowserValue(() => isDayOver(lastDay, Date.now()), false);
  return isOver && <p className="absolute bottom-full text-sm font-bold text-accent">{message}</p>;
}

export const EventOver = island('EventOver', EventOverView);
