/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { assetsHostBuild, councilBuild, plainBuild } from '../hosts/builds';
import { findAll, openDocuments } from './documents';

const policyOf = (document: Document) =>
  document.head
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');

/** The CSP sources of what stands within elements, each once. */
function hashesOf(elements: Element[]): string[] {
  const hashes = elements.map(({ textContent }) =>
    createHash('sha256')
      .update(textContent ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** Elements of a document, and those that wait in its templates, in the order of its text. */
function findAllWithTemplates(document: Document, selector: string): Element[] {
  return findAll(document, `${selector}, template`).flatMap((element) =>
    element instanceof HTMLTemplateElement
      ? [...element.content.querySelectorAll(selector)]
      : [element],
  );
}

describe.each([plainBuild, councilBuild, assetsHostBuild])('$name', (build) => {
  describe.each(openDocuments(build))('$file', ({ document }) => {
    it('lets its own inline scripts run and its own style sheets count, and no other', () => {
      const scripts = hashesOf(findAllWithTemplates(document, 'script:not([src])'));
      const styles = hashesOf(findAll(document, 'style'));
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
      const expected = Object.entries(directives).map((directive) => directive.join(' '));
      expect(policyOf(document)?.split('; ')).toEqual(expected);
    });

    it('has its policy before anything that loads', () => {
      const [first, second] = document.head.children;
      expect(first?.getAttribute('charset')).toBe('utf-8');
      expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    });

    it('has no inline style and no inline handler on an element', () => {
      const forbidden = findAll(document, '*').flatMap((element) =>
        element.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on')),
      );
      expect(forbidden).toEqual([]);
    });
  });
});
