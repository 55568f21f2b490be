import { siteSchema } from '@/lib/schemas/site';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/schemas/student-record';
import { toStudentRecords, type RecordsFile, type RecordsRow } from '@/lib/records-file';
import { STUDENT_RECORD_COLUMNS } from '@/lib/student-records';
import { refusals, withValue, type Refusal } from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { FILES } from './files';

type RecordsContent = Pick<Content, 'recordsFile' | 'recordVocabulary' | 'studentRecords' | 'site'>;

/** What records are measured by, besides the schema. */
interface Rules {
  ranks: readonly string[];
  /** The years that certificates may be of. */
  years: { first: number; last: number };
}

/** How many years after its establishment a council may give certificates: enough to find a slip of the finger. */
const YEARS = 99;

/** From the year of the council's establishment on; any year while data/site.ts has faults and cannot tell. */
function certificateYears(site: Content['site']): Rules['years'] {
  const first = siteSchema.safeParse(site).data?.establishedYear;
  return first === undefined ? { first: 0, last: 9999 } : { first, last: first + YEARS };
}

/** `Mon YYYY` as YYYY-MM, which compares as text. */
function toIsoMonth(yearMonth: string): string {
  const month = MONTHS.indexOf(yearMonth.slice(0, 3)) + 1;
  return `${yearMonth.slice(-4)}-${String(month).padStart(2, '0')}`;
}

/** What is wrong with a record that the schema lets pass; blank fields are never wrong. */
function ruleRefusals(record: StudentRecord, { ranks, years }: Rules): Refusal[] {
  const { certificateNo, dateOfBirth, game, rank, yearMonth } = record;
  const year = Number(yearMonth.slice(-4));
  const letters = game.slice(0, 2).toUpperCase();
  const refusal = (field: keyof StudentRecord, problem: string) => [
    { field, value: record[field], problem },
  ];
  return [
    ...(rank === '' || ranks.includes(rank)
      ? []
      : refusal('rank', `is none of the ranks ${ranks.join(', ')}`)),
    ...(certificateNo === '' || certificateNo.startsWith(letters)
      ? []
      : refusal('certificateNo', `does not start with ${letters}, the first letters of ${game}`)),
    ...(yearMonth === '' || (year >= years.first && year <= years.last)
      ? []
      : refusal('yearMonth', `is not in the years ${years.first} to ${years.last}`)),
    ...(yearMonth === '' || dateOfBirth.split('-').reverse().join('-') < toIsoMonth(yearMonth)
      ? []
      : refusal('dateOfBirth', `is not before the certificate, which is of ${yearMonth}`)),
  ];
}

function recordRefusals(record: StudentRecord, rules: Rules): Refusal[] {
  const refused = refusals(studentRecordSchema, record);
  return refused.length > 0 ? refused : ruleRefusals(record, rules);
}

/** Records that are checked together, and how a person finds a value of theirs. */
interface RecordList {
  file: string;
  records: readonly StudentRecord[];
  entryOf: (index: number) => string;
  nameOf: (field: string) => string;
  /** The value as the person wrote it. */
  valueOf: (index: number, field: string) => unknown;
}

function recordListFaults(list: RecordList, rules: Rules): Fault[] {
  const { file, records, entryOf, nameOf, valueOf } = list;
  const fault = (index: number, field: string, problem: string) => ({
    file,
    entry: entryOf(index),
    field: nameOf(field),
    problem: withValue(valueOf(index, field), problem),
  });
  const duplicates = (field: 'slNo' | 'certificateNo') => {
    const firsts = new Map<string | number, number>();
    return records.flatMap((record, index) => {
      const value = record[field];
      const first = firsts.get(value);
      firsts.set(value, first ?? index);
      if (first === undefined || value === '' || Number.isNaN(value)) return [];
      return [fault(index, field, `is used twice, first in ${entryOf(first)}`)];
    });
  };
  return [
    ...records.flatMap((record, index) =>
      recordRefusals(record, rules).map(({ field, problem }) => fault(index, field, problem)),
    ),
    ...duplicates('slNo'),
    ...duplicates('certificateNo'),
  ];
}

const COLUMNS: readonly { field: string; title: string }[] = STUDENT_RECORD_COLUMNS;

/** A fault for each title that is not the one of its column; cells below it cannot be told apart then. */
function titleFaults(titles: readonly string[]): Fault[] {
  const width = Math.max(titles.length, COLUMNS.length);
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const title = titles[index] ?? '';
    const expected = COLUMNS[index]?.title;
    if (title === expected) return [];
    const problem = expected ? `is not the title ${expected}` : 'is one column too many';
    const place = { file: FILES.records, entry: 'row 1', field: `column ${index + 1}` };
    return [{ ...place, problem: withValue(title, problem) }];
  });
}

function recordsFileFaults(recordsFile: RecordsFile, rules: Rules): Fault[] {
  const { titles, rows, unreadable } = recordsFile;
  const file = FILES.records;
  if (unreadable) return [{ file, entry: '', field: '', problem: unreadable }];
  const faults = titleFaults(titles);
  if (faults.length > 0) return faults;
  const isWhole = ({ cells }: RecordsRow) => cells.length === COLUMNS.length;
  const whole = rows.filter(isWhole);
  const cellOf = (index: number, field: string) =>
    whole[index]?.cells[COLUMNS.findIndex((column) => column.field === field)];
  const list: RecordList = {
    file,
    records: toStudentRecords({ titles, rows: whole }),
    entryOf: (index) => `row ${whole[index]?.row}`,
    nameOf: (field) => COLUMNS.find((column) => column.field === field)?.title ?? field,
    valueOf: cellOf,
  };
  return [
    ...rows
      .filter((row) => !isWhole(row))
      .map(({ row, cells }) => ({
        file,
        entry: `row ${row}`,
        field: '',
        problem: `has ${cells.length} cells instead of ${COLUMNS.length}`,
      })),
    ...recordListFaults(list, rules),
  ];
}

/** Faults of the student records: of their file, or where there is none, of the made-up ones. */
export function recordFaults(content: RecordsContent): Fault[] {
  const { recordsFile, recordVocabulary, studentRecords, site } = content;
  const rules = { ranks: recordVocabulary.ranks, years: certificateYears(site) };
  if (recordsFile) return recordsFileFaults(recordsFile, rules);
  const list: RecordList = {
    file: FILES.sampleRecords,
    records: studentRecords,
    entryOf: (index) => studentRecords[index]?.certificateNo ?? '',
    nameOf: (field) => field,
    valueOf: (index, field) =>
      new Map<string, unknown>(Object.entries(studentRecords[index] ?? {})).get(field),
  };
  return recordListFaults(list, rules);
}
