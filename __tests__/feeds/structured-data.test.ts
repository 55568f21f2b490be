import {
  createOrganization,
  createSportsEvent,
  createWebSite,
  findUpcomingEvents,
  serializeStructuredData,
} from '@/lib/feeds/structured-data';
import { getContent } from '@/lib/content/content';
import { first } from '@/__tests__/support/content';

const HOME = 'https://scse.example/';
const { events, site } = getContent('en');
const event = first(events);

it('No text can end the block of structured data early or start another element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = serializeStructuredData([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  });
});

// What search engines require: https://developers.google.com/search/docs/appearance/structured-data
it('The organisation and the site have what search engines require, and tell no e-mail address', () => {
  const organization = createOrganization(site, HOME, `${HOME}logo.png`);
  expect(organization).toMatchObject({
    name: site.name,
    url: HOME,
    logo: `${HOME}logo.png`,
    address: site.contact.address,
    foundingDate: '2017',
  });
  expect(JSON.stringify(organization)).not.toMatch(/\w@\w/);
  expect(createWebSite(site, HOME)).toMatchObject({ name: site.name, url: HOME });
});

it('An event has what search engines require', () => {
  expect(createSportsEvent(event, HOME, `${HOME}card.png`)).toMatchObject({
    name: event.title,
    startDate: '2025-04-24',
    endDate: '2025-04-29',
    eventStatus: 'https://schema.org/EventScheduled',
    image: `${HOME}card.png`,
    location: { name: event.venue, address: event.venue },
    organizer: { '@id': `${HOME}#organization` },
  });
});

it('An event is upcoming until its last day', () => {
  expect(findUpcomingEvents([event], '2025-04-29')).toEqual([event]);
  expect(findUpcomingEvents([event], '2025-04-30')).toEqual([]);
});
