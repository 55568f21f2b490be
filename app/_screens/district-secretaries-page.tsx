import { SitePage } from '@/app/site-page';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { getOtherLanguages } from '@/lib/i18n/language';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { interpolate } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

interface DistrictSecretariesPageProps {
  /** The district that is selected when the page opens, by its English name; null for none. */
  initialDistrict: string | null;
  /** The English path of a single district's page. */
  path?: string;
  messages: Messages;
}

/** The District Secretaries page (spec §2). The page of a single district shows it too. */
export function DistrictSecretariesPage(props: DistrictSecretariesPageProps) {
  const { initialDistrict, path, messages } = props;
  const { language, secretaries } = messages;
  const { site, districts, districtSecretaries } = getContent(language);
  /** The key of a district is its position in the list, which is the same in every language. */
  const getDistrictKey = (district: string) => getContent('en').districts.indexOf(district);
  return (
    <SitePage route={ROUTES.districtSecretaries} path={path} messages={messages}>
      <PageTitle
        title={secretaries.title}
        subtitle={interpolate(secretaries.subtitle, { state: site.state })}
      />
      <DistrictDirectory
        districts={districts}
        otherNames={getOtherLanguages(language).map(
          (otherLanguage) => getContent(otherLanguage).districts,
        )}
        secretaries={districtSecretaries.map(({ district, photo_url, ...secretary }) => ({
          ...secretary,
          district: getDistrictKey(district),
          photo_url: photo_url && getAssetUrl(photo_url),
        }))}
        initialDistrict={initialDistrict === null ? null : getDistrictKey(initialDistrict)}
        language={language}
        messages={secretaries.directory}
      />
    </SitePage>
  );
}
