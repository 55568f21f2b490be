'use client';

import { useSyncExternalStore } from 'react';
import { island } from '@/components/island';
import { isOver } from '@/lib/i18n/indian-days';

interface EventOverProps {
  /** YYYY-MM-DD */
  lastDay: string;
  /** What it says. */
  text: string;
}

const subscribeToNothing = () => () => undefined;

/**
 * Says that an event is over, once its last day is, which only a browser knows of a day after the build. It is in
 * the free space above the event's title, so that nothing moves when it appears.
 */
function EventOverView({ lastDay, text }: EventOverProps) {
  const isShown = useSyncExternalStore(
    subscribeToNothing,
    () => isOver(lastDay, Date.now()),
    () => false,
  );
  return isShown && <p className="absolute bottom-full text-sm font-bold text-accent">{text}</p>;
}

export const EventOver = island('EventOver', EventOverView);
