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

/** How many times the reference a number is; 1 when both are 0, and infinite when only the reference is. */
export function ratio(measured: number, reference: number): number {
  return measured === 0 && reference === 0 ? 1 : measured / reference;
}
