import { toDigits } from '@/lib/model/fields';
import { CONSENT_TITLE, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { studentRecordSchema, toIsoMonth, type StudentRecord } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords, type RecordsRow } from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/student-records';
import { findEarlier } from './find';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';

/** A problem of a record's field, and the value as it should be, if it has only one reading. */
interface Refusal {
  field: string;
  problem: string;
  write?: string;
}

type Vocabulary = Content['sampleRecords'];

/** Ages at which athletes get certificates; outside this range a year was mistyped. */
const AGES = { lowest: 3, highest: 60 };

function findAgeProblem(dateOfBirth: string, yearMonth: string): string | undefined {
  if (dateOfBirth === '' || yearMonth === '') return undefined;
  if (dateOfBirth.split('-').reverse().join('-') >= toIsoMonth(yearMonth))
    return `is not before the certificate, which is of ${yearMonth}`;
  const age = Number(yearMonth.slice(-4)) - Number(dateOfBirth.slice(-4));
  if (age >= AGES.lowest && age <= AGES.highest) return undefined;
  return `gives an age of ${age} at the certificate, which is of ${yearMonth}`;
}

/** Spec §9: the certificate begins with the letters of the game. A game in Hindi allows any two. */
function findCertificateProblem(certificateNo: string, game: string): string | undefined {
  const letters = getCertificateLetters(game);
  if (certificateNo === '' || game === '' || letters === undefined) return undefined;
  if (certificateNo.startsWith(letters)) return undefined;
  return `does not start with ${letters}, the first Latin letters of ${game}`;
}

/** The word of a list that is written in another way: in other capitals, with spaces, or with l for 1. */
function findWord(written: string, words: readonly string[]): string | undefined {
  const simplify = (text: string) => toDigits(text.replace(/\s/g, '').toLowerCase());
  return written === '' || words.includes(written)
    ? undefined
    : words.find((word) => simplify(word) === simplify(written));
}

/** A rank must be one of the list; a game or event may be new, but is written as in the list. */
function refuseWords({ game, event, rank }: StudentRecord, vocabulary: Vocabulary): Refusal[] {
  const [meantRank, ...others] = [
    findWord(rank, vocabulary.ranks),
    findWord(game, vocabulary.games),
    findWord(event, vocabulary.events),
  ];
  const hint = meantRank ? `: write ${meantRank}` : '';
  const problem = `is none of the ranks ${vocabulary.ranks.join(', ')}${hint}`;
  const isUnknown = rank !== '' && !vocabulary.ranks.includes(rank);
  return [
    ...(isUnknown ? [{ field: 'rank', problem, write: meantRank }] : []),
    ...others.flatMap((write, index) =>
      write
        ? [
            {
              field: index === 0 ? 'game' : 'event',
              problem: `is written in another way: write ${write}`,
              write,
            },
          ]
        : [],
    ),
  ];
}

/** The problems of a record; blank fields are never wrong. */
function findRefusals(
  record: StudentRecord,
  vocabulary: Vocabulary,
  years: { first: number; last: number },
): Refusal[] {
  const { error } = studentRecordSchema.safeParse(record);
  if (error)
    return error.issues.map((issue) => {
      const write: unknown = issue.code === 'custom' ? issue.params?.write : undefined;
      const blank = issue.message === 'says nothing' ? ': write it, or leave the cell empty' : '';
      return {
        field: issue.path.join('.'),
        problem: issue.message + blank,
        ...(typeof write === 'string' && { write }),
      };
    });
  const { certificateNo, dateOfBirth, game, yearMonth } = record;
  const year = Number(yearMonth.slice(-4));
  const isOutside = yearMonth !== '' && (year < years.first || year > years.last);
  const problems: Partial<Record<keyof StudentRecord, string>> = {
    certificateNo: findCertificateProblem(certificateNo, game),
    yearMonth: isOutside ? `is not in the years ${years.first} to ${years.last}` : undefined,
    dateOfBirth: isOutside ? undefined : findAgeProblem(dateOfBirth, yearMonth),
  };
  return [
    ...refuseWords(record, vocabulary),
    ...Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [{ field, problem }] : [],
    ),
  ];
}

const COLUMNS: readonly { field: string; title: string }[] = STUDENT_RECORD_COLUMNS;

/** Equal problems of a column are one mistake that was made in the whole file. */
const createIssue = (row: number, problem: string, field?: string): ContentIssue => ({
  file: RECORDS_FILE,
  entry: `row ${row}`,
  field,
  problem,
});

function findRowIssues(
  rows: readonly RecordsRow[],
  vocabulary: Vocabulary,
  years: { first: number; last: number },
): ContentIssue[] {
  const records = toStudentRecords({ titles: [], rows });
  const findDuplicates = (field: 'slNo' | 'certificateNo') => {
    const known = [...records.entries()].filter(([, one]) => !['', NaN].includes(one[field]));
    const earlier = findEarlier(known, ([, one]) => one[field]);
    return known.flatMap(([index], at): (Refusal & { index: number })[] => {
      const first = earlier[at]?.[0];
      if (first === undefined) return [];
      return [{ index, field, problem: `is used twice, first in row ${rows[first]?.row}` }];
    });
  };
  return [
    ...records.flatMap((record, index) =>
      findRefusals(record, vocabulary, years).map((refusal) => ({ index, ...refusal })),
    ),
    ...findDuplicates('slNo'),
    ...findDuplicates('certificateNo'),
  ]
    .sort((one, other) => one.index - other.index)
    .map(({ index, field, problem, write }) => {
      const column = COLUMNS.findIndex((one) => one.field === field);
      const { row = 0, cells = [] } = rows[index] ?? {};
      // The value as it was typed, and a number with the letters O and l.
      const value = cells[column] ?? '';
      const number = /^[1-9]\d*$/.test(toDigits(value)) ? toDigits(value) : undefined;
      const mended = write ?? (field === 'slNo' ? number : undefined);
      const hint = field === 'slNo' && mended && mended !== value ? `: write ${mended}` : '';
      return {
        ...createIssue(row, quoteValue(value, problem) + hint, COLUMNS[column]?.title),
        kind: `${field} ${problem.replace(/: write .*/, '')}`,
        ...(mended !== undefined &&
          mended !== value && { mended: { path: [row, column], write: mended } }),
      };
    });
}

/** The issue of column titles that do not match, because the cells below them would be ambiguous. */
function findTitleIssues(
  titles: readonly string[],
  expectedTitles: readonly string[],
): ContentIssue[] {
  const width = Math.max(titles.length, expectedTitles.length);
  const wrong = Array.from({ length: width }, (_, index) => index).filter(
    (index) => (titles[index] ?? '') !== expectedTitles[index],
  );
  const [first] = wrong;
  if (first === undefined) return [];
  if (!COLUMNS.some(({ title }) => titles.includes(title)))
    return [createIssue(1, `is not the line of titles: ${expectedTitles.join(',')}`)];
  const expected = expectedTitles[first];
  const problem = expected ? `is not the title ${expected}` : 'is one column too many';
  const all = wrong.length > 1 ? `; the titles are ${expectedTitles.join(',')}` : '';
  return [createIssue(1, quoteValue(titles[first] ?? '', problem) + all, `column ${first + 1}`)];
}

/** The issues of the records file, row by row; none without such a file. */
export function findRecordIssues({ recordsFile, site, ...content }: Content): ContentIssue[] {
  if (!recordsFile) return [];
  const { titles, rows, unreadable } = recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const expected = COLUMNS.map(({ title }) => title);
  if (site.recordsNeedConsent) expected.push(CONSENT_TITLE);
  const titleIssues = findTitleIssues(titles, expected);
  if (titleIssues.length > 0) return titleIssues;
  const isWhole = ({ cells }: RecordsRow) =>
    cells.length >= COLUMNS.length && cells.length <= expected.length;
  const torn = rows
    .filter((row) => !isWhole(row))
    .map(({ row, cells: { length } }) => {
      const hint = length > expected.length ? ': take the comma out that divides a cell' : '';
      const problem = `has ${length} ${length === 1 ? 'cell' : 'cells'} instead of ${expected.length}${hint}`;
      return { ...createIssue(row, problem), kind: problem };
    });
  const all = [{ row: 1, cells: titles }, ...rows];
  const earlier = findEarlier(all, ({ cells }) => String(cells));
  const repeated = all.flatMap(({ row }, index) => {
    const first = earlier[index];
    return first ? [createIssue(row, `is row ${first.row} once more: take it out`)] : [];
  });
  // From the year of establishment to next year.
  const years = { first: site.establishedYear, last: new Date().getFullYear() + 1 };
  const good = rows.filter((row, index) => isWhole(row) && !earlier[index + 1]);
  return [...torn, ...repeated, ...findRowIssues(good, content.sampleRecords, years)];
}
