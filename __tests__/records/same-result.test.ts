import fc from 'fast-check';
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import {
  compareResults,
  createResultIndex,
  createResultKeys,
  toComparableRecord,
} from '@/lib/records/same-result';

type Values = Record<RecordField, string>;

/** A record of few values, which may be blank. */
const record: fc.Arbitrary<Values> = fc.record({
  slNo: fc.constantFrom('1', '2'),
  name: fc.constantFrom('Asha', 'Asha', 'Usha', 'Aaisha', 'Meena', ''),
  fatherName: fc.constantFrom('', 'Mohan Verma', 'Mohan Verma', 'Hari Das'),
  dateOfBirth: fc.constantFrom('', '17-03-2005', '17-03-2005', '18-03-2005'),
  game: fc.constantFrom('', 'Athletics', 'Athletics', 'Athletics', 'Karate'),
  event: fc.constantFrom('', 'Long Jump', 'Long Jump', 'Long Jump', 'High Jump'),
  rank: fc.constantFrom('', '1st', '1st', '2nd', 'Team 1st', 'Team 2nd'),
  certificateNo: fc.constantFrom('', '', 'AT23001', 'AT23002'),
  yearMonth: fc.constantFrom('', 'Mar 2024', 'Mar 2024', 'Mar 2024', 'Apr 2024'),
});

const toComparable = (values: Values) =>
  toComparableRecord(RECORD_FIELDS.map((field) => values[field]));

const compare = (one: Values, other: Values) =>
  compareResults(toComparable(one), toComparable(other));

/** The number of letters in which two texts differ, by the plain definition (Levenshtein). */
function countWrongLetters(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  const replaced = countWrongLetters(rest, otherRest) + Number(one[0] !== other[0]);
  const added = countWrongLetters(one, otherRest) + 1;
  return Math.min(replaced, added, countWrongLetters(rest, other) + 1);
}

/** The same by a plain list of what is in doubt. */
function compareByDoubts(one: Values, other: Values) {
  const isEqual = (field: RecordField) => one[field] === other[field];
  const isContrary = (field: RecordField) => !isEqual(field) && !!one[field] && !!other[field];
  const isProven = (['fatherName', 'dateOfBirth'] as const).some(
    (field) => one[field] !== '' && isEqual(field),
  );
  const result = ['game', 'event', 'yearMonth'] as const;
  const isTeam = ({ rank }: Values) => rank.startsWith('Team');
  if (result.some(isContrary) || (isContrary('rank') && isTeam(one) !== isTeam(other)))
    return 'another';
  const doubts = [
    !isEqual('name') && 'name',
    isContrary('certificateNo') && 'number',
    (isContrary('fatherName') || isContrary('dateOfBirth')) && 'person',
    !result.every(isEqual) && 'result',
    isContrary('rank') && 'rank',
  ].filter(Boolean);
  if (doubts.length === 0) return 'same';
  if (doubts.includes('name'))
    return isProven &&
      doubts.length === 1 &&
      isEqual('rank') &&
      countWrongLetters(one.name, other.name) <= 2
      ? 'unsure'
      : 'another';
  if (doubts.includes('number'))
    return isProven && doubts.every((doubt) => doubt === 'number' || doubt === 'rank')
      ? 'unsure'
      : 'another';
  return isProven || !doubts.includes('person') ? 'unsure' : 'another';
}

const records = fc.array(record, { maxLength: 8 });

it('Two records are the same result, another or unsure by what is in doubt, whichever is first', () => {
  fc.assert(
    fc.property(record, record, (one, other) => {
      expect(compare(one, other)).toBe(compareByDoubts(one, other));
      expect(compare(other, one)).toBe(compare(one, other));
    }),
    { numRuns: 3000 },
  );
});

const title = fc.constantFrom('', 'Km. ', 'MS ', 'Late Shri ', 'कु० ', 'कु॰', 'स्व. ', 'श्री  ');

it('Capitals, blanks, the titles of people and the months of Excel do not count', () => {
  fc.assert(
    fc.property(record, title, title, (one, ofName, ofFather) => {
      const spelled = {
        ...one,
        name: one.name && ofName + one.name.toUpperCase(),
        fatherName: one.fatherName && ofFather + one.fatherName.replace(' ', '\u00A0'),
        event: one.event.toLowerCase(),
        yearMonth: one.yearMonth.replace(' 20', '-'),
      };
      expect(toComparable(spelled)).toEqual(toComparable(one));
    }),
  );
});

it('The index lists each record that may tell the result of another', () => {
  fc.assert(
    fc.property(records, (all) => {
      const index = createResultIndex();
      const keys = all.map((one) => createResultKeys(toComparable(one)));
      keys.forEach(index.add);
      for (const [position, own] of all.entries()) {
        const listed = keys[position] ? index.list(keys[position]) : [];
        const found = all.filter((other) => own.name && compare(own, other) !== 'another');
        expect(listed.map((other) => all[other])).toEqual(expect.arrayContaining(found));
      }
    }),
  );
});
