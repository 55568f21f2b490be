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
import { getTwoReadings } from './date-order';

/** The dates that a date of birth may mean: two if day and month cannot be told apart, none if it is blank. */
export function listBirthDates(cells: Cells): readonly string[] {
  const date = cells[COLUMN_OF.dateOfBirth] ?? '';
  return getTwoReadings(date) ?? (date === '' ? [] : [date]);
}

/** The values by which records are compared, and all of them as one text. */
const getMergeKey = memoizeByRecord((cells) => {
  const record = { ...toComparableRecord(cells), births: listBirthDates(cells) };
  const text = RECORD_FIELDS.map((field) => record[field]).join('\t');
  return { ...record, text, keys: createResultKeys(record) };
});

type MergeKey = ReturnType<typeof getMergeKey>;

/** Whether a record that has the number of another can be a correction of it. */
const isCorrection = (one: ComparableRecord, other: ComparableRecord) =>
  canAgree(one.name, other.name) ||
  shareBirth(one, other) ||
  RECORD_FIELDS.filter((field) => one[field] !== other[field]).length === 1;

/** The number of values that two records share: the more, the surer it is that they are of one student. */
const countShared = (one: ComparableRecord, other: ComparableRecord) =>
  (['fatherName', 'rank', 'certificateNo'] as const).filter(
    (field) => one[field] !== '' && one[field] === other[field],
  ).length + Number(shareBirth(one, other));

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
 */
export function createRecordIndex(
  records: readonly Cells[],
  imported: readonly Cells[],
  isDownload: boolean,
) {
  const keys: MergeKey[] = [];
  /** The first position of each text and certificate number. */
  const firsts = new Map<string, number>();
  const results = createResultIndex();
  /** By serial number, the records that no row means, if most rows of the spreadsheet are as they were. */
  const unmeant = new Map<string, number>();
  const names = new Set(imported.map((cells) => getMergeKey(cells).name));

  const add = (cells: Cells, position: number): void => {
    const key = getMergeKey(cells);
    for (const text of [key.text, `number ${key.certificateNo}`])
      if (!firsts.has(text)) firsts.set(text, position);
    results.add(key.keys, position);
    keys[position] = key;
  };

  /** @param isFree whether no record of the spreadsheet has been taken for the record at this position */
  const find = (cells: Cells, isFree: (position: number) => boolean): FoundRecord | undefined => {
    const own = getMergeKey(cells);
    const equal = firsts.get(own.text);
    if (equal !== undefined && isFree(equal)) return { position: equal, isCorrection: isDownload };
    const correct = (position = -1) => {
      const { [position]: key } = keys;
      const isFound = key && isFree(position) && isCorrection(key, own);
      return isFound ? { position, isCorrection: true } : undefined;
    };
    const number = own.certificateNo;
    const numbered = number === '' ? undefined : correct(firsts.get(`number ${number}`));
    if (numbered) return numbered;
    const best = { same: [-1, -1], unsure: [-1, -1] };
    for (const position of results.list(own.keys)) {
      const { [position]: key } = keys;
      const sameness = key ? compareResults(key, own) : 'another';
      if (!key || sameness === 'another') continue;
      // Rows of one spreadsheet are compared by the check. A student who is in it as well is not misspelled.
      const isOther = !(position in records) || (key.name !== own.name && names.has(key.name));
      if (sameness === 'unsure' && isOther) continue;
      const shared = countShared(key, own);
      if (shared > Number(best[sameness][1])) best[sameness] = [position, shared];
    }
    const [same = -1] = best.same;
    const [unsure = -1] = best.unsure;
    if (same >= 0) return { position: same };
    const corrected = correct(unmeant.get(own.slNo));
    return corrected ?? (unsure >= 0 ? { position: unsure, isUnsure: true } : undefined);
  };

  records.forEach(add);
  const unchanged = imported.filter((cells) => firsts.has(getMergeKey(cells).text));
  if (isDownload && unchanged.length * 2 > imported.length) {
    const found = imported.map((cells) => find(cells, () => true));
    const meant = new Set(found.map((one) => (one?.isUnsure ? undefined : one?.position)));
    for (const [position, { slNo }] of keys.entries())
      if (!meant.has(position)) unmeant.set(slNo, position);
  }
  // A list that only has the titles of a download may begin to count anew.
  return { add, find, isOfFile: isDownload && unchanged.length > 0 };
}
