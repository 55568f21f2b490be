import { createHash } from 'node:crypto';
import { getPagePolicy } from '../hosts/policy';
import { findElements, getInlineStyles, insertHtml, isRunScript } from '../html';
import type { Context, Page } from '../step';

/** The inline scripts that a policy governs: all but data. */
const getGovernedScripts = (html: string): string[] =>
  findElements(html, 'script')
    .filter((script) => isRunScript(script) && !script.attributes.has('src'))
    .map(({ content }) => content.text);

/** The distinct CSP hashes of inline scripts or style sheets. */
function getHashes(contents: readonly string[]): string[] {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * Adds the content security policy to a page, for hosts without headers. It comes before everything that it governs,
 * and after the character set, which must be in the first 1024 bytes.
 */
export function addPolicy(page: Page, { settings }: Context): Page {
  const policy = getPagePolicy(
    getHashes(getGovernedScripts(page.html)),
    getHashes(getInlineStyles(page.html)),
    settings,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { ...page, html: insertHtml(page.html, 'character set', meta) };
}
