const RUN_BY_REACT = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<template id="start"[\s\S]*?<\/template>/g,
  /<script[^>]*>[\s\S]*?<\/script>/g,
];

/**
 * Takes all script out of a built page, with the policy that forbids any other, and puts what is given at its end. What is
 * laid out and painted stays the same.
 */
export function toPlainPage(html: string, end: string): string {
  const still = RUN_BY_REACT.reduce((text, pattern) => text.replace(pattern, ''), html);
  return still.replace('</body>', () => `${end}</body>`);
}
