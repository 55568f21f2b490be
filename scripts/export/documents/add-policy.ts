import { createHash } from 'node:crypto';
import type { Settings } from '@/lib/urls/settings.mjs';
import { findElements, getText, insertHtml, isExecutableScript, type HtmlTree } from '../html';

/** Returns the distinct CSP hashes of inline scripts or style sheets. */
function getCspHashes(contents: readonly string[]): string[] {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * The content security policy of a page. Its hashes are not in the header: a server may read its configuration and the
 * page at different moments, so during a new publication the hashes of one build would block the pages of another.
 */
function getPagePolicy(tree: HtmlTree, { assetsHost }: Settings): string {
  const inlineScripts = findElements(tree, 'script')
    .filter((script) => isExecutableScript(script) && script.attribs.src === undefined)
    .map(getText);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...getCspHashes(inlineScripts)],
    'style-src': getCspHashes(findElements(tree, 'style').map(getText)),
    'img-src': ["'self'", ...(assetsHost ? [new URL(assetsHost).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // lib/browser/trusted-types.ts defines the only Trusted Types policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Adds the content security policy to a page. It comes before everything that it governs, and after the character set,
 * which must be in the first 1024 bytes. The header of each host has only the directive that browsers accept nowhere
 * else, `frame-ancestors 'none'` (deploy/).
 */
export function addPolicy(tree: HtmlTree, settings: Settings): void {
  const policy = getPagePolicy(tree, settings);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  insertHtml(tree, 'character set', meta);
}
