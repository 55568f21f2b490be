/** @jest-environment jsdom */
/** What search engines, social networks and browsers are told about the pages. */
import { getLanguageOfPath, LANGUAGES, LOCALES, localizePath } from '@/lib/i18n/language';
import { LOCALIZED_PATHS, ENGLISH_PATHS, ROUTES } from '@/lib/routes';
import { getFileOfAddress } from '@/testing/published-files';
import { BUILDS, councilBuild, getFiles, pagePaths, plainBuild, readText } from '../support/builds';
import { getAttributeValues, openPages, type BuiltPage } from './documents';

/** The screens that the second build hides from search engines. */
const HIDDEN_PATHS: string[] = [ROUTES.studentRecords.path, ROUTES.certificates.path];

/** The entities of schema.org that a page describes. What is in them is in __tests__/app/structured-data.test.ts. */
function readEntities({ document }: BuiltPage): Record<string, unknown>[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.textContent ?? '')['@graph'];
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
  const base = build.origin + build.basePath;
  const pages = openPages(build);
  /** The translations of a page by locale, as search engines should find them. */
  const getTranslations = (route: string) => [
    ...LANGUAGES.map((language) => [LOCALES[language], base + localizePath(route, language)]),
    ['x-default', base + localizePath(route, 'en')],
  ];

  it.each(pages)(
    '$file tells its address, translations, picture, feed, manifest and icon',
    (page) => {
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
      expect(readTranslations(alternates)).toEqual(
        getTranslations(screen.slice(base.length) || '/'),
      );

      expect(get('og:locale')).toBe(LOCALES[language].replace('-', '_'));
      expect(get('og:description')).toBe(get('description'));
      expect(get('og:image').startsWith(`${base}/share/`)).toBe(true);
      expect(getFileOfAddress(build.folder, get('og:image').slice(base.length))).toBeDefined();

      const manifest = build.basePath + localizePath('/manifest.webmanifest', language);
      expect(getHrefs('link[rel=manifest]')).toEqual([manifest]);
      const feed = base + localizePath('/news.xml', language);
      expect(getHrefs('link[type="application/atom+xml"]')).toEqual([feed]);
      expect(getHrefs('link[rel=apple-touch-icon]')).toHaveLength(1);

      const [organization, webPage] = readEntities(page);
      expect(organization).toMatchObject({ '@type': 'SportsOrganization', url: `${base}/` });
      expect(webPage).toMatchObject({ '@type': 'WebPage', url: screen });
    },
  );

  it('Each screen has its own title and description in each language', () => {
    const addresses = [...LOCALIZED_PATHS, ...pagePaths].map((route) => base + route);
    const screens = pages.filter(({ url }) => addresses.includes(url));
    const titles = screens.map(({ document }) => document.title);
    const descriptions = screens.map((page) => getMeta(page, 'description'));
    for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(addresses.length);
    expect(descriptions.filter(({ length }) => length <= 40)).toEqual([]);
  });

  it('The sitemap lists the screens that search engines may list, in each language with their translations', () => {
    const sitemap = new DOMParser().parseFromString(readText(build, 'sitemap.xml'), 'text/xml');
    const urls = [...sitemap.querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      readTranslations(url.getElementsByTagNameNS('*', 'link')),
    ]);
    const routes = LANGUAGES.flatMap((language) =>
      [...ENGLISH_PATHS, ...pagePaths]
        .filter((route) => build === plainBuild || !HIDDEN_PATHS.includes(route))
        .map((route) => localizePath(route, language)),
    );
    expect(urls).toEqual(routes.map((route) => [base + route, getTranslations(route)]));
  });

  it('robots.txt and the pages let search engines follow links to the records, unless these are hidden', () => {
    const robots = readText(build, 'robots.txt');
    expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`);
    expect(/^User-Agent: \*\nAllow: \/$/m.test(robots)).toBe(build === plainBuild);
    const forbidden = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const isForbidden = (path: string) => forbidden.some((start) => path.startsWith(start));
    const recordFiles = getFiles(build).filter((file) => file.endsWith('.csv'));
    expect(recordFiles.length).toBeGreaterThan(5);
    for (const file of recordFiles)
      expect(isForbidden(`${build.basePath}/${file}`)).toBe(build === councilBuild);
    // Search engines must read a page to learn what it asks of them.
    const paths = pages.map(({ url }) => url.slice(build.origin.length));
    expect(paths.filter(isForbidden)).toEqual([]);
    const linking = pages.filter(
      (page) =>
        getMeta(page, 'robots') !== 'noindex, nofollow' &&
        page.document.documentElement.innerHTML.includes('.csv'),
    );
    expect(linking.map(({ file }) => file)).toEqual(
      build === councilBuild
        ? []
        : expect.arrayContaining(['all-pages.html', 'student-records.html']),
    );
  });

  it('The manifest starts the home page, and its icons exist', () => {
    const { start_url, icons } = JSON.parse(readText(build, 'manifest.webmanifest'));
    expect(start_url).toBe(`${build.basePath}/`);
    expect(icons.length).toBeGreaterThanOrEqual(3);
    for (const { src } of icons)
      expect(getFileOfAddress(build.folder, src.slice(build.basePath.length))).toBeDefined();
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
it('Pages in other languages mark text in Latin letters as English', () => {
  expect(openPages(plainBuild).flatMap(findUnmarked)).toEqual([]);
});
