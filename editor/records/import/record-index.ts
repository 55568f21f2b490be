/** Finds the record of the file that a record of a spreadsheet means. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import {
  canAgree,
  compareResults,
  createResultIndex,
  createResultKeys,
  shareBirth,
  toComparableRecord,
  type ComparableRecord,
} from '@/lib/records/same-result';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { listReadings } from './sheet-dates';

/** The dates that a date of birth may mean: two if day and month cannot be told apart, none if it is blank. */
export function listBirthDates(cells: Cells): readonly string[] {
  const date = cells[COLUMN_OF.dateOfBirth] ?? '';
  const readings = listReadings(date);
  if (readings.length > 1) return readings;
  return date === '' ? [] : [date];
}

/** The values by which records are compared, and all of them as one text. */
const getMergeKey = memoizeByRecord((cells) => {
  const record = { ...toComparableRecord(cells), births: listBirthDates(cells) };
  const text = RECORD_FIELDS.map((field) => record[field]).join('\t');
  return { ...record, text, keys: createResultKeys(record) };
});

const listEqualFields = (one: ComparableRecord, other: ComparableRecord) =>
  RECORD_FIELDS.filter((field) => one[field] === other[field]);

/** Whether a record that has the number of another can be a correction of it. */
const isCorrection = (one: ComparableRecord, other: ComparableRecord) =>
  canAgree(one.name, other.name) ||
  shareBirth(one, other) ||
  listEqualFields(one, other).length === RECORD_FIELDS.length - 1;

/** How much two records share: the more, the surer it is that they are of one student. */
const countShared = (one: ComparableRecord, other: ComparableRecord) =>
  listEqualFields(one, other).length + Number(shareBirth(one, other));

/** A record that a row of a spreadsheet means. */
interface FoundRecord {
  position: number;
  /** Whether it was found by its own number, so that all values may be corrected. */
  isCorrection?: boolean;
  /** Whether nobody can know that the row means it. */
  isUnsure?: boolean;
}

/**
 * Creates an index of the records of the file. Of several, it finds the one with the most shared values, or the first.
 *
 * @param imported the records of the spreadsheet
 * @param isDownload whether it is a downloaded file
 * @param isFree whether the record at a position is in the file, and no record of the spreadsheet was taken for it yet
 */
export function createRecordIndex(
  records: readonly Cells[],
  imported: readonly Cells[],
  isDownload: boolean,
  isFree: (position: number) => boolean,
) {
  const keys = new Map<number, ReturnType<typeof getMergeKey>>();
  const results = createResultIndex();
  /** The first record with each certificate number. */
  const numbered = new Map<string, number>();
  /** By serial number, the records that no row means, if most rows of the spreadsheet are as they were. */
  const unmeant = new Map<string, number>();
  const names = new Set(imported.map((cells) => getMergeKey(cells).name));

  const add = (cells: Cells, position: number): void => {
    const key = getMergeKey(cells);
    keys.set(position, key);
    results.add(key.keys, position);
    if (!numbered.has(key.certificateNo)) numbered.set(key.certificateNo, position);
  };

  const find = (cells: Cells): FoundRecord | undefined => {
    const own = getMergeKey(cells);
    const correct = (position = -1): FoundRecord | undefined => {
      const key = keys.get(position);
      return key && isFree(position) && isCorrection(key, own)
        ? { position, isCorrection: true }
        : undefined;
    };
    const withNumber = own.certificateNo && correct(numbered.get(own.certificateNo));
    if (withNumber) return withNumber;
    const found = results.list(own.keys).flatMap((position) => {
      const key = keys.get(position);
      const sameness = key ? compareResults(key, own) : 'another';
      if (!key || sameness === 'another') return [];
      const isUnsure = sameness === 'unsure';
      // Rows of one spreadsheet are compared by the check. A student who is in it as well is not misspelled.
      const isOther = !(position in records) || (key.name !== own.name && names.has(key.name));
      return isUnsure && isOther ? [] : { position, isUnsure, shared: countShared(key, own) };
    });
    found.sort((one, other) => other.shared - one.shared);
    const same = found.find(({ isUnsure }) => !isUnsure);
    const isOwn = isDownload && same && keys.get(same.position)?.slNo === own.slNo;
    if (same) return (isOwn && correct(same.position)) || same;
    return correct(unmeant.get(own.slNo)) ?? found[0];
  };

  records.forEach(add);
  const texts = new Set(records.map((cells) => getMergeKey(cells).text));
  const unchanged = imported.filter((cells) => texts.has(getMergeKey(cells).text));
  if (isDownload && unchanged.length * 2 > imported.length) {
    const found = imported.map(find).filter((one) => !one?.isUnsure);
    const meant = new Set(found.map((one) => one?.position));
    for (const [position, { slNo }] of keys) if (!meant.has(position)) unmeant.set(slNo, position);
  }
  // A list that only has the titles of a download may begin to count anew.
  return { add, find, isOfFile: isDownload && unchanged.length > 0 };
}
