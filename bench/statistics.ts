/**
 * The middle one of some numbers; between the two middle ones for an even count.
 *
 * @throws RangeError when there are none
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) throw new RangeError('no numbers to compare');
  return (lower + upper) / 2;
}

/** How many times the other time the one is; undefined where one is missing, or never came. */
export function compare(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return Number.isFinite(one) && Number.isFinite(other) ? one / other : undefined;
}
