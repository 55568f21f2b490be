import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content/content';
import { getDistrictSlug } from '@/lib/districts/districts';
import type { Messages } from '@/lib/i18n/messages/en';
import { DistrictSecretariesPage } from './district-secretaries-page';

/** The props that Next.js passes to the page of a district. */
interface DistrictPageProps {
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

/** Creates the District Secretaries pages in one language that have a district selected. */
export const createDistrictPage = (messages: Messages) =>
  async function DistrictPage(props: DistrictPageProps) {
    const district = await findDistrict(props, messages);
    return <DistrictSecretariesPage selected={district} messages={messages} />;
  };
