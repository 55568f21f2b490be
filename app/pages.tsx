/** Which page is at which path. In each language, Next.js has one route for all pages: `[[...path]]`. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
import { findSecretaries, getDistrictPath } from '@/lib/districts/districts';
import { interpolate } from '@/lib/i18n/interpolate';
import { en } from '@/lib/i18n/messages/en';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE, ROUTES, type Route } from '@/lib/routes';
import { AboutPage } from './_screens/about-page';
import { CertificatesPage } from './_screens/certificates-page';
import { ContentPage, getContentRoute } from './_screens/content-page';
import {
  DistrictSecretariesPage,
  type NavigationDistrict,
} from './_screens/district-secretaries-page';
import { GalleryPage } from './_screens/gallery-page';
import { HomePage } from './_screens/home-page';
import { OfflinePage } from './_screens/offline-page';
import { StudentRecordsPage } from './_screens/student-records-page';
import { getPageMetadata } from './page-metadata';

/** The props that Next.js passes to a page: the parts of its English path, which the home page does not have. */
export interface PageProps {
  params: Promise<{ path?: string[] }>;
}

interface ListedPage {
  /** The path in English. */
  path: string;
  element: ReactNode;
  getMetadata: () => Metadata;
}

const SCREENS: readonly (readonly [Route, (props: { messages: Messages }) => ReactNode])[] = [
  [ROUTES.home, HomePage],
  [ROUTES.about, AboutPage],
  [ROUTES.gallery, GalleryPage],
  [ROUTES.studentRecords, StudentRecordsPage],
  [ROUTES.certificates, CertificatesPage],
  [ROUTES.districtSecretaries, DistrictSecretariesPage],
  [OFFLINE_ROUTE, OfflinePage],
];

function getDistrictMetadata({ name, district }: NavigationDistrict, messages: Messages): Metadata {
  const { secretaries, language } = messages;
  const { districtSecretaries, site } = getContent(language);
  const hasSecretary = findSecretaries(districtSecretaries, district).length > 0;
  return getPageMetadata(ROUTES.districtSecretaries, messages, {
    title: `${name} | ${secretaries.title}`,
    description: hasSecretary
      ? interpolate(secretaries.districtDescription, { name })
      : interpolate(secretaries.districtWithoutSecretary, { name, state: site.state }),
  });
}

/** All pages of a language: the screens, the content pages and the districts of the navigation. */
function listPages(messages: Messages): ListedPage[] {
  const { navigationDistricts, pages } = getContent(messages.language);
  return [
    ...SCREENS.map(([route, Screen]) => ({
      path: route.path,
      element: <Screen messages={messages} />,
      getMetadata: () => getPageMetadata(route, messages),
    })),
    ...pages.map((page) => ({
      path: getContentRoute(page).path,
      element: <ContentPage page={page} messages={messages} />,
      getMetadata: () => getPageMetadata(getContentRoute(page), messages),
    })),
    ...navigationDistricts.map((district) => ({
      path: getDistrictPath(district.englishName),
      element: <DistrictSecretariesPage district={district} messages={messages} />,
      getMetadata: () => getDistrictMetadata(district, messages),
    })),
  ];
}

export const listPathParams = () =>
  listPages(en).map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

/** The page that Next.js asks for. Any other path shows the not-found page. */
export async function findPage({ params }: PageProps, messages: Messages): Promise<ListedPage> {
  const { path = [] } = await params;
  // Next.js passes letters beyond ASCII percent-encoded.
  const wanted = `/${path.map(decodeURIComponent).join('/')}`;
  return listPages(messages).find((page) => page.path === wanted) ?? notFound();
}
