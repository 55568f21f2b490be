import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { DistrictSecretariesScreen } from '@/app/district-secretaries/district-secretaries-screen';
import { DISTRICT_SECRETARIES_PATH, navigationDistricts } from '@/data/navigation';
import { districtSlug } from '@/lib/districts';

interface DistrictPageProps {
  params: Promise<{ district: string }>;
}

export const dynamicParams = false;

/** Exactly the districts of the navigation; any other is an unknown path. */
export function generateStaticParams() {
  return navigationDistricts.map(({ name }) => ({ district: districtSlug(name) }));
}

async function findDistrict({ params }: DistrictPageProps) {
  // Letters beyond ASCII come as they stand in an address.
  const slug = decodeURIComponent((await params).district);
  return navigationDistricts.find(({ name }) => districtSlug(name) === slug) ?? notFound();
}

export async function generateMetadata(props: DistrictPageProps): Promise<Metadata> {
  const { name } = await findDistrict(props);
  return pageMetadata({
    title: `${name} | District Secretaries`,
    description: `E-mail address and phone number of the district secretary of ${name}.`,
    path: DISTRICT_SECRETARIES_PATH,
    shareImage: 'district-secretaries',
  });
}

export default async function DistrictPage(props: DistrictPageProps) {
  const { district } = await findDistrict(props);
  return <DistrictSecretariesScreen initialDistrict={district} />;
}
