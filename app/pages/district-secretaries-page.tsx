import { pageMetadata } from '@/app/page-metadata';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { PageTitle } from '@/components/ui/page-title';
import { contentIn, hindiDistrictNames } from '@/lib/content/content';
import { assetUrl } from '@/lib/assets';
import { fill } from '@/lib/phrases';
import { DISTRICT_SECRETARIES_PATH } from '@/lib/screens';
import type { Texts } from '@/lib/texts/en';

export const districtSecretariesMetadata = ({ language, secretaries }: Texts) =>
  pageMetadata({
    language,
    title: secretaries.title,
    description: fill(secretaries.description, { state: contentIn(language).site.state }),
    path: DISTRICT_SECRETARIES_PATH,
    shareImage: 'district-secretaries',
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
  return (
    <>
      <PageTitle
        title={secretaries.title}
        subtitle={fill(secretaries.subtitle, { state: site.state })}
      />
      <DistrictDirectory
        districts={contentIn('en').districts}
        hindiNames={hindiDistrictNames()}
        secretaries={districtSecretaries.map(({ photo_url, ...secretary }) => ({
          ...secretary,
          photo_url: photo_url && assetUrl(photo_url),
        }))}
        initialDistrict={initialDistrict}
        language={language}
        texts={secretaries.directory}
      />
    </>
  );
}
