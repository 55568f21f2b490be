'use client';

import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { NavigationDistrict, NavigationLink } from '@/data/schemas/navigation';
import { MenuIcon } from '@/components/ui/icons';
import { DistrictDropdown } from './district-dropdown';
import { NavLink } from './nav-link';

interface MainNavigationProps {
  links: readonly Pick<NavigationLink, 'label' | 'href'>[];
  /** The link that carries the dropdown of districts. */
  dropdownHref: string;
  districts: readonly NavigationDistrict[];
}

const MENU_ID = 'main-menu';

/** The five links (spec §2): a row on large screens, below a "MENU" button on small ones. */
export function MainNavigation({ links, dropdownHref, districts }: MainNavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  return (
    <nav
      aria-label="Main"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        buttonRef.current?.focus();
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        className="flex min-h-12 items-center gap-2 font-bold tracking-wide lg:hidden no-script:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <MenuIcon />
        MENU
      </button>
      <ul
        id={MENU_ID}
        className={clsx(
          'flex-col pb-3 lg:flex lg:flex-row lg:pb-0 no-script:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {links.map(({ label, href }) => (
          <li key={href}>
            {href === dropdownHref ? (
              <DistrictDropdown label={label} href={href} districts={districts} onChoose={close} />
            ) : (
              <NavLink href={href} className="nav-link" onClick={close}>
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
