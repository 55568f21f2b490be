const RUN_BY_REACT = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<template id="start"[\s\S]*?<\/template>/g,
  /<script[^>]*>[\s\S]*?<\/script>/g,
];

/** Removes the scripts of a built page, and its policy, and adds others at its end. Layout and paint stay the same. */
export function toPlainPage(html: string, end: string): string {
  const still = RUN_BY_REACT.reduce((text, pattern) => text.replace(pattern, ''), html);
  return still.replace('</body>', () => `${end}</body>`);
}
