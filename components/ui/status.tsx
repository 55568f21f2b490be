import { useEffect, useState } from 'react';

interface StatusProps {
  /** What the visitor has asked for. */
  request: string | number | null;
  className?: string;
  children: string;
}

/** Longer than most people take from letter to letter, in milliseconds. */
const PAUSE_MS = 1_000;

/** Whether a value has stayed the same for a while; at first it has. */
function useIsAtRest(value: StatusProps['request']): boolean {
  const [resting, setResting] = useState<typeof value | undefined>(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      setResting(undefined);
    };
  }, [value]);
  return resting === value;
}

/**
 * Tells screen readers the result of what a visitor asked for, once, when no further request comes: not with each letter.
 * The sentence is a new element each time: browsers do not report one that stays the same, and React does not find a
 * text that a browser has translated.
 */
export function Status({ request, className, children }: StatusProps) {
  const isAtRest = useIsAtRest(request);
  return (
    <p role="status" aria-live={isAtRest ? undefined : 'off'} className={className}>
      <span key={`${request} ${children} ${isAtRest}`}>{children}</span>
    </p>
  );
}
