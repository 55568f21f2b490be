/** Merges the records of a spreadsheet with those of the records file. */
import { CONSENT_COLUMN, RECORD_FIELDS, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { toComparableRecord } from '@/lib/records/same-result';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { fillSerialNumbers, orderReturned } from '../change-records';
import { describeStudent } from '../describe-records';
import type { ImportOptions } from './import-records';
import { listConsentNotes, mergeConsent, type ConsentSource } from './merge-consent';
import type { ImportedRow } from './read-column';
import { createRecordIndex, listBirthDates } from './record-index';
import {
  isChanged,
  listUnknown,
  moveChanges,
  type ColumnTexts,
  type ImportChanges,
  type RecordChange,
  type UnsureRow,
} from './record-changes';
import { formatNotes } from '../../spreadsheets/sheet';

interface MergedSheet {
  rows: readonly Pick<ImportedRow, 'number' | 'record' | 'sheetTexts'>[];
  /** Whether it is a downloaded file. */
  hasOwnTitles: boolean;
  hasConsentColumn: boolean;
}

interface MergedRecords extends ImportChanges {
  records: readonly Cells[];
  notes: readonly string[];
}

/**
 * Replaces the cells of a record by those of the spreadsheet. The old cell stays if the new one is blank, for the serial
 * number, and for a date of birth that the spreadsheet may mean. If it is no correction, a new spelling changes nothing.
 */
function correctRecord(
  old: Cells,
  imported: Cells,
  consentSource: ConsentSource,
  isCorrection = false,
): Cells {
  const [known, meant] = [toComparableRecord(old), toComparableRecord(imported)];
  const births = listBirthDates(imported);
  return old.map((cell, column) => {
    if (column === CONSENT_COLUMN) return mergeConsent(old, imported, consentSource);
    const field = RECORD_FIELDS[column];
    if (field === 'slNo' || (field === 'dateOfBirth' && births.includes(cell))) return cell;
    if (field && !isCorrection && known[field] === meant[field]) return cell;
    return imported[column] || cell;
  });
}

/** By column, the texts in the spreadsheet that differ from the record. The serial number is not compared. */
const listSheetTexts = (record: Cells, imported: Cells, shown: ColumnTexts): ColumnTexts =>
  record.map((cell, column) => {
    const text = shown[column] ?? imported[column];
    return column === COLUMN_OF.slNo || !text || text === cell ? undefined : text;
  });

/**
 * Merges the records of a spreadsheet with those of the file. A record with the certificate number of an old record of
 * the same student corrects it, and so does one with its serial number in a downloaded file. A record with
 * the result of an old one only adds to it. One that may have it is left out, unless the office says what it is. What a
 * downloaded file brings back goes where it was. All others are added at the end, with the next serial numbers.
 */
export function mergeRecords(
  records: readonly Cells[],
  { rows, hasOwnTitles, hasConsentColumn }: MergedSheet,
  { includedRows = [], correctingRows = [] }: ImportOptions = {},
): MergedRecords {
  const merged = [...records];
  const changes = new Map<number, RecordChange>();
  // Two records of the spreadsheet never correct the same record. The check reports the repeated number.
  const isFree = (position: number) => position in records && !changes.has(position);
  const imported = rows.map(({ record }) => record);
  const index = createRecordIndex(records, imported, hasOwnTitles, isFree);
  const usedNumbers = new Set(records.map((cells) => cells[COLUMN_OF.slNo]));
  const returned: number[] = [];
  const unsure: UnsureRow[] = [];
  const repeated: number[] = [];
  const keptColumns = new Set<number>();

  for (const { number, record: cells, sheetTexts } of rows) {
    let found = index.find(cells);
    if (found?.isUnsure) {
      if (correctingRows.includes(number) && isFree(found.position)) found.isCorrection = true;
      else if (includedRows.includes(number)) found = undefined;
      else {
        unsure.push({ number, record: cells, position: found.position });
        continue;
      }
    }
    const position = found?.position ?? merged.length;
    const old = merged[position];
    const { [COLUMN_OF.slNo]: slNo } = cells;
    const canKeepNumber = Number(slNo) > 0 && !usedNumbers.has(slNo);
    const isReturned = !old && index.isOfFile && canKeepNumber;
    if (isReturned) returned.push(position);
    const keepsNumber = isReturned || (records.length === 0 && canKeepNumber);
    usedNumbers.add(slNo);
    const added = keepsNumber ? cells : cells.with(COLUMN_OF.slNo, '');
    const consentSource = { hasColumn: hasConsentColumn, isSecond: changes.has(position) };
    const record = old ? correctRecord(old, cells, consentSource, found?.isCorrection) : added;
    merged[position] = record;
    if (changes.has(position)) repeated.push(position);
    if (old)
      for (const [column, cell] of cells.entries())
        if (!cell && record[column]) keptColumns.add(column);
    const first = records[position];
    changes.set(position, {
      isNew: !first,
      before: first?.map((cell, column) => (cell === record[column] ? undefined : cell)) ?? [],
      sheetTexts: listSheetTexts(record, cells, sheetTexts),
    });
    index.add(record, position);
  }

  const all = fillSerialNumbers(merged);
  const describe = (position: number) => describeStudent(all, position);
  const listStudents = (positions: readonly number[]) =>
    positions.map((position) => {
      const sheetName = changes.get(position)?.sheetTexts[COLUMN_OF.name];
      const student = describe(position);
      return sheetName === undefined ? student : `${sheetName} is ${student}`;
    });
  const notes = formatNotes([
    ...listConsentNotes(records, all, [...changes.keys()]),
    {
      note: 'Records that the spreadsheet does not have',
      list: hasOwnTitles ? listUnknown(records, { changes, unsure }).map(describe) : [],
    },
    {
      note: 'May be there already, left out',
      list: unsure.map(({ position, record }) => {
        const known = all[position] ?? [];
        const differences = STUDENT_RECORD_COLUMNS.flatMap(({ field, title }, column) => {
          const [there, cell] = [known[column], record[column]];
          return field === 'slNo' || there === cell
            ? []
            : [`${title} ${there || 'blank'}, in the sheet ${cell || 'blank'}`];
        });
        return `${describe(position)} [${differences.join('; ')}]`;
      }),
    },
    {
      note: 'There already',
      list: listStudents(
        [...changes].flatMap(([position, change]) => (isChanged(change) ? [] : [position])),
      ),
    },
    { note: 'In the spreadsheet more than once, and taken once', list: listStudents(repeated) },
    {
      note: 'Where the spreadsheet is blank, what is there stays',
      list: STUDENT_RECORD_COLUMNS.filter(
        ({ field }, column) => field !== 'slNo' && keptColumns.has(column),
      ).map(({ title }) => title),
    },
  ]);
  const order = orderReturned(all, returned);
  const ordered = order.map((position) => all[position] ?? []);
  return { records: ordered, ...moveChanges({ changes, unsure }, order), notes };
}
