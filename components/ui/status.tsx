interface StatusProps {
  /** What the visitor has asked for. */
  request: string | number | null;
  className?: string;
  children: string;
}

/**
 * Tells screen readers the result of what a visitor asked for. The sentence is a new element each time: browsers do not
 * report one that stays the same, and React does not find a text that a browser has translated.
 */
export const Status = ({ request, className, children }: StatusProps) => (
  <p role="status" className={className}>
    <span key={`${request} ${children}`}>{children}</span>
  </p>
);
