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
  if (letters === 0) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return [
    [rest.slice(1), otherRest],
    [rest, otherRest.slice(1)],
    [rest.slice(1), otherRest.slice(1)],
  ].some(([left = '', right = '']) => isCorrected(left, right, letters - 1));
}

/** What tells in which result a student has a rank. A blank agrees with everything, but proves nothing. */
export const RESULT_FIELDS = ['game', 'event', 'yearMonth'] as const satisfies RecordField[];

/** Whether two records tell one result of one student: they do, they do not, or only a person can know it. */
export function compareResults(
  one: ComparableRecord,
  other: ComparableRecord,
): 'same' | 'another' | 'unsure' {
  if (!RESULT_FIELDS.every((field) => canAgree(one[field], other[field]))) return 'another';
  if (!isSameKind(one.rank, other.rank)) return 'another';
  const hasSameFather = one.fatherName !== '' && one.fatherName === other.fatherName;
  const hasSameBirth = shareBirth(one, other);
  const canBeOne =
    canAgree(one.fatherName, other.fatherName) &&
    (hasSameBirth || one.births.length === 0 || other.births.length === 0);
  const isKnown = hasSameFather || hasSameBirth;
  if (!canBeOne && !isKnown) return 'another';
  const isOneResult = RESULT_FIELDS.every((field) => one[field] === other[field]);
  const isOneNumber = canAgree(one.certificateNo, other.certificateNo);
  if (one.name !== other.name)
    return isKnown &&
      canBeOne &&
      isOneResult &&
      isOneNumber &&
      one.rank === other.rank &&
      isCorrected(one.name, other.name)
      ? 'unsure'
      : 'another';
  // Two numbers are two certificates, unless all else is one result.
  if (!isOneNumber) return isKnown && canBeOne && isOneResult ? 'unsure' : 'another';
  return canBeOne && isOneResult && canAgree(one.rank, other.rank) ? 'same' : 'unsure';
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

/** The keys by which an index finds a record. */
export function createResultKeys(record: ComparableRecord) {
  const { name, fatherName, births, game, event, rank, yearMonth } = record;
  const known = fatherName === '' ? births : [fatherName];
  return {
    hasName: name !== '',
    /** Whether a part of the result is blank. */
    isOpen: [game, event, yearMonth].includes(''),
    name: toKey('name', name),
    openName: toKey('open', name),
    result: toKey('result', name, game, event, yearMonth),
    /** What a record with a misspelled name shares; none if the name alone says who it is. */
    others: known.map((text) => toKey('other', text, game, event, rank, yearMonth)),
  };
}

type ResultKeys = ReturnType<typeof createResultKeys>;

const NONE: readonly number[] = [];

/** Creates an index of records, which lists the positions of those that may tell the result of another one. */
export function createResultIndex() {
  /** The latest entry of each key. All entries are in two arrays, because thousands of short ones take long to make. */
  const latest = new Map<number, number>();
  const positions: number[] = [];
  const before: number[] = [];
  const add = (key: number, position: number) => {
    const entry = positions.push(position) - 1;
    before[entry] = latest.get(key) ?? -1;
    latest.set(key, entry);
  };
  const list = (key: number) => {
    let entry = latest.get(key) ?? -1;
    if (entry === -1) return NONE;
    const found: number[] = [];
    for (; entry !== -1 && found.length < MAX_COMPARED; entry = before[entry] ?? -1)
      found.push(positions[entry] ?? -1);
    return found;
  };
  return {
    /** If a record changes, it is added again, and its old entry stays. */
    add({ name, isOpen, openName, result, others }: ResultKeys, position: number): void {
      for (const key of others) add(key, position);
      add(result, position);
      add(name, position);
      if (isOpen) add(openName, position);
    },
    /** Lists the latest positions first. */
    list({ hasName, name, isOpen, openName, result, others }: ResultKeys): readonly number[] {
      // Without a name, nobody knows whose result it is.
      if (!hasName) return NONE;
      let found = list(result);
      const sameNames = list(isOpen ? name : openName);
      if (sameNames !== NONE) found = [...found, ...sameNames];
      for (const key of others) {
        const named = list(key);
        if (named !== NONE && named.length <= MAX_NAMES) found = [...found, ...named];
      }
      return found;
    },
  };
}
