/** @jest-environment jsdom */
import { getContent } from '@/lib/content/content';
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { toIsoDate } from '@/lib/i18n/dates';
import { assetsHostBuild, councilBuild, plainBuild } from '../hosts/builds';
import { metaContent, openDocuments, SITE_URL, type BuiltPage } from './documents';

const { events, galleryImages, site } = getContent('en');

interface Entity {
  '@type': string;
  [property: string]: unknown;
}

/**
 * What the search engines' guides to rich results require of a type:
 * https://developers.google.com/search/docs/appearance/structured-data
 * That every property is one that schema.org gives the type is checked by the compiler, in lib/feeds/structured-data.ts.
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

function entitiesOf({ document }: BuiltPage): Entity[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && '@type' in value;

/** An entity and all those within it. */
const withParts = (entity: Entity): Entity[] => [
  entity,
  ...Object.values(entity).flat().filter(isEntity).flatMap(withParts),
];

const typesOf = (page: BuiltPage) => entitiesOf(page).map((entity) => entity['@type']);

const ofType = (page: BuiltPage, type: string) =>
  entitiesOf(page).filter((entity) => entity['@type'] === type);

describe.each([plainBuild, councilBuild, assetsHostBuild])('$name', (build) => {
  const documents = openDocuments(build);
  const pageAt = (file: string) => {
    const page = documents.find((document) => document.file === file);
    if (!page) throw new Error(`no ${file}`);
    return page;
  };

  it.each(documents)('$file describes only known things, each with what it needs', (page) => {
    for (const entity of entitiesOf(page).flatMap(withParts)) {
      const required = REQUIRED[entity['@type']];
      expect([entity['@type'], required]).not.toContain(undefined);
      expect(Object.keys(entity)).toEqual(expect.arrayContaining(required ?? []));
      expect(Object.values(entity)).not.toContain('');
    }
  });

  it.each(documents)('$file tells of the council, and of no e-mail address', (page) => {
    expect(typesOf(page)[0]).toBe('SportsOrganization');
    expect(JSON.stringify(entitiesOf(page))).not.toMatch(/\w@\w/);
  });

  const isHome = ({ file }: BuiltPage) => /^(index|hi)\.html$/.test(file);

  it.each(documents.slice(0, -1).filter((page) => !isHome(page)))(
    '$file has the way to it from the home page',
    (page) => {
      const [crumbs] = ofType(page, 'BreadcrumbList');
      const items = crumbs?.itemListElement as { position: number; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      const home = page.url.startsWith(`${SITE_URL}${build.basePath}/hi/`) ? '/hi' : '/';
      expect(items[0]?.item).toBe(`${SITE_URL}${build.basePath}${home}`);
      expect(items.at(-1)?.item).toBe(metaContent(page.document, 'og:url'));
    },
  );

  it.each(documents.slice(0, -1))('$file says one address of itself everywhere', (page) => {
    const canonical = page.document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    expect(new URL(metaContent(page.document, 'og:url')).href).toBe(canonical);
    const pages = [...ofType(page, 'WebPage'), ...ofType(page, 'ImageGallery')];
    expect(pages.map(({ url }) => url)).toEqual([canonical]);
  });

  it('the home page has no way to it, and names the site', () => {
    expect(ofType(pageAt('index.html'), 'BreadcrumbList')).toEqual([]);
    expect(ofType(pageAt('index.html'), 'WebSite')).toEqual([
      expect.objectContaining({ name: site.name, url: pageAt('index.html').url }),
    ]);
  });

  it('the home page has the events that are not over on the day of the build', () => {
    const found = ofType(pageAt('index.html'), 'SportsEvent');
    const ahead = events.filter(({ end_date }) => toIsoDate(end_date) >= build.day);
    expect(found.map(({ name }) => name)).toEqual(ahead.map(({ title }) => title));
    for (const { startDate, eventStatus, image } of found) {
      expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(eventStatus).toBe('https://schema.org/EventScheduled');
      const place = `${SITE_URL}${build.basePath}`;
      expect(String(image)).toContain(place);
      expect(getFileOfAddress(build.folder, String(image).slice(place.length))).toBeDefined();
    }
  });

  it('the gallery has its pictures', () => {
    const [gallery] = ofType(pageAt('gallery.html'), 'ImageGallery');
    const images = gallery?.image as { contentUrl: string }[];
    expect(images).toHaveLength(galleryImages.length);
    const place = build.assetsHost || SITE_URL + build.basePath;
    expect(images[0]?.contentUrl).toBe(`${place}/assets/gallery/image1.jpg`);
  });
});
