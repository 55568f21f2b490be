import type { ComponentProps } from 'react';

/** An icon drawn with lines, 24 px wide. Screen readers ignore it, because the button around it has a name. */
const Icon = ({ children, ...path }: ComponentProps<'path'>) => (
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
    <path {...path} />
  </svg>
);

// Elements instead of components: React does not render the same element again.
export const previousIcon = <Icon d="m15 5-7 7 7 7" />;
export const nextIcon = <Icon d="m9 5 7 7-7 7" />;
export const pauseIcon = <Icon d="M8 5v14M16 5v14" />;
export const playIcon = <Icon d="M7 4.5v15l12-7.5z" fill="currentColor" />;
export const closeIcon = <Icon d="m5 5 14 14M19 5 5 19" />;
export const menuIcon = <Icon d="M3 6h18M3 12h18M3 18h18" />;
export const chevronDownIcon = <Icon d="m6 9.5 6 6 6-6" />;
export const searchIcon = (
  <Icon d="m15.5 15.5 5.5 5.5">
    <circle cx="10.5" cy="10.5" r="6.5" />
  </Icon>
);
