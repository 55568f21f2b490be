/** Finds the record of the file that a record of a spreadsheet means. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
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
  const { name, game, event, yearMonth } = record;
  const text = Object.values(record).join('\t');
  const result = [name, game, event, yearMonth].join('\t');
  return { record, births: listBirthDates(cells), text, result };
});

type MergeKey = ReturnType<typeof getMergeKey>;

/** Whether two records may have the same value: the values are equal, or one is not known. */
const canAgree = (one: string, other: string) => one === '' || other === '' || one === other;

const haveSameBirth = (one: MergeKey, other: MergeKey) =>
  one.births.some((date) => other.births.includes(date));

/** Whether two records of the same result are of one student. The father counts if a date of birth is missing. */
const isSameStudent = (one: MergeKey, other: MergeKey) =>
  one.result === other.result &&
  canAgree(one.record.rank, other.record.rank) &&
  canAgree(one.record.certificateNo, other.record.certificateNo) &&
  (one.births.length > 0 && other.births.length > 0
    ? haveSameBirth(one, other)
    : canAgree(one.record.fatherName, other.record.fatherName));

/** Whether a record that has the number of another can be a correction of it. */
const isCorrection = (one: MergeKey, other: MergeKey) =>
  canAgree(one.record.name, other.record.name) ||
  haveSameBirth(one, other) ||
  RECORD_FIELDS.filter((field) => one.record[field] !== other.record[field]).length === 1;

/** The number of values that two records share: the more, the surer it is that they are of one student. */
const countShared = (one: MergeKey, other: MergeKey) =>
  (['fatherName', 'rank', 'certificateNo'] as const).filter(
    (field) => one.record[field] !== '' && one.record[field] === other.record[field],
  ).length + Number(haveSameBirth(one, other));

/**
 * Creates an index of the records of the file. Of several, it finds the one with the most shared values, or the first.
 *
 * @param imported the records of the spreadsheet, if it is a downloaded file
 */
export function createRecordIndex(records: readonly Cells[], imported: readonly Cells[]) {
  const isDownload = imported.length > 0;
  const keys: MergeKey[] = [];
  /** The first position of each text and certificate number. */
  const firsts = new Map<string, number>();
  /** The positions of the records by result: if an import corrects it, a record is found by the old one as well. */
  const results = new Map<string, number[]>();
  /** By serial number, the records that no row means, if most rows of the spreadsheet are as they were. */
  const unmeant = new Map<string, number>();

  const add = (cells: Cells, position: number): void => {
    const key = getMergeKey(cells);
    for (const text of [key.text, `number ${key.record.certificateNo}`])
      if (!firsts.has(text)) firsts.set(text, position);
    const positions = results.get(key.result);
    if (positions) positions.push(position);
    else results.set(key.result, [position]);
    keys[position] = key;
  };

  /**
   * @param isFree whether no record of the spreadsheet has been taken for the record at this position
   * @returns a position, and whether it was found by its own number, so that all values may be corrected
   */
  const find = (cells: Cells, isFree: (position: number) => boolean) => {
    const own = getMergeKey(cells);
    const equal = firsts.get(own.text);
    if (equal !== undefined && isFree(equal)) return { position: equal, isCorrection: isDownload };
    const correct = (position = -1) => {
      const { [position]: key } = keys;
      const isFound = key && isFree(position) && isCorrection(key, own);
      return isFound ? { position, isCorrection: true } : undefined;
    };
    const number = own.record.certificateNo;
    const numbered = number === '' ? undefined : correct(firsts.get(`number ${number}`));
    if (numbered) return numbered;
    let found: number | undefined;
    let mostShared = -1;
    for (const position of results.get(own.result) ?? []) {
      const key = keys[position];
      if (!key || !isSameStudent(key, own)) continue;
      // Rows of one spreadsheet with different fathers are of two students.
      if (!isFree(position) && !canAgree(key.record.fatherName, own.record.fatherName)) continue;
      const shared = countShared(key, own);
      if (shared > mostShared) found = position;
      mostShared = Math.max(mostShared, shared);
    }
    return found === undefined
      ? correct(unmeant.get(own.record.slNo))
      : { position: found, isCorrection: false };
  };

  records.forEach(add);
  const meant = new Set(imported.map((cells) => find(cells, () => true)?.position));
  const unchanged = imported.filter((cells) => firsts.has(getMergeKey(cells).text));
  if (unchanged.length * 2 > imported.length)
    for (const [position, { record }] of keys.entries())
      if (!meant.has(position)) unmeant.set(record.slNo, position);
  return { add, find };
}
