/**
 * The median; between the two middle numbers for an even count.
 *
 * @throws RangeError if there are no numbers
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) throw new RangeError('no numbers to compare');
  return (lower + upper) / 2;
}

/** The ratio of two times; undefined if one of them is missing or infinite. */
export function compare(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return Number.isFinite(one) && Number.isFinite(other) ? one / other : undefined;
}
