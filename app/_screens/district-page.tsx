import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPageMetadata } from '@/app/page-metadata';
import { getContent } from '@/lib/content/content';
import { findSecretaries, getDistrictSlug } from '@/lib/districts/districts';
import { interpolate } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';
import { DistrictSecretariesPage } from './district-secretaries-page';

/** The props that Next.js passes to the page of a district. */
export interface DistrictPageProps {
  params: Promise<{ district: string }>;
}

/** The districts that have a page: those of the navigation. Any other path shows the not-found page. */
export const getDistrictParams = () =>
  getContent('en').navigationDistricts.map(({ name }) => ({ district: getDistrictSlug(name) }));

async function findDistrict({ params }: DistrictPageProps, { language }: Messages) {
  // Next.js passes letters beyond ASCII percent-encoded.
  const slug = decodeURIComponent((await params).district);
  const { navigationDistricts } = getContent(language);
  return (
    navigationDistricts.find(({ englishName }) => getDistrictSlug(englishName) === slug) ??
    notFound()
  );
}

export async function getDistrictMetadata(
  props: DistrictPageProps,
  messages: Messages,
): Promise<Metadata> {
  const { language, secretaries } = messages;
  const { name, district } = await findDistrict(props, messages);
  const { districtSecretaries, site } = getContent(language);
  const hasSecretary = findSecretaries(districtSecretaries, district).length > 0;
  return getPageMetadata(ROUTES.districtSecretaries, messages, {
    title: `${name} | ${secretaries.title}`,
    description: hasSecretary
      ? interpolate(secretaries.districtDescription, { name })
      : interpolate(secretaries.districtWithoutSecretary, { name, state: site.state }),
  });
}

/** The District Secretaries page with a district selected. */
export async function DistrictPage({
  messages,
  ...props
}: DistrictPageProps & { messages: Messages }) {
  const district = await findDistrict(props, messages);
  return <DistrictSecretariesPage selected={district} messages={messages} />;
}
