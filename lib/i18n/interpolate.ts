/** The forms of a message for different numbers; `{count}` stands for the number. */
export interface PluralForms {
  /** For 0; without it, `other` is used. */
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

/** Chooses the form of a message for a number, and fills the number in. */
export function pluralize({ zero, one, other }: PluralForms, count: number): string {
  const forms: Record<number, string | undefined> = { 0: zero, 1: one };
  return interpolate(forms[count] ?? other, { count });
}
