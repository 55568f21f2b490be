/**
 * Structured data for search engines, in the vocabulary of https://schema.org. For privacy, it contains no names of
 * students and no e-mail addresses.
 */
import type { Graph, SportsEvent, SportsOrganization, Thing, WebSite } from 'schema-dts';
import type { Event } from '@/lib/model/news-and-events';
import type { Site } from '@/lib/model/site';
import { toIsoDate } from '@/lib/dates/iso-date';

/** The id by which other entities refer to the organisation. */
const getOrganizationId = (homeUrl: string) => `${homeUrl}#organization`;

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

/** The entity of the whole site, from which search engines take the site's name. */
export function createWebSite(site: Site, homeUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.brand,
    url: homeUrl,
    publisher: { '@id': getOrganizationId(homeUrl) },
  };
}

/** The events that are not over. Search engines get only these. */
export const findUpcomingEvents = (events: readonly Event[], buildDay: string): Event[] =>
  events.filter(({ end_date }) => toIsoDate(end_date) >= buildDay);

/** The entity of an event, with the absolute address of a picture for it. */
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

/** The text of a JSON-LD block. It escapes `<`, which could end the block in the page or begin an element. */
export function serializeStructuredData(entities: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': entities };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
