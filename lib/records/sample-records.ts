import type { Vocabulary } from '@/lib/model/vocabulary';
import type { StudentRecord } from '@/lib/model/student-record';
import { formatCertificateNumber } from './certificate-number';
import { getRandomInteger, createRandomGenerator, pickRandomItem } from './random';

/** Number of generated records (spec §9). */
const SAMPLE_RECORD_COUNT = 300;

/** BIRTH_DAYS, BIRTH_MONTHS and BIRTH_YEARS limit generated dates of birth (spec §9). Every month has a day 28. */
const BIRTH_DAYS = { min: 1, max: 28 };
const BIRTH_MONTHS = { min: 1, max: 12 };
const BIRTH_YEARS = { min: 2004, max: 2006 };

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');

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
    const birthParts = [
      padToTwoDigits(getRandomInteger(random, BIRTH_DAYS.min, BIRTH_DAYS.max)),
      padToTwoDigits(getRandomInteger(random, BIRTH_MONTHS.min, BIRTH_MONTHS.max)),
      getRandomInteger(random, BIRTH_YEARS.min, BIRTH_YEARS.max),
    ];
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
