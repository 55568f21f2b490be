/** The plural forms of a message; `{count}` is the number. */
export interface PluralForms {
  /** For 0, if it has a form of its own. */
  zero?: string;
  one: string;
  other: string;
}

/**
 * Fills the placeholders of a message.
 *
 * @throws Error for a placeholder without a value, so that no page ever reads "undefined"
 * @example interpolate('Page {number} of {pages}', { number: 1, pages: 30 }) // 'Page 1 of 30'
 */
export const interpolate = (message: string, values: Record<string, string | number>): string =>
  message.replace(/{(\w+)}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });

/** The form of a message for a number. */
export function pluralize({ zero, one, other }: PluralForms, count: number): string {
  const form = count === 0 ? (zero ?? other) : count === 1 ? one : other;
  return interpolate(form, { count });
}
