/** @jest-environment jsdom */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { assetsHostBuild, councilBuild, getFiles, plainBuild, readText } from '../hosts/builds';
import type { Build } from '../hosts/builds';
import {
  attributeValues,
  findAll,
  openDocuments,
  openPages,
  SITE_URL,
  type BuiltPage,
} from './documents';

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file that a host sends for an address of the site; undefined when it is broken. */
function fileAt(build: Build, url: URL): string | undefined {
  if (!`${url.pathname}/`.startsWith(`${build.basePath}/`)) return undefined;
  return getFileOfAddress(build.folder, url.pathname.slice(build.basePath.length) || '/');
}

const addressesOfSrcset = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const addressesOfStyles = (css: string) =>
  [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address);

/** What a page loads by itself. */
function loadedAddresses({ document }: BuiltPage): string[] {
  return [
    ...attributeValues(document, '[src]', 'src'),
    ...attributeValues(document, '[data-payload]', 'data-payload'),
    ...attributeValues(document, 'link[href]:not([rel=canonical])', 'href'),
    ...attributeValues(document, '[srcset]', 'srcset').flatMap(addressesOfSrcset),
    ...attributeValues(document, '[imagesrcset]', 'imagesrcset').flatMap(addressesOfSrcset),
  ];
}

/** What a page tells others about. */
const announcedAddresses = ({ document }: BuiltPage) => [
  ...attributeValues(document, 'link[rel=canonical]', 'href'),
  ...attributeValues(document, 'meta[property="og:url"], meta[property="og:image"]', 'content'),
  ...attributeValues(document, 'meta[name="twitter:image"]', 'content'),
];

describe.each([plainBuild, councilBuild, assetsHostBuild])('$name', (build) => {
  const documents = openDocuments(build);
  const origins = [SITE_URL, build.assetsHost].filter(Boolean);

  it.each(documents)('$file loads nothing from elsewhere, and nothing that is missing', (page) => {
    const urls = loadedAddresses(page).map((address) => new URL(address, page.url));
    expect(urls).not.toEqual([]);
    expect(urls.filter(({ origin }) => !origins.includes(origin))).toEqual([]);
    // The assets host serves the same assets folder.
    const broken = urls.filter((url) =>
      url.origin === SITE_URL
        ? !fileAt(build, url)
        : !isFile(path.join(build.folder, url.pathname)),
    );
    expect(broken.map(String)).toEqual([]);
  });

  it.each(documents)('the links of $file lead somewhere', (page) => {
    const broken = attributeValues(page.document, 'a[href]', 'href').filter((href) => {
      // A calendar program fetches what it is led to as any other file.
      const url = new URL(href.replace(/^webcal:/, 'https:'), page.url);
      if (url.protocol === 'mailto:' || url.protocol === 'tel:') return false;
      if (url.origin !== SITE_URL)
        return url.origin !== build.assetsHost && url.protocol !== 'https:';
      if (!fileAt(build, url)) return page.url !== url.href.replace(/#.*/, '');
      if (url.hash === '') return false;
      const target = documents.find(({ url: address }) => address === url.href.replace(/#.*/, ''));
      return !(target ?? page).document.getElementById(url.hash.slice(1));
    });
    expect(broken).toEqual([]);
  });

  it.each(openPages(build))('what $file announces is absolute and there', (page) => {
    const addresses = announcedAddresses(page);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(fileAt(build, new URL(address))).toBeDefined();
  });

  it.each(documents)('links of $file that leave the site carry rel noopener', ({ document }) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ rel }) => !rel.includes('noopener'))).toEqual([]);
  });

  /** Those of the addresses that are elsewhere, or broken. */
  const faultyOf = (addresses: string[], page: BuiltPage) =>
    addresses
      .map((address) => new URL(address, page.url))
      .filter((url) => url.protocol !== 'data:')
      .filter((url) => url.origin !== SITE_URL || !fileAt(build, url))
      .map(String);

  it.each(documents)('the style sheet of $file stands in it, and loads the same', (page) => {
    expect(findAll(page.document, 'link[rel=stylesheet]')).toEqual([]);
    const css = findAll(page.document, 'style').map(({ textContent }) => textContent);
    const addresses = addressesOfStyles(css.join(''));
    expect(addresses).not.toEqual([]);
    expect(faultyOf(addresses, page)).toEqual([]);
  });

  it.each(documents)('the script that the tree of $file asks for is there', (page) => {
    const [tree = ''] = attributeValues(page.document, '#start', 'data-payload');
    // A page without islands has none.
    if (tree === '') return;
    const text = readText(build, tree.slice(`${build.basePath}/`.length));
    const addresses = [...text.matchAll(/"(\/[^"]+\.js)"/g)].map(([, address = '']) => address);
    expect(addresses).not.toEqual([]);
    expect(faultyOf(addresses, page)).toEqual([]);
  });
});

it('compressed forms are there but for hosts that compress by themselves', () => {
  const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
  expect(getFiles(plainBuild).filter(isCompressed)).toContain('index.html.br');
  expect(getFiles(assetsHostBuild).filter(isCompressed)).toEqual([]);
});

describe('orphans', () => {
  /** Files that no other file names, and why they are there all the same. */
  const KNOWN: [RegExp, string][] = [
    [/^(\.htaccess|\.nojekyll|_headers|\.host\/.+)$/, 'hosts read them'],
    [/^(robots\.txt|favicon\.ico|404\.html|index\.html)$/, 'asked for by a fixed name'],
    [
      /^pictures\//,
      'islands make up their addresses from those of the images they are derived from',
    ],
    [
      /^(admin(\/index)?\.html|_next\/static\/editor\/.*)$/,
      'staff type the address of the editor, which names its files by itself',
    ],
    [/^student-records\/rows\//, 'the records screen makes up their addresses from their names'],
  ];

  it('every file is named by another, or known', () => {
    const files = getFiles(plainBuild);
    const texts = files
      .filter((file) => /\.(html|css|js|xml|txt|webmanifest)$/.test(file))
      .map((file) => ({ file, text: readText(plainBuild, file) }));
    const orphans = files.filter((file) => {
      const original = file.replace(/\.(br|gz)$/, '');
      if (original !== file) return !files.includes(original);
      if (KNOWN.some(([pattern]) => pattern.test(file))) return false;
      if (file.endsWith('/index.html'))
        return !files.includes(file.replace('/index.html', '.html'));
      // Scripts name others without the folder that all of them stand in.
      const address = file.replace(/^_next\//, '').replace(/\.html$/, '');
      return !texts.some(({ file: other, text }) => other !== file && text.includes(address));
    });
    expect(orphans).toEqual([]);
  });
});
