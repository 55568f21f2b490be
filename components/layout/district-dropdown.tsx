import type { NavigationDistrict } from '@/lib/schemas/navigation';
import { districtPath } from '@/lib/districts';
import { ChevronDownIcon } from './icons';
import { NavLink } from './nav-link';

interface DistrictDropdownProps {
  label: string;
  href: string;
  districts: readonly NavigationDistrict[];
}

const LIST_ID = 'districts-dropdown';

/**
 * The link to the secretaries with the dropdown of districts beside it (spec §2): it shows while the mouse is over it,
 * and opens by its button for keyboards and touch screens. On small screens only the link is shown.
 */
export function DistrictDropdown({ label, href, districts }: DistrictDropdownProps) {
  const entries = [
    ...districts.map(({ name }) => ({ text: name, href: districtPath(name) })),
    { text: 'View More →', href },
  ];
  return (
    <div data-hover="" className="dropdown-owner">
      <NavLink href={href} className="nav-link">
        {label}
      </NavLink>
      <button
        type="button"
        popoverTarget={LIST_ID}
        aria-label="Districts"
        className="-ml-3 hidden h-14 w-11 items-center justify-center lg:flex"
      >
        <ChevronDownIcon />
      </button>
      <ul id={LIST_ID} popover="auto" className="dropdown">
        {entries.map((entry) => (
          <li key={entry.text}>
            <NavLink href={entry.href} className="dropdown-link">
              {entry.text}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
