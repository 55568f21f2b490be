/** A phrase that counts something: `{count}` stands for the number. */
export interface Counted {
  /** For none, where that is said in another way. */
  zero?: string;
  one: string;
  other: string;
}

/**
 * A text with values in the places that it leaves for them.
 *
 * @example fill('Page {number} of {pages}', { number: 1, pages: 30 }) // 'Page 1 of 30'
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{(\w+)}/g, (_, name: string) => String(values[name]));

/** A phrase for a number. */
export function counted({ zero, one, other }: Counted, count: number): string {
  const form = count === 0 ? (zero ?? other) : count === 1 ? one : other;
  return fill(form, { count });
}
