import { loadContent } from '@/lib/content/load';
import type { StudentRecord } from '@/lib/model/student-record';
import {
  getRandomInteger,
  createRandomGenerator,
  pickRandomItem,
  type Random,
} from '@/lib/records/random';
import { formatCertificateNumber, generateStudentRecords } from '@/lib/records/student-records';

const SEED = 1857;

// A name may begin with a vowel: the leading space makes the first onset empty.
const FIRST_CONSONANTS = ' B Bh Ch D Dh G H J K L M N P R S Sh T V Y'.split(' ');
const VOWELS = ['a', 'aa', 'i', 'ee', 'u', 'e', 'o', 'ai'];
const MIDDLE_CONSONANTS = 'bh d dr g h j k l m n nd p r rv s sh t v y'.split(' ');
const NAME_ENDINGS = ' n sh v l ka ta sha ndra ni ya deep jeet want'.split(' ');

/** How many distinct given names and, below, surnames there are: far more than in the sample records. */
const GIVEN_NAME_COUNT = 2_400;
const SURNAME_COUNT = 900;

function createName(random: Random): string {
  const vowels = [pickRandomItem(random, VOWELS), pickRandomItem(random, VOWELS)];
  const onset = pickRandomItem(random, FIRST_CONSONANTS);
  const name = `${onset}${vowels[0]}${pickRandomItem(random, MIDDLE_CONSONANTS)}${vowels[1]}${pickRandomItem(random, NAME_ENDINGS)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const createNames = (random: Random, count: number) =>
  Array.from({ length: count }, () => createName(random));

/** Picks a name by a skewed distribution: few names are common, many are rare. */
const pickName = (random: Random, names: readonly string[]) =>
  names[Math.floor(names.length * random() ** 2.5)] ?? '';

/**
 * Creates made-up records for as many students as a council may have: varied names, some with a middle name or without
 * a surname, and some blank cells. Equal counts give equal records.
 */
export function createRealisticRecords(count: number): StudentRecord[] {
  const { content } = loadContent('__tests__/fixture/data');
  if (!content) throw new Error('the content of the tests has issues');
  const random = createRandomGenerator(SEED);
  const givenNames = createNames(random, GIVEN_NAME_COUNT);
  const surnames = createNames(random, SURNAME_COUNT);
  return generateStudentRecords(content.sampleRecords, SEED, count).map((record) => {
    const surname = pickName(random, surnames);
    const middlePart =
      random() < 0.2
        ? ` ${pickRandomItem(random, ['Kumar', 'Devi', 'Kumari', 'Pratap', 'Bano'])}`
        : '';
    const surnamePart = random() < 0.08 ? '' : ` ${surname}`;
    const year = getRandomInteger(random, 1998, 2014);
    const blankSometimes = (value: string) => (random() < 0.03 ? '' : value);
    return {
      ...record,
      name: `${pickName(random, givenNames)}${middlePart}${surnamePart}`,
      fatherName: blankSometimes(`${pickName(random, givenNames)}${surnamePart}`),
      dateOfBirth: blankSometimes(record.dateOfBirth.replace(/\d{4}$/, String(year))),
      certificateNo: formatCertificateNumber(record.game, record.slNo),
    };
  });
}
