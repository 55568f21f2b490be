/** @jest-environment jsdom */
import { getContent } from '@/lib/content/content';
import { toIsoDate } from '@/lib/i18n/dates';
import { getLanguage, localizePath } from '@/lib/i18n/language';
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { BUILDS } from '../hosts/builds';
import { getMetaContent, openDocuments, openPages, SITE_URL, type BuiltPage } from './documents';

const { events, galleryImages, site } = getContent('en');

interface Entity {
  '@type': string;
  [property: string]: unknown;
}

/**
 * The properties that search engines require of each type:
 * https://developers.google.com/search/docs/appearance/structured-data
 * The compiler checks against schema.org that each property belongs to its type (lib/feeds/structured-data.ts).
 */
const REQUIRED: Record<string, string[]> = {
  SportsOrganization: ['name', 'url', 'logo', 'address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  SportsEvent: ['name', 'startDate', 'endDate', 'location', 'image', 'eventStatus'],
  WebSite: ['name', 'url'],
  Place: ['name', 'address'],
  WebPage: ['url', 'inLanguage'],
  ImageGallery: ['url', 'image'],
  ImageObject: ['contentUrl', 'creator', 'creditText', ...(site.pictureLicence ? ['license'] : [])],
  Organization: ['name'],
};

function readEntities({ document }: BuiltPage): Entity[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && '@type' in value;

/** An entity and all entities inside it. */
const flatten = (entity: Entity): Entity[] => [
  entity,
  ...Object.values(entity).flat().filter(isEntity).flatMap(flatten),
];

const findEntities = (page: BuiltPage | undefined, ...types: string[]) =>
  page ? readEntities(page).filter((entity) => types.includes(entity['@type'])) : [];

describe.each(BUILDS)('$name', (build) => {
  const base = SITE_URL + build.basePath;
  const pages = openPages(build);
  const openPage = (file: string) => pages.find((page) => page.file === file);

  it.each(openDocuments(build))(
    '$file has the required properties, and no e-mail address',
    (page) => {
      const entities = readEntities(page);
      expect(entities[0]?.['@type']).toBe('SportsOrganization');
      expect(JSON.stringify(entities)).not.toMatch(/\w@\w/);
      for (const entity of entities.flatMap(flatten)) {
        const required = REQUIRED[entity['@type']] ?? ['a known type'];
        expect([entity, ...Object.keys(entity)]).toEqual(expect.arrayContaining(required));
        expect(Object.values(entity)).not.toContain('');
      }
    },
  );

  it.each(pages)('$file has one address, and breadcrumbs from the home page to it', (page) => {
    const canonical = page.document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    expect(new URL(getMetaContent(page.document, 'og:url')).href).toBe(canonical);
    const described = findEntities(page, 'WebPage', 'ImageGallery');
    expect(described.map(({ url }) => url)).toEqual([canonical]);

    const home = base + localizePath('/', getLanguage(page.url.slice(base.length)));
    const breadcrumbs = findEntities(page, 'BreadcrumbList');
    expect(breadcrumbs).toHaveLength(page.url === home ? 0 : 1);
    for (const { itemListElement } of breadcrumbs) {
      const items = itemListElement as { position: number; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect([items[0]?.item, items.at(-1)?.item]).toEqual([home, canonical]);
    }
  });

  it('the home page names the site, and the events that are not over on the build day', () => {
    const home = openPage('index.html');
    expect(findEntities(home, 'WebSite')).toEqual([
      expect.objectContaining({ name: site.name, url: home?.url }),
    ]);
    const upcoming = events.filter(({ end_date }) => toIsoDate(end_date) >= build.day);
    const found = findEntities(home, 'SportsEvent');
    expect(found.map(({ name }) => name)).toEqual(upcoming.map(({ title }) => title));
    for (const { startDate, eventStatus, image } of found) {
      expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(eventStatus).toBe('https://schema.org/EventScheduled');
      expect(image).toEqual(expect.stringContaining(base));
      expect(getFileOfAddress(build.folder, String(image).slice(base.length))).toBeDefined();
    }
  });

  it('the gallery lists its images', () => {
    const [gallery] = findEntities(openPage('gallery.html'), 'ImageGallery');
    const images = gallery?.image as { contentUrl: string }[];
    expect(images).toHaveLength(galleryImages.length);
    expect(images[0]?.contentUrl).toBe(`${build.assetsHost || base}/assets/gallery/image1.jpg`);
  });
});
