import type { Vocabulary } from '@/lib/model/vocabulary';
import type { StudentRecord } from '@/lib/model/student-record';
import { formatCertificateNumber } from './certificate-number';
import { getRandomInteger, createRandomGenerator, pickRandomItem } from './random';

/** Number of generated records (spec §9). */
const SAMPLE_RECORD_COUNT = 300;

/** The first and the last day, month and year of generated dates of birth (spec §9). Every month has a day 28. */
const BIRTH_RANGES = [
  [1, 28],
  [1, 12],
  [2004, 2006],
] as const;

/**
 * Makes sample student records (spec §9); the same seed always makes the same records.
 *
 * @throws RangeError when a list of the vocabulary is empty
 */
export function generateStudentRecords(
  vocabulary: Vocabulary,
  count: number = SAMPLE_RECORD_COUNT,
): StudentRecord[] {
  const random = createRandomGenerator(vocabulary.seed);
  return Array.from({ length: count }, (_, index) => {
    const slNo = index + 1;
    const surname = pickRandomItem(random, vocabulary.surnames);
    const game = pickRandomItem(random, vocabulary.games);
    const birthParts = BIRTH_RANGES.map(([min, max]) =>
      String(getRandomInteger(random, min, max)).padStart(2, '0'),
    );
    return {
      slNo,
      name: `${pickRandomItem(random, vocabulary.firstNames)} ${surname}`,
      fatherName: `${pickRandomItem(random, vocabulary.fatherFirstNames)} ${surname}`,
      dateOfBirth: birthParts.join('-'),
      game,
      event: pickRandomItem(random, vocabulary.events),
      rank: pickRandomItem(random, vocabulary.ranks),
      certificateNo: formatCertificateNumber(game, slNo),
      yearMonth: `${pickRandomItem(random, vocabulary.months)} ${pickRandomItem(random, vocabulary.years)}`,
    };
  });
}
