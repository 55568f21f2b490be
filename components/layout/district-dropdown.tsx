'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { NavigationDistrict } from '@/data/schemas/navigation';
import { ChevronDownIcon } from '@/components/ui/icons';
import { districtPath } from '@/lib/districts';
import { NavLink } from './nav-link';

interface DistrictDropdownProps {
  label: string;
  href: string;
  districts: readonly NavigationDistrict[];
  onChoose: () => void;
}

const MENU_ID = 'district-dropdown';

const itemClassName =
  'block whitespace-nowrap px-4 py-2 hover:bg-highlight hover:text-on-highlight aria-[current=page]:bg-highlight aria-[current=page]:text-on-highlight';

/**
 * The link to the secretaries with the dropdown of districts beside it (spec §2): it opens on hover, and by its
 * button for keyboards and touch screens. On small screens only the link is shown.
 */
export function DistrictDropdown(props: DistrictDropdownProps) {
  const { label, href, districts, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const choose = () => {
    close();
    onChoose();
  };

  // The dropdown may be open by hover alone, with the focus anywhere in the page.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      if (document.activeElement?.closest(`#${MENU_ID}`)) buttonRef.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <div
      className="group relative flex items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <NavLink href={href} className="nav-link" onClick={choose}>
        {label}
      </NavLink>
      <button
        ref={buttonRef}
        type="button"
        aria-label="Districts"
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        className="hidden size-11 items-center justify-center lg:flex no-script:lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDownIcon />
      </button>
      <ul
        id={MENU_ID}
        className={clsx(
          'on-band absolute right-0 top-full z-20 hidden min-w-full py-2',
          isOpen && 'lg:block',
          'no-script:lg:group-focus-within:block no-script:lg:group-hover:block',
        )}
      >
        {districts.map(({ name }) => (
          <li key={name}>
            <NavLink href={districtPath(name)} className={itemClassName} onClick={choose}>
              {name}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink href={href} className={itemClassName} onClick={choose}>
            View More →
          </NavLink>
        </li>
      </ul>
    </div>
  );
}
