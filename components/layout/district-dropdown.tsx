'use client';

import clsx from 'clsx';
import type { NavigationDistrict } from '@/lib/schemas/navigation';
import { districtPath } from '@/lib/districts';
import { ChevronDownIcon } from './icons';
import { NavLink } from './nav-link';
import { useDisclosure } from './use-disclosure';

interface DistrictDropdownProps {
  label: string;
  href: string;
  districts: readonly NavigationDistrict[];
  /** Called when a link is chosen. */
  onChoose: () => void;
}

/**
 * The link to the secretaries with the dropdown of districts beside it (spec §2): it opens on hover, and by its
 * button for keyboards and touch screens. On small screens only the link is shown.
 */
export function DistrictDropdown({ label, href, districts, onChoose }: DistrictDropdownProps) {
  const { isOpen, open, close, buttonProps, id } = useDisclosure();
  const choose = () => {
    close();
    onChoose();
  };
  const entries = [
    ...districts.map(({ name }) => ({ text: name, href: districtPath(name) })),
    { text: 'View More →', href },
  ];

  return (
    <div
      className="group relative flex items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <NavLink href={href} className="nav-link" onClick={choose}>
        {label}
      </NavLink>
      <button
        {...buttonProps}
        aria-label="Districts"
        className="-ml-3 hidden h-14 w-11 items-center justify-center lg:flex no-script:lg:hidden"
      >
        <ChevronDownIcon />
      </button>
      <ul
        id={id}
        className={clsx(
          'on-band absolute right-0 top-full z-20 hidden min-w-full py-2',
          isOpen && 'lg:block',
          'no-script:lg:group-focus-within:block no-script:lg:group-hover:block',
        )}
      >
        {entries.map((entry) => (
          <li key={entry.text}>
            <NavLink href={entry.href} className="dropdown-link" onClick={choose}>
              {entry.text}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
