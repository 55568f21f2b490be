/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { councilBuild, plainBuild, readText, ROUTES } from '../hosts/builds';
import { attributeValues, metaContent, openPages, SITE_URL } from './documents';

/** The first five of the routes: the screens of spec §2. The others are views of one of them. */
const SCREENS = ROUTES.slice(0, 5);

describe.each([plainBuild, councilBuild])('$name', (build) => {
  const home = `${SITE_URL}${build.basePath}`;
  const pages = openPages(build);

  it.each(pages)('$file says what it is, and where', ({ url, document }) => {
    expect(document.title).not.toBe('');
    expect(metaContent(document, 'description').length).toBeGreaterThan(50);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const screen = url.includes('/district/') ? `${home}/district-secretaries` : url;
    expect(new URL(canonical).href).toBe(screen);
    expect(metaContent(document, 'og:url')).toBe(canonical);
  });

  it('each screen has a title and a description of its own', () => {
    const screens = pages.slice(0, SCREENS.length);
    const titles = screens.map(({ document }) => document.title);
    const descriptions = screens.map(({ document }) => metaContent(document, 'description'));
    expect(new Set(titles).size).toBe(SCREENS.length);
    expect(new Set(descriptions).size).toBe(SCREENS.length);
  });

  it.each(pages)('$file has a card that shows when it is shared', ({ document }) => {
    expect(metaContent(document, 'og:type')).toBe('website');
    expect(metaContent(document, 'og:title')).not.toBe('');
    expect(metaContent(document, 'og:description')).toBe(metaContent(document, 'description'));
    expect(metaContent(document, 'og:image')).toMatch(new RegExp(`^${home}/share/[\\w-]+\\.png$`));
    expect(metaContent(document, 'og:image:alt')).not.toBe('');
    expect(metaContent(document, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(document, 'twitter:image')).toBe(metaContent(document, 'og:image'));
  });

  it('sitemap.xml holds the five screens', () => {
    const sitemap = new DOMParser().parseFromString(readText(build, 'sitemap.xml'), 'text/xml');
    const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(addresses).toEqual(SCREENS.map((route) => home + route));
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

  it.each(pages)('$file knows its manifest, icons and theme colours', ({ document }) => {
    const manifests = attributeValues(document, 'link[rel=manifest]', 'href');
    expect(manifests).toEqual([`${build.basePath}/manifest.webmanifest`]);
    expect(document.querySelectorAll('link[rel=icon]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('link[rel=apple-touch-icon]')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name=theme-color][media]')).toHaveLength(2);
  });
});
