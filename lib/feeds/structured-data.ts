/**
 * Structured data for search engines, in the vocabulary of https://schema.org. It names no person: students are not
 * for search engines, and e-mail addresses are not for collectors.
 */
import type {
  BreadcrumbList,
  Graph,
  ImageGallery,
  SportsEvent,
  SportsOrganization,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Event } from '@/lib/model/home';
import type { GalleryImage } from '@/lib/model/gallery-image';
import type { Site } from '@/lib/model/site';
import { toIsoDate } from '@/lib/i18n/dates';

/** A page on the path from the home page to the current one. */
export interface Crumb {
  name: string;
  url: string;
}

/** The id by which other entities refer to the organisation. */
const getOrganizationId = (homeUrl: string) => `${homeUrl}#organization`;

/** The council itself. */
export function createOrganization(
  site: Site,
  homeUrl: string,
  logoUrl: string,
): SportsOrganization {
  return {
    '@type': 'SportsOrganization',
    '@id': getOrganizationId(homeUrl),
    name: site.name,
    alternateName: site.brand,
    url: homeUrl,
    logo: logoUrl,
    description: site.description,
    slogan: site.slogan,
    foundingDate: String(site.establishedYear),
    address: site.contact.address,
    telephone: site.contact.phone,
    areaServed: site.state,
    memberOf: site.affiliations.map(({ name }) => ({ '@type': 'Organization', name })),
    sameAs: site.socialProfiles.map(({ url }) => url),
  };
}

/** The breadcrumbs of a page: the home page first, the page itself last. */
export function createBreadcrumbs(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The whole site; search engines show its name. */
export function createWebSite(site: Site, homeUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.brand,
    url: homeUrl,
    publisher: { '@id': getOrganizationId(homeUrl) },
  };
}

/** Upcoming and current events; search engines get no others. */
export const findUpcomingEvents = (events: readonly Event[], buildDay: string): Event[] =>
  events.filter(({ end_date }) => toIsoDate(end_date) >= buildDay);

/**
 * An event of the council.
 *
 * @param imageUrl absolute address of its picture
 */
export function createSportsEvent(event: Event, homeUrl: string, imageUrl: string): SportsEvent {
  return {
    '@type': 'SportsEvent',
    name: event.title,
    description: event.description,
    startDate: toIsoDate(event.start_date),
    endDate: toIsoDate(event.end_date),
    eventStatus: 'https://schema.org/EventScheduled',
    image: imageUrl,
    location: { '@type': 'Place', name: event.venue, address: event.venue },
    organizer: { '@id': getOrganizationId(homeUrl) },
  };
}

/**
 * The gallery and its pictures.
 *
 * @param addresses of the gallery's page and the home page, and the origin of the site's own pictures
 */
export function createImageGallery(
  images: readonly GalleryImage[],
  site: Site,
  { url, homeUrl, siteUrl }: { url: string; homeUrl: string; siteUrl: string },
): ImageGallery {
  return {
    '@type': 'ImageGallery',
    url,
    image: images.map((image) => ({
      '@type': 'ImageObject',
      contentUrl: new URL(image.url, siteUrl).href,
      name: image.caption,
      creator: { '@id': getOrganizationId(homeUrl) },
      creditText: site.name,
      license: site.pictureLicence,
    })),
  };
}

/** The text of a JSON-LD block. Characters that could end the block early, or open an element, are escaped. */
export function serializeStructuredData(entities: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': entities };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
