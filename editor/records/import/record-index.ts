/** Finds the record of the file that a record of a spreadsheet means. */
import { toComparableRecord } from '@/lib/records/comparable-record';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { getTwoReadings } from './date-order';

/** The dates that a date of birth may mean: two if day and month cannot be told apart, none if it is blank. */
export function listBirthDates(cells: Cells): readonly string[] {
  const date = cells[COLUMN_OF.dateOfBirth] ?? '';
  return getTwoReadings(date) ?? (date === '' ? [] : [date]);
}

/** The values by which records are compared. */
const getMergeKey = memoizeByRecord((cells) => {
  const record = toComparableRecord(cells);
  const { name, fatherName: father, certificateNo: number } = record;
  const result = [name, record.game, record.event, record.rank, record.yearMonth].join('\t');
  const text = Object.values(record).join('\t');
  return { text, result, name, father, number, births: listBirthDates(cells) };
});

type MergeKey = ReturnType<typeof getMergeKey>;

/** Whether two records may have the same value: the values are equal, or one is not known. */
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

/** The number of values that two records share: the more, the surer it is that they are of one student. */
const countShared = (one: MergeKey, other: MergeKey) =>
  Number(one.number !== '' && one.number === other.number) +
  Number(one.father !== '' && one.father === other.father) +
  Number(haveSameBirth(one, other));

interface FoundRecord {
  position: number;
  /** Whether it was found by its certificate number, so that all its values may be corrected. */
  isCorrection: boolean;
}

/** Creates an index of records. If several may be meant, it finds the one with the most shared values, or the first. */
export function createRecordIndex() {
  const keys: MergeKey[] = [];
  /** The first position of each text and certificate number. */
  const firsts = new Map<string, number>();
  /** The positions by result. If the result of a record changes, its old position stays. */
  const results = new Map<string, number[]>();

  return {
    add: (cells: Cells, position: number): void => {
      const key = getMergeKey(cells);
      for (const text of [key.text, `number ${key.number}`])
        if (!firsts.has(text)) firsts.set(text, position);
      if (keys[position]?.result !== key.result) {
        const positions = results.get(key.result);
        if (positions) positions.push(position);
        else results.set(key.result, [position]);
      }
      keys[position] = key;
    },

    /** @param isFree whether no record of the spreadsheet has been taken for the record at this position */
    find: (cells: Cells, isFree: (position: number) => boolean): FoundRecord | undefined => {
      const own = getMergeKey(cells);
      const equal = firsts.get(own.text);
      if (equal !== undefined && isFree(equal)) return { position: equal, isCorrection: false };
      const numbered = own.number === '' ? undefined : firsts.get(`number ${own.number}`);
      if (numbered !== undefined && isFree(numbered)) {
        const { [numbered]: corrected } = keys;
        if (corrected && isCorrection(corrected, own))
          return { position: numbered, isCorrection: true };
      }
      let found: FoundRecord | undefined;
      let mostShared = -1;
      for (const position of results.get(own.result) ?? []) {
        const key = keys[position];
        if (!key || !isSameStudent(key, own)) continue;
        const shared = countShared(key, own);
        if (shared > mostShared) found = { position, isCorrection: false };
        mostShared = Math.max(mostShared, shared);
      }
      return found;
    },
  };
}
