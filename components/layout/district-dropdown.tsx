import { DISTRICTS_DROPDOWN_ID } from '@/lib/ui/page-ids';
import type { Messages } from '@/lib/i18n/messages/en';
import { PopoverButton } from '@/components/ui/controls';
import { chevronDownIcon } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';

export interface DropdownProps {
  districts: readonly { name: string; path: string }[];
  /** The English path of the page; undefined for the not-found page. */
  currentPath: string | undefined;
  messages: Messages;
}

/**
 * The link to the District Secretaries page, and the dropdown of districts beside it (spec §2). The dropdown opens on
 * hover, or by its button, for keyboards and touch screens. Small screens show only the link.
 */
export function DistrictDropdown(props: DropdownProps & { label: string; href: string }) {
  const { label, href, districts, currentPath, messages } = props;
  const link = { currentPath, language: messages.language };
  const entries = [...districts, { name: messages.header.moreDistricts, path: href }];
  return (
    <div data-hover="" className="dropdown-owner">
      <div className="flex items-center">
        <PageLink {...link} href={href} className="nav-link">
          {label}
        </PageLink>
        <PopoverButton
          popoverTarget={DISTRICTS_DROPDOWN_ID}
          aria-label={messages.header.districts}
          className="-ml-3 hidden h-14 w-11 items-center justify-center lg:flex"
        >
          {chevronDownIcon}
        </PopoverButton>
      </div>
      <ul role="list" id={DISTRICTS_DROPDOWN_ID} popover="auto" className="dropdown">
        {entries.map(({ name, path }) => (
          <li key={name}>
            <PageLink {...link} href={path}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
