/**
 * Structured data for search engines, in the vocabulary of https://schema.org. For privacy, it contains no names of
 * students and no e-mail addresses.
 */
import type { Graph, SportsEvent, SportsOrganization, Thing, WebSite } from 'schema-dts';
import { getContent } from '@/lib/content/content';
import { getBuildDay } from '@/lib/dates/build-day';
import { toIsoDate } from '@/lib/dates/dates';
import { LOCALES, localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Event } from '@/lib/model/news-and-events';
import type { Site } from '@/lib/model/site';
import { ROUTES, type Route } from '@/lib/routes';
import { getAbsoluteAssetUrl, getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { getShareCardPath } from './page-head';

/** The id by which other entities refer to the organisation. */
const getOrganizationId = () => getAbsoluteUrl('/#organization');

const createOrganization = (site: Site): SportsOrganization => ({
  '@type': 'SportsOrganization',
  '@id': getOrganizationId(),
  name: site.name,
  alternateName: site.brand,
  url: getAbsoluteUrl('/'),
  logo: getAbsoluteAssetUrl(site.logo),
  description: site.description,
  slogan: site.slogan,
  foundingDate: String(site.establishedYear),
  address: site.contact.address,
  telephone: site.contact.phone,
  areaServed: site.state,
  memberOf: site.affiliations.map(({ name }) => ({ '@type': 'Organization', name })),
  sameAs: site.socialProfiles.map(({ url }) => url),
});

/** The entity of the whole site, from which search engines take the site's name. */
const createWebSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  alternateName: site.brand,
  url: getAbsoluteUrl('/'),
  publisher: { '@id': getOrganizationId() },
});

const createSportsEvent = (event: Event, cardPath: string, inLanguage: string): SportsEvent => ({
  '@type': 'SportsEvent',
  name: event.title,
  description: event.description,
  startDate: toIsoDate(event.start_date),
  endDate: toIsoDate(event.end_date),
  eventStatus: 'https://schema.org/EventScheduled',
  image: getAbsoluteUrl(cardPath),
  location: { '@type': 'Place', name: event.venue, address: event.venue },
  organizer: { '@id': getOrganizationId() },
  inLanguage,
});

/** The structured data of a page, as the text of a JSON-LD block. Without a route, it is that of the not-found page. */
export function formatStructuredData(route: Route | undefined, { language }: Messages): string {
  const { events, site } = getContent(language);
  const inLanguage = LOCALES[language];
  const entities: Thing[] = [createOrganization(site)];
  if (route) {
    const url = getAbsoluteUrl(localizePath(route.path, language));
    entities.push({ '@type': 'WebPage', url, inLanguage });
  }
  if (route?.path === ROUTES.home.path) {
    const cardPath = getShareCardPath(route.id, language);
    const upcoming = events.filter(({ end_date }) => toIsoDate(end_date) >= getBuildDay());
    const sportsEvents = upcoming.map((event) => createSportsEvent(event, cardPath, inLanguage));
    entities.push(createWebSite(site), ...sportsEvents);
  }
  const graph: Graph = { '@context': 'https://schema.org', '@graph': entities };
  // `<` could end the block in the page, or begin an element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
