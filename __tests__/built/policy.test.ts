/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { assetsHostBuild, councilBuild, plainBuild } from '../hosts/builds';
import { openDocuments } from './documents';

const policyOf = (document: Document) =>
  document.head
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe.each([plainBuild, councilBuild, assetsHostBuild])('$name', (build) => {
  describe.each(openDocuments(build))('$file', ({ document }) => {
    it('lets its own inline scripts run, and no other', () => {
      const scripts = [...document.querySelectorAll('script:not([src])')];
      const hashes = scripts.map(({ textContent }) => hashOf(textContent ?? ''));
      const directives = {
        'default-src': "'none'",
        'script-src': ["'self'", ...new Set(hashes)].join(' '),
        'style-src': "'self'",
        'img-src': ["'self'", build.assetsHost].filter(Boolean).join(' '),
        'font-src': "'self'",
        'connect-src': "'self'",
        'manifest-src': "'self'",
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

    it('has no inline style and no inline handler', () => {
      expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
      const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      expect(handlers).toEqual([]);
    });
  });
});
