import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { describeRoute, getPageMetadata } from '@/app/page-metadata';
import { getContent } from '@/lib/content/content';
import { getDistrictPath, getDistrictSlug } from '@/lib/districts/districts';
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
  const { name } = await findDistrict(props, messages);
  const { title, description } = describeRoute(ROUTES.districtSecretaries, messages);
  return getPageMetadata(ROUTES.districtSecretaries, messages, {
    title: `${name} | ${title}`,
    description,
  });
}

/** The District Secretaries page with a district selected. */
export async function DistrictPage({
  messages,
  ...props
}: DistrictPageProps & { messages: Messages }) {
  const { district, englishName } = await findDistrict(props, messages);
  return (
    <DistrictSecretariesPage
      initialDistrict={district}
      path={getDistrictPath(englishName)}
      messages={messages}
    />
  );
}
