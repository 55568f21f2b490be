import { siteSchema } from '@/lib/schemas/site';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/schemas/student-record';
import { toStudentRecords, type RecordsFile, type RecordsRow } from '@/lib/records-file';
import { TITLE_ROW } from '@/lib/csv';
import { lookAlikeHint } from '@/lib/schemas/text-problems';
import { certificateLetters, STUDENT_RECORD_COLUMNS } from '@/lib/student-records';
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

/** From the year of the council's establishment to the next one; from any on while data/site.ts has faults. */
function certificateYears(site: Content['site']): Rules['years'] {
  const first = siteSchema.safeParse(site).data?.establishedYear ?? 0;
  return { first, last: new Date().getFullYear() + 1 };
}

/** How old athletes are when they are given a certificate; beyond that, a year was mistyped. */
const AGES = { lowest: 3, highest: 60 };

function ageProblem(dateOfBirth: string, yearMonth: string): string | undefined {
  if (dateOfBirth === '' || yearMonth === '') return undefined;
  if (dateOfBirth.split('-').reverse().join('-') >= toIsoMonth(yearMonth)) {
    return `is not before the certificate, which is of ${yearMonth}`;
  }
  const age = Number(yearMonth.slice(-4)) - Number(dateOfBirth.slice(-4));
  if (age >= AGES.lowest && age <= AGES.highest) return undefined;
  return `gives an age of ${age} at the certificate, which is of ${yearMonth}`;
}

/** The rule of spec §9 where a game gives letters; any two hold for one that gives none, as in Hindi. */
function certificateProblem(certificateNo: string, game: string): string | undefined {
  const letters = certificateLetters(game);
  if (certificateNo === '' || game === '' || letters === undefined) return undefined;
  if (certificateNo.startsWith(letters)) return undefined;
  return `does not start with ${letters}, the first Latin letters of ${game}`;
}

function rankProblem(rank: string, ranks: readonly string[]): string | undefined {
  if (rank === '' || ranks.includes(rank)) return undefined;
  const hint = lookAlikeHint(rank, (plain) => ranks.includes(plain));
  return `is none of the ranks ${ranks.join(', ')}${hint}`;
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
  const isOutside = yearMonth !== '' && (year < years.first || year > years.last);
  const problems: Partial<Record<keyof StudentRecord, string>> = {
    rank: rankProblem(rank, ranks),
    certificateNo: certificateProblem(certificateNo, game),
    yearMonth: isOutside ? `is not in the years ${years.first} to ${years.last}` : undefined,
    dateOfBirth: isOutside ? undefined : ageProblem(dateOfBirth, yearMonth),
  };
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ field, value: record[field as keyof StudentRecord], problem }] : [],
  );
}

function recordRefusals(record: StudentRecord, rules: Rules): Refusal[] {
  const refused = refusals(studentRecordSchema, record);
  return refused.length > 0 ? refused : ruleRefusals(record, rules);
}

const isNumber = (value: string) => /^[1-9]\d*$/.test(value);

/** Records that are checked together, and how a person finds a value of theirs. */
interface RecordList {
  file: string;
  records: readonly StudentRecord[];
  entryOf: (index: number) => string;
  nameOf: (field: string) => string;
  /** The value as the person wrote it. */
  valueOf: (index: number, field: string) => unknown;
}

/** From so many on, faults in the same words are one mistake, made for the whole file. */
const MANY = 4;

/** Keeps of many things of a kind only the first, with the count of the rest in words. */
function tellOnce<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string) {
  const kinds = new Map<string, Thing[]>();
  for (const thing of things) {
    const alike = kinds.get(kindOf(thing)) ?? [];
    alike.push(thing);
    kinds.set(kindOf(thing), alike);
  }
  return [...kinds.values()].flatMap((alike) => {
    const told = alike.length < MANY ? alike : alike.slice(0, 1);
    const rest = alike.length - told.length;
    return told.map((thing) => ({ thing, rest: rest > 0 ? `; so in ${rest} more rows` : '' }));
  });
}

function recordListFaults(list: RecordList, rules: Rules): Fault[] {
  const { file, records, entryOf, nameOf, valueOf } = list;
  const duplicates = (field: 'slNo' | 'certificateNo') => {
    const firsts = new Map<string | number, number>();
    return records.flatMap((record, index) => {
      const value = record[field];
      const first = firsts.get(value);
      firsts.set(value, first ?? index);
      if (first === undefined || value === '' || Number.isNaN(value)) return [];
      return [{ index, field, problem: `is used twice, first in ${entryOf(first)}` }];
    });
  };
  const refused = [
    ...records.flatMap((record, index) =>
      recordRefusals(record, rules).map(({ field, problem }) => ({ index, field, problem })),
    ),
    ...duplicates('slNo'),
    ...duplicates('certificateNo'),
  ];
  return tellOnce(refused, ({ field, problem }) => `${field} ${problem}`).map(
    ({ thing: { index, field, problem }, rest }) => {
      const value = valueOf(index, field);
      const hint = field === 'slNo' ? lookAlikeHint(String(value), isNumber) : '';
      return {
        file,
        entry: entryOf(index),
        field: nameOf(field),
        problem: withValue(value, problem) + hint + rest,
      };
    },
  );
}

const COLUMNS: readonly { field: string; title: string }[] = STUDENT_RECORD_COLUMNS;

/** A fault for titles that are not those of the columns; cells below them cannot be told apart then. */
function titleFaults(titles: readonly string[]): Fault[] {
  const place = { file: FILES.records, entry: 'row 1' };
  const width = Math.max(titles.length, COLUMNS.length);
  const wrong = Array.from({ length: width }, (_, index) => index).filter(
    (index) => (titles[index] ?? '') !== COLUMNS[index]?.title,
  );
  const [first] = wrong;
  if (first === undefined) return [];
  if (!COLUMNS.some(({ title }) => titles.includes(title))) {
    return [{ ...place, field: '', problem: `is not the line of titles: ${TITLE_ROW}` }];
  }
  const expected = COLUMNS[first]?.title;
  const problem = expected ? `is not the title ${expected}` : 'is one column too many';
  const all = wrong.length > 1 ? `; the titles are ${TITLE_ROW}` : '';
  return [
    {
      ...place,
      field: `column ${first + 1}`,
      problem: withValue(titles[first] ?? '', problem) + all,
    },
  ];
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
    ...tellOnce(
      rows.filter((row) => !isWhole(row)),
      ({ cells }) => String(cells.length),
    ).map(({ thing: { row, cells }, rest }) => ({
      file,
      entry: `row ${row}`,
      field: '',
      problem: `has ${cells.length} cells instead of ${COLUMNS.length}${
        cells.length > COLUMNS.length ? ': a cell with a comma stands in "quotes"' : ''
      }${rest}`,
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
