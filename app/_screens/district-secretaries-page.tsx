import { getPageMetadata } from '@/app/page-metadata';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { SecretaryCard } from '@/components/districts/secretary-card';
import { PageTitle } from '@/components/ui/page-title';
import { getContent, getDistricts } from '@/lib/content/content';
import { getAssetUrl } from '@/lib/urls/assets';
import { interpolate } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

export const getDistrictSecretariesMetadata = ({ language, secretaries }: Messages) =>
  getPageMetadata({
    language,
    title: secretaries.title,
    description: interpolate(secretaries.description, { state: getContent(language).site.state }),
    route: ROUTES.districtSecretaries,
  });

interface DistrictSecretariesPageProps {
  /** The district that is selected when the page opens, by its English name; null for none. */
  initialDistrict: string | null;
  messages: Messages;
}

/** The District Secretaries page (spec §2). Its own route and those of single districts share it. */
export function DistrictSecretariesPage(props: DistrictSecretariesPageProps) {
  const { initialDistrict, messages } = props;
  const { language, secretaries } = messages;
  const { site, districtSecretaries } = getContent(language);
  const { districts } = getContent('en');
  /** Lists and cards identify a district by its position in the list. */
  const getKey = (district: string) => districts.indexOf(district);
  const listed = getDistricts(language);
  return (
    <>
      <PageTitle
        title={secretaries.title}
        subtitle={interpolate(secretaries.subtitle, { state: site.state })}
      />
      <DistrictDirectory
        districts={listed}
        secretaries={districtSecretaries.map(({ id, district, photo_url, ...secretary }) => ({
          id,
          district: getKey(district),
          card: (
            <SecretaryCard
              secretary={{
                ...secretary,
                district: listed[getKey(district)]?.label ?? district,
                photo_url: photo_url && getAssetUrl(photo_url),
              }}
              language={language}
              messages={secretaries.directory}
            />
          ),
        }))}
        initialDistrict={initialDistrict === null ? null : getKey(initialDistrict)}
        language={language}
        messages={secretaries.directory}
      />
    </>
  );
}
