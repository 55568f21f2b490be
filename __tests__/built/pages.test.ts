/** @jest-environment jsdom */
/** What the pages load, link to and allow. What they say is in sentences.test.ts, how they look in e2e/screens.spec.ts. */
import { hash } from 'node:crypto';
import * as pageIds from '@/lib/ui/page-ids';
import { getFileOfAddress } from '@/testing/published-files';
import { BUILDS, type Build } from '../support/builds';
import { findAll, getAttributeValues, openDocuments, type BuiltPage } from './documents';

/** The file that answers an address of the site; undefined if there is none. */
function findTarget(build: Build, url: URL): string | undefined {
  if (!`${url.pathname}/`.startsWith(`${build.basePath}/`)) return undefined;
  return getFileOfAddress(build.folder, url.pathname.slice(build.basePath.length) || '/');
}

const removeFragment = ({ href }: URL) => href.replace(/#.*/, '');

/** The addresses that the attributes of a page load. */
function listLoadedAddresses({ document }: BuiltPage): string[] {
  const get = (selector: string, attribute: string) =>
    getAttributeValues(document, selector, attribute);
  const sets = [...get('[srcset]', 'srcset'), ...get('[imagesrcset]', 'imagesrcset')];
  return [
    ...get('[src]', 'src'),
    ...get('link[href]:not([rel=canonical])', 'href'),
    ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
  ];
}

/** The CSP sources of inline elements, without duplicates. */
function getHashSources(elements: Element[]): string[] {
  const hashes = elements.map(({ textContent }) => hash('sha256', textContent, 'base64'));
  return [...new Set(hashes)].map((value) => `'sha256-${value}'`);
}

describe.each(BUILDS)('$name', (build) => {
  const documents = openDocuments(build);

  it('The ids of a content page are those of its headings, and those that no heading can have', () => {
    const page = documents.find(({ file }) => file === 'rules.html');
    const ids = page && findAll(page.document, '[id]:not(main h2, main h3)').map(({ id }) => id);
    expect(ids?.toSorted()).toEqual(Object.values(pageIds).toSorted());
  });

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
      return url.origin !== build.origin || !findTarget(build, url);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents)(
    'Every link of $file leads somewhere, and external ones do so safely',
    (page) => {
      const broken = getAttributeValues(page.document, 'a[href]', 'href').filter((href) => {
        // Calendar programs fetch webcal addresses by HTTP.
        const url = new URL(href.replace(/^webcal:/, 'https:'), page.url);
        if (url.protocol === 'mailto:' || url.protocol === 'tel:') return false;
        if (url.origin !== build.origin) return url.protocol !== 'https:';
        if (!findTarget(build, url)) return page.url !== removeFragment(url);
        if (url.hash === '') return false;
        const target = documents.find((other) => other.url === removeFragment(url)) ?? page;
        return !target.document.getElementById(decodeURIComponent(url.hash.slice(1)));
      });
      expect(broken).toEqual([]);
      const relations = getAttributeValues(
        page.document,
        'a[href^="https:"]:not([aria-haspopup])',
        'rel',
      );
      expect(relations).not.toEqual([]);
      expect(relations.filter((rel) => !rel.includes('noopener'))).toEqual([]);
    },
  );

  it.each(documents)(
    '$file allows only its own inline scripts and styles, before anything loads',
    ({ document }) => {
      const data = '[type="application/ld+json"]';
      const scripts = getHashSources(findAll(document, `script:not([src], ${data})`));
      const styles = getHashSources(findAll(document, 'style'));
      expect(styles).not.toEqual([]);
      const directives = [
        "default-src 'none'",
        ["script-src 'self'", ...scripts].join(' '),
        ['style-src', ...styles].join(' '),
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ];
      const [charset, policy] = document.head.children;
      expect(charset?.getAttribute('charset')).toBe('utf-8');
      expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
      expect(policy?.getAttribute('content')?.split('; ')).toEqual(directives);

      const attributes = findAll(document, '*').flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    },
  );
});
