/** Which records tell one result of one student: for the check, which asks about them, and for imports, which merge them. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import { memoizeByRecord } from './memoize-by-record';
import { toStudentRecord } from './records-file';

/** The titles that people write before a name, in search form. */
const PERSON_TITLES = new Set(
  'km ku kumari miss ms mrs smt mr master shri shree sri dr late कु कुमारी सुश्री श्रीमती श्री डॉ स्व स्वर्गीय'.split(
    ' ',
  ),
);

/** Takes the titles off a name in search form. A circle, often typed as a zero, ends short forms in Hindi: कु०. */
function removeTitles(name: string): string {
  const words = name.split(/[\s.॰०]+/).filter(Boolean);
  const start = words.findIndex((word) => !PERSON_TITLES.has(word));
  return words.slice(Math.max(start, 0)).join(' ');
}

/** A record in a form in which values that mean the same are equal. */
export interface ComparableRecord extends Readonly<Record<RecordField, string>> {
  /** The dates that the date of birth may mean; none if it is blank. */
  births: readonly string[];
}

/**
 * Writes a record in the form in which records are compared: in search form, and names without titles such as "Km.".
 *
 * @example toComparableRecord(['1', 'KM. ASHA  VERMA', …]).name // 'asha verma'
 */
export const toComparableRecord = memoizeByRecord((cells): ComparableRecord => {
  // Excel may have written Mar-24 instead of Mar 2024; toStudentRecord corrects it.
  const { yearMonth } = toStudentRecord(cells);
  const entries = RECORD_FIELDS.map((field, column) => {
    const text = toSearchForm(field === 'yearMonth' ? yearMonth : (cells[column] ?? ''));
    const isName = field === 'name' || field === 'fatherName';
    return [field, isName ? removeTitles(text) : text];
  });
  const values = Object.fromEntries(entries) as Record<RecordField, string>;
  return { ...values, births: [values.dateOfBirth].filter(Boolean) };
});

/** Whether two records may have the same value: the values are equal, or one is not known. */
export const canAgree = (one: string, other: string): boolean =>
  one === '' || other === '' || one === other;

export const shareBirth = (one: ComparableRecord, other: ComparableRecord): boolean =>
  one.births.some((date) => other.births.includes(date));

/** A rank in search form without its number, such as "team": a student may have one rank alone and one in a team. */
const getTeamWords = (rank: string) => rank.replace(/\d+(st|nd|rd|th)/, '').trim();

const isSameKind = (one: string, other: string) =>
  one === '' || other === '' || getTeamWords(one) === getTeamWords(other);

/** The largest number of letters in which a name and its correction differ. */
const MAX_WRONG_LETTERS = 2;

/** Whether one text becomes the other if at most some letters are added, left out or replaced. */
function isCorrected(one: string, other: string, letters = MAX_WRONG_LETTERS): boolean {
  if (one === other) return true;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isCorrected(rest, otherRest, letters);
  const pairs = [[rest, other] as const, [one, otherRest] as const, [rest, otherRest] as const];
  return letters > 0 && pairs.some((pair) => isCorrected(...pair, letters - 1));
}

/** What tells in which result a student has a rank. A blank agrees with everything, but proves nothing. */
export const RESULT_FIELDS = ['game', 'event', 'yearMonth'] as const satisfies RecordField[];

/** Whether two records tell one result of one student: they do, they do not, or only a person can know it. */
export function compareResults(
  one: ComparableRecord,
  other: ComparableRecord,
): 'same' | 'another' | 'unsure' {
  const agree = (field: RecordField) => canAgree(one[field], other[field]);
  const areEqual = (field: RecordField) => one[field] === other[field];
  const isSameBirth = shareBirth(one, other);
  const isKnown = isSameBirth || (one.fatherName !== '' && areEqual('fatherName'));
  const canBeOne = agree('fatherName') && (isSameBirth || agree('dateOfBirth'));
  if (!RESULT_FIELDS.every(agree) || !isSameKind(one.rank, other.rank)) return 'another';
  if (!canBeOne && !isKnown) return 'another';
  const isOneResult = RESULT_FIELDS.every(areEqual);
  // A name or a number that differs may be wrong only if all else is one result of one known student.
  const isSurelyOne = isKnown && canBeOne && isOneResult;
  const isMisspelled = () =>
    agree('certificateNo') && areEqual('rank') && isCorrected(one.name, other.name);
  if (!areEqual('name')) return isSurelyOne && isMisspelled() ? 'unsure' : 'another';
  if (!agree('certificateNo')) return isSurelyOne ? 'unsure' : 'another';
  return canBeOne && isOneResult && agree('rank') ? 'same' : 'unsure';
}

/** Of more records of one name, it would take minutes to compare each with all. */
const MAX_COMPARED = 200;

/** If more names than these share father or birth and the result, none of them is a correction of another. */
const MAX_NAMES = 20;

const keyNumbers = new Map<string, number>();

/** A number for each text: to compare the numbers of all records takes a tenth of the time. */
export function toKey(...parts: readonly string[]): number {
  const text = parts.join('\t');
  const known = keyNumbers.get(text);
  if (known !== undefined) return known;
  keyNumbers.set(text, keyNumbers.size);
  return keyNumbers.size - 1;
}

/** The keys under which an index has a record, and those under which it looks for others with its result. */
export function createResultKeys(record: ComparableRecord) {
  const { name, fatherName, births, game, event, rank, yearMonth } = record;
  const [ofName, ofOpen] = [toKey('name', name), toKey('open', name)];
  const result = toKey('result', name, game, event, yearMonth);
  const isOpen = RESULT_FIELDS.some((field) => record[field] === '');
  // What a record with a misspelled name shares; none if the name alone says who it is.
  const known = [fatherName, ...births].filter(Boolean);
  const misspelled = known.map((text) => toKey('other', text, game, event, rank, yearMonth));
  return {
    own: [result, ofName, ...(isOpen ? [ofOpen] : []), ...misspelled],
    // Without a name, nobody knows whose result it is.
    sought: name === '' ? [] : [result, isOpen ? ofName : ofOpen],
    misspelled: name === '' ? [] : misspelled,
  };
}

type ResultKeys = ReturnType<typeof createResultKeys>;

const NONE: readonly number[] = [];

/** Creates an index of records, which lists the positions of those that may tell the result of another one. */
export function createResultIndex() {
  // Most keys are of one record, which needs no list. The numbers of keys follow one another, so arrays are fast.
  const firsts = new Array<number | undefined>(keyNumbers.size);
  const lists = new Map<number, number[]>();
  const listAll = (key: number): readonly number[] => {
    const { [key]: first } = firsts;
    return first === undefined ? NONE : (lists.get(key) ?? [first]);
  };
  return {
    /** If a record changes, it is added again, and its old entry stays. */
    add({ own }: ResultKeys, position: number): void {
      for (const key of own) {
        const { [key]: first } = firsts;
        if (first === undefined) firsts[key] = position;
        else if (!lists.get(key)?.push(position)) lists.set(key, [first, position]);
      }
    },
    list({ sought, misspelled }: ResultKeys): readonly number[] {
      const found: number[] = [];
      for (const key of sought) found.push(...listAll(key).slice(-MAX_COMPARED));
      for (const key of misspelled) {
        const named = listAll(key);
        if (named.length <= MAX_NAMES) found.push(...named);
      }
      return found;
    },
  };
}
