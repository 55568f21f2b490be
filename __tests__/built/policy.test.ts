/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { BUILDS } from '../hosts/builds';
import { findAll, openDocuments } from './documents';

/** The CSP sources of inline elements, without duplicates. */
function getHashSources(elements: Element[]): string[] {
  const hashes = elements.map(({ textContent }) =>
    createHash('sha256').update(textContent).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

describe.each(BUILDS)('$name', (build) => {
  it.each(openDocuments(build))(
    '$file allows only its own inline scripts and styles, before anything loads',
    ({ document }) => {
      const scripts = getHashSources(
        findAll(document, 'script:not([src], [type="application/ld+json"])'),
      );
      const styles = getHashSources(findAll(document, 'style'));
      expect(styles).not.toEqual([]);
      const directives = {
        'default-src': "'none'",
        'script-src': ["'self'", ...scripts].join(' '),
        'style-src': styles.join(' '),
        'img-src': ["'self'", build.assetsHost].filter(Boolean).join(' '),
        'font-src': "'self'",
        'connect-src': "'self'",
        'manifest-src': "'self'",
        'worker-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'default',
      };
      const [charset, policy] = document.head.children;
      expect(charset?.getAttribute('charset')).toBe('utf-8');
      expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
      expect(policy?.getAttribute('content')?.split('; ')).toEqual(
        Object.entries(directives).map((directive) => directive.join(' ')),
      );

      const attributes = findAll(document, '*').flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    },
  );
});
