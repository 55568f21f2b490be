import type { NavigationDistrict, NavigationLink } from '@/lib/schemas/navigation';
import type { Site } from '@/lib/schemas/site';
import { PageLink } from '@/components/ui/page-link';
import { assetUrl } from '@/lib/assets';
import { HeaderSearch } from './header-search';
import { MainNavigation } from './main-navigation';
import { PopoverCompletion } from './popover-completion';

interface SiteHeaderProps {
  site: Pick<Site, 'brand' | 'name' | 'logo' | 'affiliations'>;
  links: readonly NavigationLink[];
  dropdownHref: string;
  districts: readonly NavigationDistrict[];
}

/** The header of every page (spec §2). */
export function SiteHeader({ site, links, dropdownHref, districts }: SiteHeaderProps) {
  return (
    <header>
      <div className="wrap flex items-center justify-between gap-4 py-3">
        <PageLink href="/" className="flex items-center gap-4">
          <span className="flex flex-col items-center">
            <img
              src={assetUrl(site.logo)}
              alt=""
              width="64"
              height="64"
              loading="lazy"
              className="size-12 sm:size-16"
            />
            <span className="text-lg font-extrabold leading-tight tracking-wider">
              {site.brand}
            </span>
          </span>
          <span className="max-w-72 text-lg font-bold leading-tight max-md:sr-only">
            {site.name}
          </span>
        </PageLink>
        <ul aria-label="Affiliations" className="flex gap-2 sm:gap-4">
          {site.affiliations.map(({ name, logo }) => (
            <li key={name}>
              <img
                src={assetUrl(logo)}
                alt={name}
                title={name}
                width="56"
                height="56"
                loading="lazy"
                className="size-10 sm:size-14"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="on-band">
        <div className="bar wrap flex items-start justify-between">
          <MainNavigation
            links={links.map(({ label, href }) => ({ label, href }))}
            dropdownHref={dropdownHref}
            districts={districts}
          />
          <HeaderSearch results={[]} />
          <PopoverCompletion />
        </div>
      </div>
    </header>
  );
}
