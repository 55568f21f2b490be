import type { StudentRecord } from '@/lib/model/student-record';
import { getRandomInteger, createRandomGenerator, pickRandomItem } from '@/lib/records/random';

/** Number of generated records (spec §9). */
const SAMPLE_RECORD_COUNT = 300;

/** The digits of a certificate number are this number plus slNo (spec §9). */
const CERTIFICATE_BASE = 23000;

/** BIRTH_DAYS, BIRTH_MONTHS and BIRTH_YEARS limit generated dates of birth (spec §9). Every month has a day 28. */
const BIRTH_DAYS = { min: 1, max: 28 };
const BIRTH_MONTHS = { min: 1, max: 12 };
const BIRTH_YEARS = { min: 2004, max: 2006 };

/** What the table shows for a blank value. */
export const BLANK_VALUE = '–';

/** The vocabulary of sample records (spec §9). */
interface RecordVocabulary {
  firstNames: readonly string[];
  surnames: readonly string[];
  fatherFirstNames: readonly string[];
  games: readonly string[];
  events: readonly string[];
  ranks: readonly string[];
  months: readonly string[];
  years: readonly number[];
}

/**
 * The letters at the start of a certificate number: the first two Latin letters of the game, in upper case (spec §9).
 * Digits, spaces and accents are skipped.
 *
 * @returns undefined for a game without two Latin letters, such as one in Hindi
 * @example getCertificateLetters('3x3 Basketball') // 'XB'
 */
export function getCertificateLetters(game: string): string | undefined {
  const letters = game.normalize('NFD').replace(/[^a-z]/gi, '');
  return letters.length < 2 ? undefined : letters.slice(0, 2).toUpperCase();
}

/** The letters for a game without two Latin letters. */
const DEFAULT_LETTERS = 'XX';

/**
 * A certificate number: the letters of the game, then 23000 + slNo with five digits (spec §9). The editor numbers real
 * certificates in the same way.
 *
 * @example formatCertificateNumber('Athletics', 1) // 'AT23001'
 */
export function formatCertificateNumber(game: string, slNo: number): string {
  const serialDigits = String(CERTIFICATE_BASE + slNo).padStart(5, '0');
  return (getCertificateLetters(game) ?? DEFAULT_LETTERS) + serialDigits;
}

/**
 * The number that formatCertificateNumber adds to 23000, from a certificate number.
 *
 * @returns undefined for a text that is no certificate number
 * @example parseCertificateSerial('AT23001') // 1
 */
export function parseCertificateSerial(certificateNo: string): number | undefined {
  const [, digits] = /^[A-Z]{2}(\d{5})$/.exec(certificateNo) ?? [];
  return digits === undefined ? undefined : Number(digits) - CERTIFICATE_BASE;
}

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Makes sample student records (spec §9); the same seed always makes the same records.
 *
 * @throws RangeError when a list of the vocabulary is empty
 */
export function generateStudentRecords(
  vocabulary: RecordVocabulary,
  seed: number,
  count: number = SAMPLE_RECORD_COUNT,
): StudentRecord[] {
  const random = createRandomGenerator(seed);
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
