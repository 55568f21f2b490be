/** @jest-environment jsdom */
/** What search engines, social networks and browsers are told about the pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { toIsoDate } from '@/lib/i18n/dates';
import { getLanguageOfPath, LANGUAGES, LOCALES, localizePath } from '@/lib/i18n/language';
import { LOCALIZED_PATHS, ROUTE_PATHS } from '@/lib/routes';
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { BUILDS, pagePaths, plainBuild, readText } from '../hosts/builds';
import {
  getAttributeValues,
  openDocuments,
  openPages,
  SITE_URL,
  type BuiltPage,
} from './documents';

const { events, site } = getContent('en');

/** An entity of schema.org. */
type Entity = Record<string, unknown> & { '@type': string };

/**
 * The properties that search engines require of each type:
 * https://developers.google.com/search/docs/appearance/structured-data
 * The compiler checks against schema.org that each property belongs to its type (lib/feeds/structured-data.ts).
 */
const REQUIRED: Record<string, string[]> = {
  SportsOrganization: ['name', 'url', 'logo', 'address'],
  SportsEvent: ['name', 'startDate', 'endDate', 'location', 'image', 'eventStatus'],
  WebSite: ['name', 'url'],
  Place: ['name', 'address'],
  WebPage: ['url', 'inLanguage'],
  Organization: ['name'],
};

/** The entities that a page describes, and with them all that are inside of others. */
function readEntities({ document }: BuiltPage): { entities: Entity[]; all: Entity[] } {
  const [block, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  const all: Entity[] = [];
  const data = JSON.parse(block?.textContent ?? '', (_, value) => {
    if (value?.['@type']) all.push(value);
    return value;
  });
  expect(data['@context']).toBe('https://schema.org');
  return { entities: data['@graph'], all };
}

/** The content of a `<meta>` element; empty if there is none. */
const getMeta = ({ document }: BuiltPage, name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)
    ?.content ?? '';

const readTranslations = (links: Iterable<Element>) =>
  [...links].map((link) => [
    link.getAttribute('hreflang'),
    new URL(link.getAttribute('href') ?? '').href,
  ]);

describe.each(BUILDS)('$name', (build) => {
  const base = SITE_URL + build.basePath;
  const pages = openPages(build);
  const findEntities = (file: string, type: string) =>
    pages
      .flatMap((page) => (page.file === file ? readEntities(page).entities : []))
      .filter((entity) => entity['@type'] === type);

  /** The translations of a page by locale, as search engines should find them; none on a site in one language. */
  const getTranslations = (route: string) =>
    LANGUAGES.length > 1
      ? [
          ...LANGUAGES.map((language) => [LOCALES[language], base + localizePath(route, language)]),
          ['x-default', base + localizePath(route, 'en')],
        ]
      : [];

  it.each(pages)('$file tells its address, translations, card, feed and icons', (page) => {
    const { url, document } = page;
    const language = getLanguageOfPath(url.slice(base.length));
    const get = (name: string) => getMeta(page, name);
    const getHrefs = (selector: string) => getAttributeValues(document, selector, 'href');
    expect(document.documentElement.lang.slice(0, 2)).toBe(language);

    // The page of a district is the screen of all districts.
    const screen = url.replace(/district\/[^/]+$/, 'district-secretaries');
    const [canonical = ''] = getHrefs('link[rel=canonical]');
    expect(new URL(canonical).href).toBe(screen);
    expect(get('og:url')).toBe(canonical);
    const alternates = document.querySelectorAll('link[rel=alternate][hreflang]');
    expect(readTranslations(alternates)).toEqual(getTranslations(screen.slice(base.length) || '/'));

    expect(get('og:type')).toBe('website');
    expect(get('og:locale')).toBe(LOCALES[language].replace('-', '_'));
    expect(get('og:title')).not.toBe('');
    expect(get('og:description')).toBe(get('description'));
    expect(get('og:image')).toMatch(RegExp(`^${base}/share/(hi/)?[\\w-]+\\.png$`));
    const card = getFileOfAddress(build.folder, get('og:image').slice(base.length));
    expect(card).toBeDefined();
    expect(get('og:image:alt')).not.toBe('');
    expect(get('twitter:card')).toBe('summary_large_image');
    expect(get('twitter:image')).toBe(get('og:image'));

    const manifest = build.basePath + localizePath('/manifest.webmanifest', language);
    expect(getHrefs('link[rel=manifest]')).toEqual([manifest]);
    const feed = base + localizePath('/news.xml', language);
    expect(getHrefs('link[type="application/atom+xml"]')).toEqual([feed]);
    expect(getHrefs('link[rel=icon]')).not.toEqual([]);
    expect(getHrefs('link[rel=apple-touch-icon]')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name=theme-color][media]')).toHaveLength(2);

    const { entities } = readEntities(page);
    const described = entities.filter((entity) => entity['@type'] === 'WebPage');
    expect(described.map((entity) => entity.url)).toEqual([screen]);
  });

  it.each(openDocuments(build))(
    '$file describes all entities as far as required, and tells no e-mail address',
    (page) => {
      const { entities, all } = readEntities(page);
      expect(entities[0]?.['@type']).toBe('SportsOrganization');
      expect(JSON.stringify(entities)).not.toMatch(/\w@\w/);
      for (const entity of all) {
        const required = REQUIRED[entity['@type']] ?? ['a known type'];
        expect([entity, ...Object.keys(entity)]).toEqual(expect.arrayContaining(required));
        expect(Object.values(entity)).not.toContain('');
      }
    },
  );

  it('the home page names the site, and the events to come on the build day', () => {
    const url = `${base}${localizePath('/', 'en')}`;
    expect(findEntities('index.html', 'WebSite')).toMatchObject([{ name: site.name, url }]);
    const upcoming = events.filter(({ end_date }) => toIsoDate(end_date) >= build.day);
    const found = findEntities('index.html', 'SportsEvent');
    expect(found.map(({ name }) => name)).toEqual(upcoming.map(({ title }) => title));
    for (const { startDate, eventStatus, image } of found) {
      expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(eventStatus).toBe('https://schema.org/EventScheduled');
      expect(image).toEqual(expect.stringContaining(base));
      expect(getFileOfAddress(build.folder, String(image).slice(base.length))).toBeDefined();
    }
  });

  it('each screen has its own title and description in each language', () => {
    const addresses = [...LOCALIZED_PATHS, ...pagePaths].map((route) => base + route);
    const screens = pages.filter(({ url }) => addresses.includes(url));
    const titles = screens.map(({ document }) => document.title);
    const descriptions = screens.map((page) => getMeta(page, 'description'));
    for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(addresses.length);
    expect(descriptions.filter(({ length }) => length <= 40)).toEqual([]);
  });

  it('sitemap.xml lists the screens in each language with their translations, and robots.txt names it', () => {
    const sitemap = new DOMParser().parseFromString(readText(build, 'sitemap.xml'), 'text/xml');
    const urls = [...sitemap.querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      readTranslations(url.getElementsByTagNameNS('*', 'link')),
    ]);
    const routes = LANGUAGES.flatMap((language) =>
      [...ROUTE_PATHS, ...pagePaths].map((route) => localizePath(route, language)),
    );
    expect(urls).toEqual(routes.map((route) => [base + route, getTranslations(route)]));
    const robots = readText(build, 'robots.txt');
    expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
    expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`);
  });

  it('the icons of the manifest have the sizes that it states', () => {
    const manifest = JSON.parse(readText(build, 'manifest.webmanifest'));
    expect(manifest.start_url).toBe(`${build.basePath}/`);
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(path.join(build.folder, src.slice(build.basePath.length)));
      // A PNG has its width at byte 16 and its height at byte 20.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

/** The texts of a page in Latin letters that are not marked as English. */
const findUnmarked = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll('body, body :not(script, style)')]
    .filter((element) => !element.closest('[lang|=en], [aria-hidden=true]'))
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []))
    .filter((text) => /\p{sc=Latin}/u.test(text));

// A screen reader would pronounce it by the rules of Hindi. components/ui/text.tsx marks it.
it('pages in other languages mark text in Latin letters as English', () => {
  expect(openPages(plainBuild).flatMap(findUnmarked)).toEqual([]);
});
