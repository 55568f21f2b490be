import { loadContent } from '@/lib/content/load';
import type { StudentRecord } from '@/lib/model/student-record';
import {
  createRandomGenerator,
  getRandomInteger,
  pickRandomItem,
  type RandomGenerator,
} from '@/lib/records/random';
import { generateStudentRecords } from '@/lib/records/sample-records';

const SEED = 1857;

const SYLLABLES =
  'ra ma su vi na ka ni sha an ja dee pa sa la ya mi ta de bha ree pra ha chan jeet'.split(' ');

/** Creates a name of two or three syllables. */
function createName(random: RandomGenerator): string {
  const pickSyllable = () => pickRandomItem(random, SYLLABLES);
  const name = Array.from({ length: getRandomInteger(random, 2, 3) }, pickSyllable).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Creates made-up records for as many students as a council may have: varied names, some without a surname, and some
 * without a date of birth, so that they are compressed to the size of real ones. Equal counts give equal records.
 */
export function createRealisticRecords(count: number): StudentRecord[] {
  const { content } = loadContent('__tests__/fixture/data');
  if (!content) throw new Error('the content of the tests has issues');
  const random = createRandomGenerator(SEED);
  return generateStudentRecords({ ...content.vocabulary, seed: SEED }, count).map((record) => {
    const surname = random() < 0.08 ? '' : ` ${createName(random)}`;
    const year = getRandomInteger(random, 1998, 2014);
    return {
      ...record,
      name: createName(random) + surname,
      fatherName: createName(random) + surname,
      dateOfBirth: random() < 0.03 ? '' : record.dateOfBirth.replace(/\d{4}$/, String(year)),
    };
  });
}
