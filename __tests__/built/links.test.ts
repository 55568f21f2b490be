/** @jest-environment jsdom */
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { BUILDS, type Build } from '../hosts/builds';
import {
  findAll,
  getAttributeValues,
  openDocuments,
  openPages,
  SITE_URL,
  type BuiltPage,
} from './documents';

/** The file that answers an address of the site; undefined if there is none. */
function findTarget(build: Build, url: URL): string | undefined {
  if (!`${url.pathname}/`.startsWith(`${build.basePath}/`)) return undefined;
  return getFileOfAddress(build.folder, url.pathname.slice(build.basePath.length) || '/');
}

const removeFragment = ({ href }: URL) => href.replace(/#.*/, '');

/** The addresses that the attributes of a page load. */
function listLoadedAddresses({ document }: BuiltPage): string[] {
  const sets = [
    ...getAttributeValues(document, '[srcset]', 'srcset'),
    ...getAttributeValues(document, '[imagesrcset]', 'imagesrcset'),
  ];
  return [
    ...getAttributeValues(document, '[src]', 'src'),
    ...getAttributeValues(document, '[data-payload]', 'data-payload'),
    ...getAttributeValues(document, 'link[href]:not([rel=canonical])', 'href'),
    ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
  ];
}

describe.each(BUILDS)('$name', (build) => {
  const documents = openDocuments(build);

  it.each(documents)('$file loads only files of the site, and all of them exist', (page) => {
    const css = findAll(page.document, 'style').map(({ textContent }) => textContent);
    const inStyles = [...css.join('').matchAll(/url\("?([^")]+)"?\)/g)].map(([, url = '']) => url);
    expect(inStyles).not.toEqual([]);
    expect(findAll(page.document, 'link[rel=stylesheet]')).toEqual([]);

    const loaded = listLoadedAddresses(page);
    expect(loaded).not.toEqual([]);
    const broken = [...loaded, ...inStyles].filter((address) => {
      const url = new URL(address, page.url);
      if (url.protocol === 'data:') return !inStyles.includes(address);
      // The assets host serves the same folder.
      if (url.origin === build.assetsHost)
        return !loaded.includes(address) || !getFileOfAddress(build.folder, url.pathname);
      return url.origin !== SITE_URL || !findTarget(build, url);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents)('every link of $file leads somewhere', (page) => {
    const broken = getAttributeValues(page.document, 'a[href]', 'href').filter((href) => {
      // Calendar programs fetch webcal addresses by HTTP.
      const url = new URL(href.replace(/^webcal:/, 'https:'), page.url);
      if (url.protocol === 'mailto:' || url.protocol === 'tel:') return false;
      if (url.origin !== SITE_URL)
        return url.origin !== build.assetsHost && url.protocol !== 'https:';
      if (!findTarget(build, url)) return page.url !== removeFragment(url);
      if (url.hash === '') return false;
      const target = documents.find((other) => other.url === removeFragment(url)) ?? page;
      return !target.document.getElementById(url.hash.slice(1));
    });
    expect(broken).toEqual([]);
  });

  it.each(openPages(build))('$file announces absolute addresses that exist', ({ document }) => {
    const addresses = [
      ...getAttributeValues(document, 'link[rel=canonical]', 'href'),
      ...getAttributeValues(document, 'meta[property="og:url"]', 'content'),
      ...getAttributeValues(document, 'meta[property="og:image"]', 'content'),
      ...getAttributeValues(document, 'meta[name="twitter:image"]', 'content'),
    ];
    expect(addresses).toHaveLength(4);
    expect(addresses.filter((address) => !findTarget(build, new URL(address)))).toEqual([]);
  });

  it.each(documents)('external links of $file have rel noopener', ({ document }) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ rel }) => !rel.includes('noopener'))).toEqual([]);
  });
});
