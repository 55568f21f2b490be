import { loadContent } from '@/lib/content/load';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { getRandomInteger, createRandom, pick, type Random } from '@/lib/records/random';
import { formatCertificateNumber, generateStudentRecords } from '@/lib/records/student-records';

const SEED = 1857;

// What begins with a space has an empty text as its first one.
const ONSETS = ' B Bh Ch D Dh G H J K L M N P R S Sh T V Y'.split(' ');
const VOWELS = ['a', 'aa', 'i', 'ee', 'u', 'e', 'o', 'ai'];
const MIDDLES = 'bh d dr g h j k l m n nd p r rv s sh t v y'.split(' ');
const ENDINGS = ' n sh v l ka ta sha ndra ni ya deep jeet want'.split(' ');

/** How many given names and surnames there are; a school has many more children than a list of samples has names. */
const GIVEN_NAMES = 2_400;
const SURNAMES = 900;

/** An invented but plausible name. */
function makeName(random: Random): string {
  const vowels = [pick(random, VOWELS), pick(random, VOWELS)];
  const onset = pick(random, ONSETS);
  const name = `${onset}${vowels[0]}${pick(random, MIDDLES)}${vowels[1]}${pick(random, ENDINGS)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const makeNames = (random: Random, count: number) =>
  Array.from({ length: count }, () => makeName(random));

/** Picks by a skewed distribution: few names are common, many are rare. */
const pickName = (random: Random, names: readonly string[]) =>
  names[Math.floor(names.length * random() ** 2.5)] ?? '';

/**
 * Made-up records of as many students as a council may have: names of all kinds, some with a middle name or none but
 * their own, and cells left blank, with no pattern that repeats. The same number always gives the same ones.
 */
export function createRealisticRecords(count: number): StudentRecord[] {
  const { content } = loadContent('__tests__/fixture/data');
  if (!content) throw new Error('the content of the tests has issues');
  const random = createRandom(SEED);
  const given = makeNames(random, GIVEN_NAMES);
  const surnames = makeNames(random, SURNAMES);
  return generateStudentRecords(content.sampleRecords, SEED, count).map((record) => {
    const surname = pickName(random, surnames);
    const middle =
      random() < 0.2 ? ` ${pick(random, ['Kumar', 'Devi', 'Kumari', 'Pratap', 'Bano'])}` : '';
    const last = random() < 0.08 ? '' : ` ${surname}`;
    const year = getRandomInteger(random, 1998, 2014);
    const blank = (value: string) => (random() < 0.03 ? '' : value);
    return {
      ...record,
      name: `${pickName(random, given)}${middle}${last}`,
      fatherName: blank(`${pickName(random, given)}${last}`),
      dateOfBirth: blank(record.dateOfBirth.replace(/\d{4}$/, String(year))),
      certificateNo: formatCertificateNumber(record.game, record.slNo),
    };
  });
}
