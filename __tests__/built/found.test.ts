/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, getLanguage, LOCALES, localizePath } from '@/lib/i18n/language';
import { LOCALIZED_PATHS, ROUTE_PATHS } from '@/lib/routes';
import { councilBuild, plainBuild, readText } from '../hosts/builds';
import { attributeValues, metaContent, openPages, SITE_URL } from './documents';

describe.each([plainBuild, councilBuild])('$name', (build) => {
  const home = `${SITE_URL}${build.basePath}`;
  const pages = openPages(build);

  it.each(pages)('$file says what it is, and where', ({ url, document }) => {
    expect(document.title).not.toBe('');
    expect(metaContent(document, 'description').length).toBeGreaterThan(40);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const screen = url.replace(/district\/[^/]+$/, 'district-secretaries');
    expect(new URL(canonical).href).toBe(screen);
    expect(metaContent(document, 'og:url')).toBe(canonical);
  });

  it.each(LANGUAGES)('each screen has a title and a description of its own in %s', (language) => {
    const addresses = ROUTE_PATHS.map((route) => home + localizePath(route, language));
    const screens = pages.filter(({ url }) => addresses.includes(url));
    expect(screens).toHaveLength(ROUTE_PATHS.length);
    const titles = screens.map(({ document }) => document.title);
    const descriptions = screens.map(({ document }) => metaContent(document, 'description'));
    expect(new Set(titles).size).toBe(ROUTE_PATHS.length);
    expect(new Set(descriptions).size).toBe(ROUTE_PATHS.length);
  });

  it.each(pages)('$file has a card that shows when it is shared', ({ document }) => {
    expect(metaContent(document, 'og:type')).toBe('website');
    expect(metaContent(document, 'og:title')).not.toBe('');
    expect(metaContent(document, 'og:description')).toBe(metaContent(document, 'description'));
    expect(metaContent(document, 'og:image')).toMatch(
      new RegExp(`^${home}/share/(hi/)?[\\w-]+\\.png$`),
    );
    expect(metaContent(document, 'og:image:alt')).not.toBe('');
    expect(metaContent(document, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(document, 'twitter:image')).toBe(metaContent(document, 'og:image'));
  });

  /** The translations of a page, by language, as they are to be told. */
  const listTranslations = (route: string) => ({
    ...Object.fromEntries(
      LANGUAGES.map((language) => [LOCALES[language], home + localizePath(route, language)]),
    ),
    'x-default': home + localizePath(route, 'en'),
  });

  /** Those that links tell. */
  const toldBy = (links: Iterable<Element>) =>
    Object.fromEntries(
      [...links].map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').href,
      ]),
    );

  it.each(pages)('$file tells its language and its translations', ({ url, document }) => {
    const route = url.slice(home.length) || '/';
    const language = getLanguage(route);
    expect(document.documentElement.lang.slice(0, 2)).toBe(language);
    expect(metaContent(document, 'og:locale')).toBe(LOCALES[language].replace('-', '_'));
    const screen = route.replace(/district\/[^/]+$/, 'district-secretaries');
    const told = toldBy(document.querySelectorAll('link[rel=alternate][hreflang]'));
    expect(told).toEqual(LANGUAGES.length > 1 ? listTranslations(screen) : {});
  });

  it('sitemap.xml holds the five screens in each language, with their translations', () => {
    const sitemap = new DOMParser().parseFromString(readText(build, 'sitemap.xml'), 'text/xml');
    const urls = [...sitemap.querySelectorAll('url')];
    const addresses = urls.map((url) => url.querySelector('loc')?.textContent);
    expect(addresses).toEqual(LOCALIZED_PATHS.map((route) => home + route));
    const told = urls.map((url) => toldBy(url.getElementsByTagNameNS('*', 'link')));
    expect(told).toEqual(
      LANGUAGES.length > 1
        ? LOCALIZED_PATHS.map((route) => listTranslations(route))
        : told.map(() => ({})),
    );
  });

  it('robots.txt lets search engines in and shows them the sitemap', () => {
    const robots = readText(build, 'robots.txt');
    expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
    expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
  });

  it('the manifest has icons of the sizes that it says', () => {
    const manifest = JSON.parse(readText(build, 'manifest.webmanifest'));
    expect(manifest.start_url).toBe(`${build.basePath}/`);
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(path.join(build.folder, src.slice(build.basePath.length)));
      // A PNG has its width and height at the bytes 16 and 20.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it.each(pages)('$file knows its manifest, icons and theme colours', ({ url, document }) => {
    const language = getLanguage(url.slice(home.length));
    const manifests = attributeValues(document, 'link[rel=manifest]', 'href');
    expect(manifests).toEqual([build.basePath + localizePath('/manifest.webmanifest', language)]);
    expect(document.querySelectorAll('link[rel=icon]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('link[rel=apple-touch-icon]')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name=theme-color][media]')).toHaveLength(2);
  });
});
