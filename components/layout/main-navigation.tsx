import type { NavigationDistrict, NavigationLink } from '@/lib/schemas/navigation';
import { DistrictDropdown } from './district-dropdown';
import { MenuIcon } from './icons';
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
  return (
    <nav aria-label="Main">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="flex min-h-12 items-center gap-2 font-bold tracking-wide lg:hidden"
      >
        <MenuIcon />
        MENU
      </button>
      <ul id={MENU_ID} popover="auto" className="menu">
        {links.map(({ label, href }) => (
          <li key={href}>
            {href === dropdownHref ? (
              <DistrictDropdown label={label} href={href} districts={districts} />
            ) : (
              <NavLink href={href} className="nav-link">
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
