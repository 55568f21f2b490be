import { pageMetadata } from '@/app/page-metadata';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { SecretaryCard } from '@/components/districts/secretary-card';
import { PageTitle } from '@/components/ui/page-title';
import { contentIn, districtsIn } from '@/lib/content/content';
import { assetUrl } from '@/lib/urls/assets';
import { fill } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Texts } from '@/lib/i18n/messages/en';

export const districtSecretariesMetadata = ({ language, secretaries }: Texts) =>
  pageMetadata({
    language,
    title: secretaries.title,
    description: fill(secretaries.description, { state: contentIn(language).site.state }),
    route: ROUTES.districtSecretaries,
  });

interface DistrictSecretariesPageProps {
  /** Selected when the page opens, by its name in English; null for none. */
  initialDistrict: string | null;
  texts: Texts;
}

/** The District Secretaries page (spec §2), shared by its own route and by those of single districts. */
export function DistrictSecretariesPage(props: DistrictSecretariesPageProps) {
  const { initialDistrict, texts } = props;
  const { language, secretaries } = texts;
  const { site, districtSecretaries } = contentIn(language);
  const { districts } = contentIn('en');
  /** The place in the list, which is what lists and cards know a district by. */
  const keyOf = (district: string) => districts.indexOf(district);
  const listed = districtsIn(language);
  return (
    <>
      <PageTitle
        title={secretaries.title}
        subtitle={fill(secretaries.subtitle, { state: site.state })}
      />
      <DistrictDirectory
        districts={listed}
        secretaries={districtSecretaries.map(({ id, district, photo_url, ...secretary }) => ({
          id,
          district: keyOf(district),
          card: (
            <SecretaryCard
              secretary={{
                ...secretary,
                district: listed[keyOf(district)]?.label ?? district,
                photo_url: photo_url && assetUrl(photo_url),
              }}
              language={language}
              texts={secretaries.directory}
            />
          ),
        }))}
        initialDistrict={initialDistrict === null ? null : keyOf(initialDistrict)}
        language={language}
        texts={secretaries.directory}
      />
    </>
  );
}
