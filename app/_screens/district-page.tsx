import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { toSlug } from '@/lib/model/slug';
import type { Messages } from '@/lib/i18n/messages/en';
import { DistrictSecretariesPage } from './district-secretaries-page';

/** The props that Next.js passes to the page of a district. */
interface DistrictPageProps {
  params: Promise<{ district: string }>;
}

/** The districts that have a page: those of the navigation. Any other path shows the not-found page. */
export const getDistrictParams = () =>
  getContent('en').navigationDistricts.map(({ name }) => ({ district: toSlug(name) }));

/** Creates the District Secretaries pages in one language that have a district selected. */
export const createDistrictPage = (messages: Messages) =>
  async function DistrictPage({ params }: DistrictPageProps) {
    // Next.js passes letters beyond ASCII percent-encoded.
    const path = getDistrictPath(decodeURIComponent((await params).district));
    const { navigationDistricts } = getContent(messages.language);
    const selected = navigationDistricts.find((district) => district.path === path) ?? notFound();
    return <DistrictSecretariesPage selected={selected} messages={messages} />;
  };
