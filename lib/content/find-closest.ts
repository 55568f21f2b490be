/** The number of letters to change, add or remove to turn one word into the other (Levenshtein distance). */
function measureDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const above = row;
    row = [at + 1];
    for (const [index, against] of [...other].entries()) {
      const changed = (above[index] ?? 0) + Number(letter !== against);
      row.push(Math.min(changed, (row[index] ?? 0) + 1, (above[index + 1] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

const normalizeName = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The word that was probably meant, ignoring case, spaces and punctuation.
 *
 * @param words the valid ones
 * @returns undefined if none is close
 */
export function findClosest(written: string, words: readonly string[]): string | undefined {
  const word = normalizeName(written);
  const [nearest] = words
    .map((other) => ({ other, away: measureDistance(word, normalizeName(other)) }))
    .filter(
      ({ other, away }) => away <= Math.min(2, Math.ceil((normalizeName(other).length - 1) / 3)),
    )
    .sort((a, b) => a.away - b.away);
  // For example deadline for registration_deadline, and hindi for hi.
  const isPart = (other: string) =>
    (word.length > 2 && normalizeName(other).includes(word)) ||
    (other.length > 1 && word.startsWith(normalizeName(other)));
  return nearest && nearest.away < 2 ? nearest.other : (words.find(isPart) ?? nearest?.other);
}
