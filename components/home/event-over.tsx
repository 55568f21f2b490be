'use client';

import { useSyncExternalStore } from 'react';
import { isOver } from '@/lib/indian-days';

interface EventOverProps {
  /** YYYY-MM-DD */
  lastDay: string;
  /** What it says. */
  text: string;
}

const never = () => () => undefined;

/**
 * Says that an event is over, once its last day is. Only a browser knows what day it is when somebody reads the page;
 * the page itself, which may have been built before, says nothing.
 */
export function EventOver({ lastDay, text }: EventOverProps) {
  const isShown = useSyncExternalStore(
    never,
    () => isOver(lastDay, Date.now()),
    () => false,
  );
  return isShown && <p className="mt-2 font-bold text-accent">{text}</p>;
}
