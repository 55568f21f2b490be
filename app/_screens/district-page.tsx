import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { contentIn } from '@/lib/content/content';
import { districtSlug, secretariesOf } from '@/lib/districts/districts';
import { fill } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Texts } from '@/lib/i18n/messages/en';
import { DistrictSecretariesPage } from './district-secretaries-page';

/** What Next.js hands the page of a district. */
export interface DistrictPageProps {
  params: Promise<{ district: string }>;
}

/** Exactly the districts of the navigation; any other is an unknown path. */
export const districtParams = () =>
  contentIn('en').navigationDistricts.map(({ name }) => ({ district: districtSlug(name) }));

async function findDistrict({ params }: DistrictPageProps, { language }: Texts) {
  // Letters beyond ASCII come as they stand in an address.
  const slug = decodeURIComponent((await params).district);
  const { navigationDistricts } = contentIn(language);
  return (
    navigationDistricts.find(({ englishName }) => districtSlug(englishName) === slug) ?? notFound()
  );
}

export async function districtMetadata(props: DistrictPageProps, texts: Texts): Promise<Metadata> {
  const { language, secretaries } = texts;
  const { name, district } = await findDistrict(props, texts);
  const { districtSecretaries, site } = contentIn(language);
  const hasSecretary = secretariesOf(districtSecretaries, district).length > 0;
  return pageMetadata({
    language,
    title: `${name} | ${secretaries.title}`,
    description: hasSecretary
      ? fill(secretaries.districtDescription, { name })
      : fill(secretaries.districtWithoutSecretary, { name, state: site.state }),
    route: ROUTES.districtSecretaries,
  });
}

/** The District Secretaries page with a district selected. */
export async function DistrictPage({ texts, ...props }: DistrictPageProps & { texts: Texts }) {
  const { district } = await findDistrict(props, texts);
  return <DistrictSecretariesPage initialDistrict={district} texts={texts} />;
}
