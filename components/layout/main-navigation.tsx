import type { NavigationLink } from '@/lib/model/site';
import { ROUTES } from '@/lib/routes';
import { MENU_ID } from '@/lib/ui/page-ids';
import { PopoverButton } from '@/components/ui/controls';
import { menuIcon } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { DistrictDropdown, type DropdownProps } from './district-dropdown';

export interface MainNavigationProps extends DropdownProps {
  links: readonly NavigationLink[];
}

/** The navigation links (spec §2): a row on large screens, a menu below a "MENU" button on small screens. */
export function MainNavigation({ links, ...props }: MainNavigationProps) {
  const { currentPath, messages } = props;
  return (
    <nav aria-label={messages.header.navigation}>
      <PopoverButton
        popoverTarget={MENU_ID}
        className="flex min-h-12 items-center gap-2 font-bold tracking-wide lg:hidden"
      >
        {menuIcon}
        {messages.header.menu}
      </PopoverButton>
      <ul role="list" id={MENU_ID} popover="auto" className="menu">
        {links.map(({ label, href }) => (
          <li key={href}>
            {href === ROUTES.districtSecretaries.path ? (
              <DistrictDropdown label={label} href={href} {...props} />
            ) : (
              <PageLink
                href={href}
                language={messages.language}
                currentPath={currentPath}
                className="nav-link"
              >
                {label}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
