import { SitePage } from '@/app/site-page';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { getOtherLanguages } from '@/lib/i18n/language';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { interpolate } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

export type NavigationDistrict = ReturnType<typeof getContent>['navigationDistricts'][number];

interface DistrictSecretariesPageProps {
  /** The district that is selected when the page opens. */
  district?: NavigationDistrict;
  messages: Messages;
}

/** The District Secretaries page (spec §2). The page of a single district shows it too. */
export function DistrictSecretariesPage({ district, messages }: DistrictSecretariesPageProps) {
  const { language, secretaries } = messages;
  const { site, districts, districtSecretaries } = getContent(language);
  /** The key of a district is its position in the list, which is the same in every language. */
  const getDistrictKey = (name: string) => getContent('en').districts.indexOf(name);
  return (
    <SitePage
      route={ROUTES.districtSecretaries}
      path={district && getDistrictPath(district.englishName)}
      messages={messages}
    >
      <PageTitle
        title={secretaries.title}
        subtitle={interpolate(secretaries.subtitle, { state: site.state })}
      />
      <DistrictDirectory
        districts={districts}
        otherNames={getOtherLanguages(language).map(
          (otherLanguage) => getContent(otherLanguage).districts,
        )}
        secretaries={districtSecretaries.map((secretary) => ({
          ...secretary,
          district: getDistrictKey(secretary.district),
          photo_url: secretary.photo_url && getAssetUrl(secretary.photo_url),
        }))}
        initialDistrict={district ? getDistrictKey(district.district) : null}
        language={language}
        messages={secretaries.directory}
      />
    </SitePage>
  );
}
