import { DISTRICTS_DROPDOWN_ID } from '@/lib/ui/page-ids';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { getDistrictPath } from '@/lib/districts/districts';
import { localizePath } from '@/lib/i18n/language';
import { chevronDownIcon } from '@/components/ui/icons';
import { NavLink } from './nav-link';
import { PopoverButton } from './popover-button';

export interface DropdownProps {
  districts: readonly { name: string; englishName: string }[];
  /** The path of the page; undefined for the not-found page, which has no translation. */
  currentPath: string | undefined;
  messages: Messages;
}

/**
 * The link to the District Secretaries page, and the dropdown of districts beside it (spec §2). The dropdown opens on
 * hover, or by its button, for keyboards and touch screens. Small screens show only the link.
 */
export function DistrictDropdown(props: DropdownProps & { label: string; href: string }) {
  const { label, href, districts, currentPath, messages } = props;
  const entries = [
    ...districts.map(({ name, englishName }) => ({
      text: name,
      href: localizePath(getDistrictPath(englishName), messages.language),
    })),
    { text: messages.header.moreDistricts, href },
  ];
  return (
    <div data-hover="" className="dropdown-owner">
      <div className="flex items-center">
        <NavLink href={href} currentPath={currentPath} className="nav-link">
          <Text language={messages.language}>{label}</Text>
        </NavLink>
        <PopoverButton
          popoverTarget={DISTRICTS_DROPDOWN_ID}
          aria-label={messages.header.districts}
          className="-ml-3 hidden h-14 w-11 items-center justify-center lg:flex"
        >
          {chevronDownIcon}
        </PopoverButton>
      </div>
      <ul role="list" id={DISTRICTS_DROPDOWN_ID} popover="auto" className="dropdown">
        {entries.map((entry) => (
          <li key={entry.text}>
            <NavLink href={entry.href} currentPath={currentPath}>
              <Text language={messages.language}>{entry.text}</Text>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
