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
  /** The district of this page, which is selected when the page opens. */
  selected?: { name: string; path: string; district: string };
  messages: Messages;
}

/** The District Secretaries page (spec §2). The page of a single district shows it too. */
export function DistrictSecretariesPage({ selected, messages }: DistrictSecretariesPageProps) {
  const { language, secretaries } = messages;
  const { site, districts, districtSecretaries } = getContent(language);
  /** The name of a district in the language of the page. */
  const translateDistrict = (englishName: string) =>
    districts[getContent('en').districts.indexOf(englishName)] ?? englishName;
  const hasSecretary = districtSecretaries.some(({ district }) => district === selected?.district);
  const description = hasSecretary
    ? secretaries.districtDescription
    : secretaries.districtWithoutSecretary;
  return (
    <SitePage
      route={ROUTES.districtSecretaries}
      path={selected?.path}
      description={
        selected && {
          title: `${selected.name} | ${secretaries.title}`,
          description: interpolate(description, { name: selected.name, state: site.state }),
        }
      }
      messages={messages}
    >
      <PageTitle
        title={secretaries.title}
        subtitle={interpolate(secretaries.subtitle, { state: site.state })}
      />
      <DistrictDirectory
        districts={districts.map((name, index) => [
          name,
          ...getOtherLanguages(language).map((other) => getContent(other).districts[index] ?? name),
        ])}
        secretaries={districtSecretaries.map(({ district, photo_url, ...secretary }) => ({
          ...secretary,
          district: translateDistrict(district),
          photo_url: photo_url && getAssetUrl(photo_url),
        }))}
        initialDistrict={selected ? translateDistrict(selected.district) : null}
        language={language}
        messages={secretaries.directory}
      />
    </SitePage>
  );
}
