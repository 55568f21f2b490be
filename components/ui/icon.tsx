import type { ReactNode } from 'react';

/** A line icon on a 24 px grid. It is decoration; the control around it has the name. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
