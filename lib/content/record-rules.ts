import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords, type RecordsRow } from '@/lib/records/records-file';
import { TITLE_ROW } from '@/lib/records/csv';
import { lookAlikeHint } from '@/lib/model/text-problems';
import { getCertificateLetters } from '@/lib/records/student-records';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { findEarlier } from './find-earlier';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';

/** What records are checked against, besides the schema. */
interface Rules {
  ranks: readonly string[];
  /** The possible years of certificates. */
  years: { first: number; last: number };
}

/** Ages at which athletes get certificates; outside this range a year was mistyped. */
const AGES = { lowest: 3, highest: 60 };

function findAgeProblem(dateOfBirth: string, yearMonth: string): string | undefined {
  if (dateOfBirth === '' || yearMonth === '') return undefined;
  if (dateOfBirth.split('-').reverse().join('-') >= toIsoMonth(yearMonth)) {
    return `is not before the certificate, which is of ${yearMonth}`;
  }
  const age = Number(yearMonth.slice(-4)) - Number(dateOfBirth.slice(-4));
  if (age >= AGES.lowest && age <= AGES.highest) return undefined;
  return `gives an age of ${age} at the certificate, which is of ${yearMonth}`;
}

/**
 * Spec §9: the certificate begins with the letters of the game. A game without Latin letters, as in Hindi, allows any
 * two.
 */
function findCertificateProblem(certificateNo: string, game: string): string | undefined {
  const letters = getCertificateLetters(game);
  if (certificateNo === '' || game === '' || letters === undefined) return undefined;
  if (certificateNo.startsWith(letters)) return undefined;
  return `does not start with ${letters}, the first Latin letters of ${game}`;
}

function findRankProblem(rank: string, ranks: readonly string[]): string | undefined {
  if (rank === '' || ranks.includes(rank)) return undefined;
  const hint = lookAlikeHint(rank, (plain) => ranks.includes(plain));
  return `is none of the ranks ${ranks.join(', ')}${hint}`;
}

/** `Mon YYYY` as YYYY-MM, which sorts as text. */
function toIsoMonth(yearMonth: string): string {
  const month = MONTHS.findIndex((name) => yearMonth.startsWith(name)) + 1;
  return `${yearMonth.slice(-4)}-${String(month).padStart(2, '0')}`;
}

/** A field of a record, and its problem. */
interface Refusal {
  field: string;
  problem: string;
}

/** The problems of a record; blank fields are never wrong. */
function findRefusals(record: StudentRecord, { ranks, years }: Rules): Refusal[] {
  const { error } = studentRecordSchema.safeParse(record);
  if (error)
    return error.issues.map(({ path, message }) => ({ field: path.join('.'), problem: message }));
  const { certificateNo, dateOfBirth, game, rank, yearMonth } = record;
  const year = Number(yearMonth.slice(-4));
  const isOutside = yearMonth !== '' && (year < years.first || year > years.last);
  const problems: Partial<Record<keyof StudentRecord, string>> = {
    rank: findRankProblem(rank, ranks),
    certificateNo: findCertificateProblem(certificateNo, game),
    yearMonth: isOutside ? `is not in the years ${years.first} to ${years.last}` : undefined,
    dateOfBirth: isOutside ? undefined : findAgeProblem(dateOfBirth, yearMonth),
  };
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ field, problem }] : [],
  );
}

const isNumber = (value: string) => /^[1-9]\d*$/.test(value);

/** From this number on, equal issues are one mistake made in the whole file. */
const MANY = 4;

/** Keeps only the first of many items of the same kind, and counts the rest in words. */
function groupAlike<Thing>(things: readonly Thing[], getKind: (thing: Thing) => string) {
  const kinds = new Map<string, Thing[]>();
  for (const thing of things) {
    const alike = kinds.get(getKind(thing)) ?? [];
    alike.push(thing);
    kinds.set(getKind(thing), alike);
  }
  return [...kinds.values()].flatMap((alike) => {
    const shown = alike.length < MANY ? alike : alike.slice(0, 1);
    const rest = alike.length - shown.length;
    return shown.map((thing) => ({ thing, rest: rest > 0 ? `; so in ${rest} more rows` : '' }));
  });
}

const COLUMNS: readonly { field: string; title: string }[] = STUDENT_RECORD_COLUMNS;

function findRowIssues(rows: readonly RecordsRow[], rules: Rules): ContentIssue[] {
  const records = toStudentRecords({ titles: [], rows }).map((record, index) => ({
    record,
    index,
    entry: `row ${rows[index]?.row}`,
  }));
  const findDuplicates = (field: 'slNo' | 'certificateNo') => {
    const known = records.filter(({ record }) => !['', NaN].includes(record[field]));
    const earlier = findEarlier(known, ({ record }) => record[field]);
    return known.flatMap(({ index }, at) => {
      const first = earlier[at];
      return first ? [{ index, field, problem: `is used twice, first in ${first.entry}` }] : [];
    });
  };
  const refused = [
    ...records.flatMap(({ record, index }) =>
      findRefusals(record, rules).map((refusal) => ({ index, ...refusal })),
    ),
    ...findDuplicates('slNo'),
    ...findDuplicates('certificateNo'),
  ].sort((one, other) => one.index - other.index);
  return groupAlike(refused, ({ field, problem }) => `${field} ${problem}`).map(
    ({ thing: { index, field, problem }, rest }) => {
      const column = COLUMNS.findIndex((one) => one.field === field);
      // The value as it was typed.
      const value = rows[index]?.cells[column] ?? '';
      const hint = field === 'slNo' ? lookAlikeHint(value, isNumber) : '';
      return {
        file: RECORDS_FILE,
        entry: records[index]?.entry,
        field: COLUMNS[column]?.title ?? field,
        problem: quoteValue(value, problem) + hint + rest,
      };
    },
  );
}

/** The issue of column titles that do not match, because the cells below them would be ambiguous. */
function findTitleIssue(titles: readonly string[]): ContentIssue | undefined {
  const place = { file: RECORDS_FILE, entry: 'row 1' };
  const width = Math.max(titles.length, COLUMNS.length);
  const wrong = Array.from({ length: width }, (_, index) => index).filter(
    (index) => (titles[index] ?? '') !== COLUMNS[index]?.title,
  );
  const [first] = wrong;
  if (first === undefined) return undefined;
  if (!COLUMNS.some(({ title }) => titles.includes(title)))
    return { ...place, problem: `is not the line of titles: ${TITLE_ROW}` };
  const expected = COLUMNS[first]?.title;
  const problem = expected ? `is not the title ${expected}` : 'is one column too many';
  const all = wrong.length > 1 ? `; the titles are ${TITLE_ROW}` : '';
  return {
    ...place,
    field: `column ${first + 1}`,
    problem: quoteValue(titles[first] ?? '', problem) + all,
  };
}

/** The issues of the records file, row by row; none without such a file. */
export function findRecordIssues({ recordsFile, site, ...content }: Content): ContentIssue[] {
  if (!recordsFile) return [];
  const { titles, rows, unreadable } = recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const issue = findTitleIssue(titles);
  if (issue) return [issue];
  const isWhole = ({ cells }: RecordsRow) => cells.length === COLUMNS.length;
  const all = [{ row: 1, cells: titles }, ...rows];
  const earlier = findEarlier(all, ({ cells }) => String(cells));
  const repeated = all.flatMap(({ row }, index) => {
    const first = earlier[index];
    if (!first) return [];
    const problem = `is row ${first.row} once more: take it out`;
    return [{ file: RECORDS_FILE, entry: `row ${row}`, problem }];
  });
  const torn = groupAlike(
    rows.filter((row) => !isWhole(row)),
    ({ cells }) => String(cells.length),
  ).map(({ thing: { row, cells }, rest }) => {
    const hint = cells.length > COLUMNS.length ? ': a cell with a comma stands in "quotes"' : '';
    const problem = `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} instead of ${COLUMNS.length}${hint}${rest}`;
    return { file: RECORDS_FILE, entry: `row ${row}`, problem };
  });
  // From the year of establishment to next year.
  const years = { first: site.establishedYear, last: new Date().getFullYear() + 1 };
  return [
    ...torn,
    ...repeated,
    ...findRowIssues(
      rows.filter((row, index) => isWhole(row) && !earlier[index + 1]),
      { ranks: content.sampleRecords.ranks, years },
    ),
  ];
}
