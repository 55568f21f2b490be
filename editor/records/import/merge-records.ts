/** Merges the records of a spreadsheet with those of the records file. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import {
  CONSENT_TITLE,
  RECORD_FIELDS,
  STUDENT_RECORD_COLUMNS,
  type RecordField,
} from '@/lib/model/record-columns';
import type { Cells } from '@/lib/records/records-file';
import { fillSerialNumbers } from '../change-records';
import { describeStudent } from '../describe-records';
import { formatNotes } from '../../spreadsheets/sheet';

/** Texts by column; undefined where there is nothing to say. */
type ColumnTexts = readonly (string | undefined)[];

/** What an import has done to a record of its spreadsheet. */
export interface RecordChange {
  isNew: boolean;
  /** What cells of the records file held that the import has changed. */
  before: ColumnTexts;
  /** What the spreadsheet shows, where the record has another text. */
  sheetTexts: ColumnTexts;
}

/** Whether an import has added or changed a record, and not only found it. */
export const isChanged = ({ isNew, before }: RecordChange): boolean =>
  isNew || before.some((cell) => cell !== undefined);

/** The records of a spreadsheet, and by record and column what it shows where the record has another text. */
interface SheetRecords {
  records: readonly Cells[];
  sheetTexts?: readonly ColumnTexts[];
}

interface MergedRecords {
  records: readonly Cells[];
  /** For each record of the spreadsheet, by its position. */
  changes: ReadonlyMap<number, RecordChange>;
  notes: readonly string[];
}

const [SERIAL_NUMBER, NAME, FATHER_NAME, DATE_OF_BIRTH, CERTIFICATE_NUMBER] = (
  ['slNo', 'name', 'fatherName', 'dateOfBirth', 'certificateNo'] as const
).map((field) => RECORD_FIELDS.indexOf(field)) as [number, number, number, number, number];

/** With a father or a date of birth, these fields tell a result from all others. */
const RESULT_FIELDS: readonly RecordField[] = ['name', 'game', 'event', 'rank', 'yearMonth'];
const RESULT_COLUMNS = RESULT_FIELDS.map((field) => RECORD_FIELDS.indexOf(field));

/** What records are compared by, in search form: two spellings of a name are one. */
const createKey = (cells: Cells) => {
  const getForm = (column: number) => toSearchForm(cells[column] ?? '');
  return {
    result: RESULT_COLUMNS.map(getForm).join('\t'),
    number: getForm(CERTIFICATE_NUMBER),
    name: getForm(NAME),
    father: getForm(FATHER_NAME),
    birth: getForm(DATE_OF_BIRTH),
  };
};

type Key = ReturnType<typeof createKey>;

/** Whether two records may have the same value: it is the same, or one of them does not know it. */
const canAgree = (one: string, other: string) => !one || !other || one === other;

/** Whether two records of the same name and result are of one student. The father counts if a date of birth is missing. */
const isSameStudent = (one: Key, other: Key) =>
  canAgree(one.number, other.number) &&
  canAgree(one.birth, other.birth) &&
  (Boolean(one.birth && other.birth) || canAgree(one.father, other.father));

/** Whether a record that has the certificate number of another can be a correction of it. */
const isCorrection = (one: Key, other: Key) =>
  canAgree(one.name, other.name) || (one.birth !== '' && one.birth === other.birth);

/** Stands for each certificate number in the index of results. */
const ANY_NUMBER = '*';

/** Creates an index that finds records by their certificate number and by their result. */
function createIndex() {
  const keys: Key[] = [];
  const numbers = new Map<string, number>();
  // By number, because thousands of records may have one name and result.
  const results = new Map<string, number[]>();
  return {
    add: (cells: Cells, position: number): void => {
      const key = createKey(cells);
      const { number, result } = key;
      keys[position] = key;
      if (number && !numbers.has(number)) numbers.set(number, position);
      for (const place of [`${result}\t${number}`, `${result}\t${ANY_NUMBER}`]) {
        const positions = results.get(place) ?? [];
        if (positions.at(-1) !== position) positions.push(position);
        results.set(place, positions);
      }
    },
    /** The position of the record that has this certificate number, and can be corrected by this one. */
    findCorrected: (key: Key): number | undefined => {
      const position = numbers.get(key.number);
      const old = position === undefined ? undefined : keys[position];
      return old && isCorrection(old, key) ? position : undefined;
    },
    /** The position of the record with the same result of the same student. */
    findSame: (key: Key): number | undefined => {
      for (const number of key.number ? [key.number, ''] : [ANY_NUMBER]) {
        const found = results.get(`${key.result}\t${number}`)?.find((position) => {
          const one = keys[position];
          return one && one.result === key.result && isSameStudent(one, key);
        });
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

/** The cells of a record with those of the spreadsheet. A blank cell keeps what is there, and the serial number stays. */
const correctRecord = (old: Cells, imported: Cells, kept: readonly number[] = []): Cells =>
  old.map((cell, column) =>
    column === SERIAL_NUMBER || kept.includes(column) ? cell : imported[column] || cell,
  );

/** By column, the cells of the first record where those of the second differ. */
const findDifferences = (cells: Cells, others: Cells): ColumnTexts =>
  cells.map((cell, column) => (cell === others[column] ? undefined : cell));

/** By column, what the spreadsheet shows where a record does not have it. The serial number is one of the file. */
const listSheetTexts = (record: Cells, imported: Cells, shown: ColumnTexts = []): ColumnTexts =>
  record.map((cell, column) => {
    const text = shown[column] ?? imported[column];
    return column === SERIAL_NUMBER || !text || text === cell ? undefined : text;
  });

/** The title of a column. The tenth is that of the consent. */
const getTitle = (column: number) => STUDENT_RECORD_COLUMNS[column]?.title ?? CONSENT_TITLE;

/**
 * Merges the records of a spreadsheet with those of the file. A record that has the certificate number of another of the
 * same student corrects that one; one with a known result adds what is not known of it yet. All others follow at the end,
 * with the next serial numbers.
 */
export function mergeRecords(
  records: readonly Cells[],
  { records: imported, sheetTexts }: SheetRecords,
): MergedRecords {
  const merged = [...records];
  const changes = new Map<number, RecordChange>();
  const index = createIndex();
  const known: number[] = [];
  const repeated: number[] = [];
  const keptCounts = new Map<number, number>();

  records.forEach(index.add);
  for (const [row, cells] of imported.entries()) {
    const key = createKey(cells);
    const numbered = index.findCorrected(key) ?? -1;
    // A second record of the spreadsheet with the same number corrects none: it is a problem of its own.
    const corrected = numbered in records && !changes.has(numbered) ? numbered : undefined;
    const position = corrected ?? index.findSame(key) ?? merged.length;
    const old = merged[position];
    const kept = corrected === undefined ? RESULT_COLUMNS : [];
    const added = records.length === 0 ? cells : cells.with(SERIAL_NUMBER, '');
    const record = old ? correctRecord(old, cells, kept) : added;
    merged[position] = record;
    if (old) {
      (changes.has(position) ? repeated : known).push(position);
      for (const [column, cell] of cells.entries())
        if (!cell && old[column]) keptCounts.set(column, (keptCounts.get(column) ?? 0) + 1);
    }
    const first = records[position];
    changes.set(position, {
      isNew: !first,
      before: first ? findDifferences(first, record) : [],
      sheetTexts: listSheetTexts(record, cells, sheetTexts?.[row]),
    });
    index.add(record, position);
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
      list: listStudents(
        known.filter((position) => {
          const change = changes.get(position);
          return change && !isChanged(change);
        }),
      ),
    },
    { note: 'In the spreadsheet more than once, and taken once', list: listStudents(repeated) },
    {
      note: 'Where the spreadsheet is blank, what is there stays',
      list: keptColumns.map(([column, count]) => `${getTitle(column)} (${count})`),
    },
  ]);
  return { records: all, changes, notes };
}
