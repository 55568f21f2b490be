import { DistrictDirectory } from '@/components/districts/district-directory';
import { PageTitle } from '@/components/ui/page-title';
import { districtSecretaries } from '@/data/district-secretaries';
import { districts } from '@/data/districts';
import { site } from '@/data/site';
import { assetUrl } from '@/lib/assets';

interface DistrictSecretariesScreenProps {
  /** Selected when the page opens; null for none. */
  initialDistrict: string | null;
}

/** The District Secretaries screen, shared by its own route and by those of single districts. */
export function DistrictSecretariesScreen({ initialDistrict }: DistrictSecretariesScreenProps) {
  return (
    <>
      <PageTitle
        title="District Secretaries"
        subtitle={`Our network of representatives across ${site.state}`}
      />
      <DistrictDirectory
        districts={districts}
        secretaries={districtSecretaries.map(({ photo_url, ...secretary }) => ({
          ...secretary,
          photo_url: photo_url && assetUrl(photo_url),
        }))}
        initialDistrict={initialDistrict}
      />
    </>
  );
}
