import { createHash } from 'node:crypto';
import { getPagePolicy } from '../hosts/policy';
import { findElements, getInlineStyles, insertHtml, isExecutableScript } from '../html';
import type { StepContext, ExportedPage } from '../step';

/** Lists the inline scripts that a policy governs: all that run. */
const listGovernedScripts = (html: string): string[] =>
  findElements(html, 'script')
    .filter((script) => isExecutableScript(script) && !script.attributes.has('src'))
    .map(({ content }) => content.text);

/** Returns the distinct CSP hashes of inline scripts or style sheets. */
function getCspHashes(contents: readonly string[]): string[] {
  const hashes = contents.map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * Adds the content security policy to a page, for hosts without headers. The policy comes before everything that it
 * governs, and after the character set, which must be in the first 1024 bytes.
 */
export function addPolicy(page: ExportedPage, { settings }: StepContext): ExportedPage {
  const policy = getPagePolicy(
    getCspHashes(listGovernedScripts(page.html)),
    getCspHashes(getInlineStyles(page.html)),
    settings,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { ...page, html: insertHtml(page.html, 'character set', meta) };
}
