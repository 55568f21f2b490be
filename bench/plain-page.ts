const RUN_BY_REACT = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<template id="start"[\s\S]*?<\/template>/g,
  /<script[^>]*>[\s\S]*?<\/script>/g,
];

/**
 * Takes all script out of a built page, with the policy that forbids any other, and puts plain ones in. What is laid
 * out and painted stays the same.
 *
 * @param html a page of the built site
 * @param scripts names of the plain scripts
 */
export function toPlainPage(html: string, scripts: readonly string[]): string {
  const still = RUN_BY_REACT.reduce((text, pattern) => text.replace(pattern, ''), html);
  const tags = scripts.map((name) => `<script type="module" src="/${name}"></script>`);
  return still.replace('</body>', `${tags.join('')}</body>`);
}
