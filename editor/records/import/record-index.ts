/** Finds the record of the file that is meant by one of a spreadsheet. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { toComparableRecord } from '@/lib/records/comparable-record';
import type { Cells } from '@/lib/records/records-file';
import { getTwoReadings } from './date-order';

const DATE_OF_BIRTH = RECORD_FIELDS.indexOf('dateOfBirth');

/** The dates that a date of birth may be: two if nobody can tell its day from its month, none if it is blank. */
export function listBirthDates(cells: Cells): string[] {
  const date = cells[DATE_OF_BIRTH] ?? '';
  return [...(getTwoReadings(date) ?? [date])].filter(Boolean);
}

/** What records are compared by. */
function createMergeKey(cells: Cells) {
  const record = toComparableRecord(cells);
  const { name, fatherName: father, certificateNo: number } = record;
  const result = [name, record.game, record.event, record.rank, record.yearMonth].join('\t');
  return {
    text: Object.values(record).join('\t'),
    result,
    name,
    father,
    number,
    births: listBirthDates(cells),
  };
}

type MergeKey = ReturnType<typeof createMergeKey>;

/** Whether two records may have the same value: it is the same, or one of them does not know it. */
const canAgree = (one: string, other: string) => one === '' || other === '' || one === other;

const haveSameBirth = (one: MergeKey, other: MergeKey) =>
  one.births.some((date) => other.births.includes(date));

/** Whether two records of the same result are of one student. The father counts if a date of birth is missing. */
const isSameStudent = (one: MergeKey, other: MergeKey) =>
  one.result === other.result &&
  canAgree(one.number, other.number) &&
  (one.births.length > 0 && other.births.length > 0
    ? haveSameBirth(one, other)
    : canAgree(one.father, other.father));

/** Whether a record that has the certificate number of another can be a correction of it. */
const isCorrection = (one: MergeKey, other: MergeKey) =>
  canAgree(one.name, other.name) || haveSameBirth(one, other);

/** In a key of the index, any value of a field. */
const ANY = '*';

/** The keys of a result in the index: a list of records would be long where thousands have one name and result. */
const listResultKeys = (
  result: string,
  numbers: readonly string[],
  births: readonly string[],
  fathers: readonly string[],
): string[] =>
  numbers.flatMap((number) =>
    births.flatMap((birth) => fathers.map((father) => [result, number, birth, father].join('\t'))),
  );

/** The value and none; any if it is not known. */
const orNone = (...values: readonly string[]) => (values[0] ? [...values, ''] : [ANY]);

interface FoundRecord {
  position: number;
  /** Whether it is known by its certificate number, so that all its values may be corrected. */
  isCorrection: boolean;
}

/** Creates an index of records. Of several that may be meant, the first is found. */
export function createRecordIndex() {
  const keys: MergeKey[] = [];
  const positions = new Map<string, number>();
  const findFirst = (
    places: readonly string[],
    isMeant: (key: MergeKey, position: number) => boolean,
  ) => {
    for (const place of places) {
      const position = positions.get(place);
      const key = position === undefined ? undefined : keys[position];
      // It may have other values by now.
      if (position !== undefined && key && isMeant(key, position)) return position;
    }
    return undefined;
  };
  return {
    add: (cells: Cells, position: number): void => {
      const key = createMergeKey(cells);
      const { text, result, number, father, births } = key;
      const [first = '', ...others] = births;
      keys[position] = key;
      for (const place of [
        text,
        `number ${number}`,
        ...listResultKeys(result, [number, ANY], [first, ...others, ANY], [father, ANY]),
      ])
        if (!positions.has(place)) positions.set(place, position);
    },

    /** @param isFree whether no record of the spreadsheet has been taken for the record at this position */
    find: (cells: Cells, isFree: (position: number) => boolean): FoundRecord | undefined => {
      const own = createMergeKey(cells);
      const { text, result, number, father, births } = own;
      const equal = findFirst([text], (_, position) => isFree(position));
      if (equal !== undefined) return { position: equal, isCorrection: false };
      const numbered = findFirst(
        number === '' ? [] : [`number ${number}`],
        (key, position) => isFree(position) && isCorrection(key, own),
      );
      if (numbered !== undefined) return { position: numbered, isCorrection: true };
      const places = [
        ...listResultKeys(result, orNone(number), births, [ANY]),
        ...listResultKeys(result, orNone(number), births.length > 0 ? [''] : [ANY], orNone(father)),
      ];
      const same = findFirst(places, (key) => isSameStudent(key, own));
      return same === undefined ? undefined : { position: same, isCorrection: false };
    },
  };
}
