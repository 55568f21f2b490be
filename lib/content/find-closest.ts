import { distance } from 'fastest-levenshtein';

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
    .map((other) => ({ other, away: distance(word, normalizeName(other)) }))
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
