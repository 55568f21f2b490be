import { formatStructuredData } from '@/app/structured-data';
import { first } from '@/__tests__/support/content';
import { setBuildDay } from '@/__tests__/support/set-build-day';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

const HOME = 'https://site.example/';
const { events, site } = getContent('en');
const event = first(events);

/** The structured data of the home page on a day. */
const write = (day: string) => {
  setBuildDay(day);
  return formatStructuredData(ROUTES.home, en);
};

it('No text can end the block of structured data early or start another element', () => {
  jest.replaceProperty(site, 'name', '</script><script>alert(1)</script><!--');
  const text = write('2025-04-29');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(site.name);
});

// What search engines require: https://developers.google.com/search/docs/appearance/structured-data
it('The home page describes the council, the site and events until their last day as search engines require', () => {
  const text = write('2025-04-29');
  expect(JSON.parse(text)['@graph']).toMatchObject([
    {
      '@type': 'SportsOrganization',
      '@id': `${HOME}#organization`,
      name: site.name,
      url: HOME,
      logo: `${HOME}assets/logos/main.svg`,
      address: site.contact.address,
      foundingDate: '2017',
    },
    { '@type': 'WebPage', url: HOME, inLanguage: 'en-IN' },
    { '@type': 'WebSite', name: site.name, url: HOME },
    {
      '@type': 'SportsEvent',
      name: event.title,
      startDate: '2025-04-24',
      endDate: '2025-04-29',
      eventStatus: 'https://schema.org/EventScheduled',
      image: `${HOME}share/home.png`,
      location: { name: event.venue, address: event.venue },
      organizer: { '@id': `${HOME}#organization` },
    },
  ]);
  // For the privacy of people.
  expect(text).not.toMatch(/\w@\w/);
});

it('An event that is over is left out', () => {
  expect(write('2025-04-30')).not.toContain('SportsEvent');
});
