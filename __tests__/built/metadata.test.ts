/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getLanguage, LANGUAGES, LOCALES, localizePath } from '@/lib/i18n/language';
import { LOCALIZED_PATHS, ROUTE_PATHS } from '@/lib/routes';
import { councilBuild, plainBuild, readText } from '../hosts/builds';
import { getAttributeValues, getMetaContent, openPages, SITE_URL } from './documents';

describe.each([plainBuild, councilBuild])('$name', (build) => {
  const base = SITE_URL + build.basePath;
  const pages = openPages(build);

  /** The translations of a page by locale, as search engines should find them; none on a site in one language. */
  const getTranslations = (route: string) =>
    LANGUAGES.length > 1
      ? {
          ...Object.fromEntries(
            LANGUAGES.map((language) => [LOCALES[language], base + localizePath(route, language)]),
          ),
          'x-default': base + localizePath(route, 'en'),
        }
      : {};

  const readTranslations = (links: Iterable<Element>) =>
    Object.fromEntries(
      [...links].map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').href,
      ]),
    );

  it.each(pages)('$file tells search engines its address and translations', ({ url, document }) => {
    const language = getLanguage(url.slice(base.length));
    expect(document.documentElement.lang.slice(0, 2)).toBe(language);
    // The page of a district is the screen of all districts.
    const screen = url.replace(/district\/[^/]+$/, 'district-secretaries');
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).href).toBe(screen);
    expect(getMetaContent(document, 'og:url')).toBe(canonical);
    const alternates = document.querySelectorAll('link[rel=alternate][hreflang]');
    expect(readTranslations(alternates)).toEqual(getTranslations(screen.slice(base.length) || '/'));
  });

  it.each(pages)('$file has a card for sharing', ({ url, document }) => {
    const get = (name: string) => getMetaContent(document, name);
    expect(get('og:type')).toBe('website');
    expect(get('og:locale')).toBe(LOCALES[getLanguage(url.slice(base.length))].replace('-', '_'));
    expect(get('og:title')).not.toBe('');
    expect(get('og:description')).toBe(get('description'));
    expect(get('og:image')).toMatch(new RegExp(`^${base}/share/(hi/)?[\\w-]+\\.png$`));
    expect(get('og:image:alt')).not.toBe('');
    expect(get('twitter:card')).toBe('summary_large_image');
    expect(get('twitter:image')).toBe(get('og:image'));
  });

  it.each(pages)('$file names its manifest, feed, icons and theme colours', ({ url, document }) => {
    const localize = (file: string) => localizePath(file, getLanguage(url.slice(base.length)));
    const manifests = getAttributeValues(document, 'link[rel=manifest]', 'href');
    expect(manifests).toEqual([build.basePath + localize('/manifest.webmanifest')]);
    const feeds = 'link[rel=alternate][type="application/atom+xml"]';
    expect(getAttributeValues(document, feeds, 'href')).toEqual([base + localize('/news.xml')]);
    expect(document.querySelectorAll('link[rel=icon]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('link[rel=apple-touch-icon]')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name=theme-color][media]')).toHaveLength(2);
  });

  it.each(LANGUAGES)('each screen has its own title and description in %s', (language) => {
    const addresses = ROUTE_PATHS.map((route) => base + localizePath(route, language));
    const screens = pages.filter(({ url }) => addresses.includes(url));
    const titles = screens.map(({ document }) => document.title).filter(Boolean);
    const descriptions = screens.map(({ document }) => getMetaContent(document, 'description'));
    expect(new Set(titles).size).toBe(ROUTE_PATHS.length);
    expect(new Set(descriptions).size).toBe(ROUTE_PATHS.length);
    expect(descriptions.filter(({ length }) => length <= 40)).toEqual([]);
  });

  it('sitemap.xml lists the five screens in each language, with their translations', () => {
    const sitemap = new DOMParser().parseFromString(readText(build, 'sitemap.xml'), 'text/xml');
    const urls = [...sitemap.querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      readTranslations(url.getElementsByTagNameNS('*', 'link')),
    ]);
    expect(urls).toEqual(LOCALIZED_PATHS.map((route) => [base + route, getTranslations(route)]));
  });

  it('robots.txt allows search engines and names the sitemap', () => {
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
function findUnmarked(document: Document): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    const isRead = !parentElement?.closest('script, style, [aria-hidden=true]');
    const language = parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (isRead && !language.startsWith('en') && /\p{sc=Latin}/u.test(textContent ?? ''))
      unmarked.push(textContent ?? '');
  }
  return unmarked;
}

// A screen reader would pronounce it by the rules of Hindi. components/ui/text.tsx marks it.
it('pages in other languages mark text in Latin letters as English', () => {
  const unmarked = openPages(plainBuild).flatMap(({ file, document }) =>
    findUnmarked(document).map((text) => `${file}: ${text}`),
  );
  expect(unmarked).toEqual([]);
});
