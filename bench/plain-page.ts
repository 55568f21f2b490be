const RUN_BY_REACT = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<template id="start"[\s\S]*?<\/template>/g,
  /<script[^>]*>[\s\S]*?<\/script>/g,
];

/**
 * Takes all script out of a built page, with the policy that forbids any other, and puts a plain one in. What is laid
 * out and painted stays the same.
 *
 * @param html a page of the built site
 * @param script name of the plain script
 */
export function toPlainPage(html: string, script: string): string {
  const still = RUN_BY_REACT.reduce((text, pattern) => text.replace(pattern, ''), html);
  return still.replace('</body>', `<script type="module" src="/${script}"></script></body>`);
}
