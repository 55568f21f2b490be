import type { Site } from '@/lib/model/site';
import { PageLink } from '@/components/ui/page-link';
import { Text } from '@/components/ui/text';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { HeaderSearch } from './header-search';
import { LanguageSwitch } from './language-switch';
import { MainNavigation, type MainNavigationProps } from './main-navigation';

interface SiteHeaderProps extends MainNavigationProps {
  site: Pick<Site, 'brand' | 'name' | 'logo' | 'affiliations'>;
}

/** The header of every page (spec §2). */
export function SiteHeader({ site, ...navigation }: SiteHeaderProps) {
  const { currentPath, messages } = navigation;
  const { language, header } = messages;
  return (
    <header>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <PageLink href="/" language={language} className="flex items-center gap-3 sm:gap-4">
          <span className="flex flex-col items-center">
            <img
              src={getAssetUrl(site.logo)}
              alt=""
              width="64"
              height="64"
              loading="lazy"
              className="size-12 sm:size-16"
            />
            <span className="acronym tracking-wider">
              <Text language={language}>{site.brand}</Text>
            </span>
          </span>
          <span className="max-w-72 font-bold leading-tight sm:text-lg">
            <Text language={language}>{site.name}</Text>
          </span>
        </PageLink>
        <ul role="list" aria-label={header.affiliations} className="flex gap-3 sm:gap-4">
          {site.affiliations.map(({ name, logo }) => (
            <li key={name}>
              <img
                src={getAssetUrl(logo)}
                alt={name}
                width="56"
                height="56"
                loading="lazy"
                className="size-8 sm:size-14"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="on-band print:hidden">
        <div className="bar wrap flex items-start justify-between">
          <MainNavigation {...navigation} />
          <div className="flex items-center">
            <LanguageSwitch language={language} currentPath={currentPath} />
            <HeaderSearch results={[]} messages={header} />
          </div>
        </div>
      </div>
    </header>
  );
}
