'use client';

import clsx from 'clsx';
import type { NavigationDistrict, NavigationLink } from '@/lib/schemas/navigation';
import { DistrictDropdown } from './district-dropdown';
import { MenuIcon } from './icons';
import { NavLink } from './nav-link';
import { useDisclosure } from './use-disclosure';

interface MainNavigationProps {
  links: readonly Pick<NavigationLink, 'label' | 'href'>[];
  /** The link that carries the dropdown of districts. */
  dropdownHref: string;
  districts: readonly NavigationDistrict[];
}

/** The five links (spec §2): a row on large screens, below a "MENU" button on small ones. */
export function MainNavigation({ links, dropdownHref, districts }: MainNavigationProps) {
  const { isOpen, close, buttonProps, id } = useDisclosure();

  return (
    <nav aria-label="Main">
      <button
        {...buttonProps}
        className="flex min-h-12 items-center gap-2 font-bold tracking-wide lg:hidden no-script:hidden"
      >
        <MenuIcon />
        MENU
      </button>
      <ul
        id={id}
        className={clsx(
          'flex-col pb-3 lg:-ml-3 lg:flex lg:flex-row lg:pb-0 no-script:flex',
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
