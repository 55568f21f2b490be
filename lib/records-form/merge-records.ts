/** Merges the records of a spreadsheet with those of the records file. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import {
  CONSENT_TITLE,
  RECORD_FIELDS,
  STUDENT_RECORD_COLUMNS,
  type RecordField,
} from '@/lib/model/record-columns';
import type { Cells } from '@/lib/records/records-file';
import { fillSerialNumbers } from './change-records';
import { describeStudent } from './describe-records';
import { formatNotes } from './sheet';

/** What an import has done to a record: it is new, or these are the cells that it had, in the columns that changed. */
export type Mark = 'new' | readonly (string | undefined)[];

/** Whether an import has added or changed a record, and not only found it. */
export const isChanged = (mark: Mark): boolean =>
  mark === 'new' || mark.some((cell) => cell !== undefined);

interface MergedRecords {
  records: readonly Cells[];
  /** For each record of the spreadsheet, by its position. */
  marks: ReadonlyMap<number, Mark>;
  notes: readonly string[];
}

const [SERIAL_NUMBER, NAME, FATHER_NAME, DATE_OF_BIRTH, CERTIFICATE_NUMBER] = (
  ['slNo', 'name', 'fatherName', 'dateOfBirth', 'certificateNo'] as const
).map((field) => RECORD_FIELDS.indexOf(field)) as [number, number, number, number, number];

/** With a father or a date of birth, these fields tell a result from all others. */
const RESULT_FIELDS: readonly RecordField[] = ['name', 'game', 'event', 'rank', 'yearMonth'];
const RESULT_COLUMNS = RESULT_FIELDS.map((field) => RECORD_FIELDS.indexOf(field));

const getResult = (cells: Cells) =>
  toSearchForm(RESULT_COLUMNS.map((column) => cells[column]).join('\t'));

/** Whether two records may have the same value: it is the same, or one of them does not know it. */
const canAgree = (one: Cells, other: Cells, column: number) => {
  const [value = '', otherValue = ''] = [one[column], other[column]];
  return !value || !otherValue || toSearchForm(value) === toSearchForm(otherValue);
};

/** Whether two records of the same name and result are of one student. The father counts if a date of birth is missing. */
const isSameStudent = (one: Cells, other: Cells) =>
  canAgree(one, other, CERTIFICATE_NUMBER) &&
  canAgree(one, other, DATE_OF_BIRTH) &&
  (Boolean(one[DATE_OF_BIRTH] && other[DATE_OF_BIRTH]) || canAgree(one, other, FATHER_NAME));

/** Whether a record that has the certificate number of another can be a correction of it. */
const isCorrection = (one: Cells, other: Cells) =>
  canAgree(one, other, NAME) ||
  (one[DATE_OF_BIRTH] !== '' && one[DATE_OF_BIRTH] === other[DATE_OF_BIRTH]);

/** The cells of a record with those of the spreadsheet. A blank cell keeps what is there, and the serial number stays. */
const correctRecord = (old: Cells, imported: Cells, kept: readonly number[] = []): Cells =>
  old.map((cell, column) =>
    column === SERIAL_NUMBER || kept.includes(column) ? cell : imported[column] || cell,
  );

/** The title of a column. The tenth is that of the consent. */
const getTitle = (column: number) => STUDENT_RECORD_COLUMNS[column]?.title ?? CONSENT_TITLE;

/**
 * Merges the records of a spreadsheet with those of the file. A record that has the certificate number of another of the
 * same student corrects that one; one with a known result adds what is not known of it yet. All others follow at the end,
 * with the next serial numbers.
 */
export function mergeRecords(records: readonly Cells[], imported: readonly Cells[]): MergedRecords {
  const merged = [...records];
  const marks = new Map<number, Mark>();
  const numbers = new Map<string, number>();
  const results = new Map<string, number[]>();
  const index = (cells: Cells, position: number) => {
    const [number = '', result] = [cells[CERTIFICATE_NUMBER], getResult(cells)];
    if (number && !numbers.has(number)) numbers.set(number, position);
    results.set(result, [...(results.get(result) ?? []), position]);
  };
  const getCells = (position: number) => merged[position] ?? [];
  const findCorrected = (cells: Cells) => {
    const position = numbers.get(cells[CERTIFICATE_NUMBER] ?? '') ?? -1;
    // A second record of the spreadsheet with the same number corrects none: it is a problem of its own.
    return position in records && !marks.has(position) && isCorrection(getCells(position), cells)
      ? position
      : undefined;
  };
  const known: number[] = [];
  const repeated: number[] = [];
  const keptCounts = new Map<number, number>();

  records.forEach(index);
  for (const cells of imported) {
    const corrected = findCorrected(cells);
    const same = results.get(getResult(cells))?.find((one) => isSameStudent(getCells(one), cells));
    const position = corrected ?? same ?? merged.length;
    const old = merged[position];
    if (old) {
      const kept = corrected === undefined ? RESULT_COLUMNS : [];
      merged[position] = correctRecord(old, cells, kept);
      (marks.has(position) ? repeated : known).push(position);
      for (const [column, cell] of cells.entries())
        if (!cell && old[column]) keptCounts.set(column, (keptCounts.get(column) ?? 0) + 1);
    } else merged.push(records.length === 0 ? cells : cells.with(SERIAL_NUMBER, ''));
    marks.set(
      position,
      records[position]?.map((cell, column) =>
        cell === merged[position]?.[column] ? undefined : cell,
      ) ?? 'new',
    );
    index(getCells(position), position);
  }

  const all = fillSerialNumbers(merged);
  const listStudents = (positions: readonly number[]) =>
    positions.map((position) => describeStudent(all, position));
  // A column without any cell is not there, which the import has said already.
  const keptColumns = [...keptCounts].filter(
    ([column]) => column !== SERIAL_NUMBER && imported.some((cells) => cells[column]),
  );
  const notes = formatNotes([
    {
      note: 'There already',
      list: listStudents(known.filter((position) => !isChanged(marks.get(position) ?? []))),
    },
    { note: 'In the spreadsheet more than once, and taken once', list: listStudents(repeated) },
    {
      note: 'Where the spreadsheet is blank, what is there stays',
      list: keptColumns.map(([column, count]) => `${getTitle(column)} (${count})`),
    },
  ]);
  return { records: all, marks, notes };
}
