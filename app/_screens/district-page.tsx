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

/** Creates the metadata of the pages of districts in one language. */
export const createDistrictMetadata =
  (messages: Messages) =>
  async (props: DistrictPageProps): Promise<Metadata> => {
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
  };

/** Creates the District Secretaries pages in one language that have a district selected. */
export const createDistrictPage = (messages: Messages) =>
  async function DistrictPage(props: DistrictPageProps) {
    const district = await findDistrict(props, messages);
    return <DistrictSecretariesPage selected={district} messages={messages} />;
  };
