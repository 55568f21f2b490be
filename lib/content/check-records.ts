/** Checks the records file: each record on its own, and all of them together. */
import { CONTENT_FILES } from '@/lib/model/collections';
import { CONSENT_PROBLEM } from '@/lib/records/consent';
import { CONSENT_COLUMN, CONSENT_TITLE, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { getCertificateOffset } from '@/lib/records/certificate-offset';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import {
  COLUMN_OF,
  describeWrongFormat,
  getConsent,
  getRowNumber,
  isFilled,
  isPublished,
  RECORDS_FILE,
  type Cells,
  type RecordsFile,
} from '@/lib/records/records-file';
import { formatIssues, formatValueProblem, type ContentIssue } from './issue';
import type { SourceContent } from './load';
import {
  createRecordSchema,
  findCellProblems,
  type RecordProblem,
  type RecordRules,
} from './record-rules';
import { createRepetitionFinder } from './repetition-rules';

/** The titles of a records file, in order, with or without the column for consent. */
export const listRecordTitles = (hasConsentColumn = true): string[] => [
  ...STUDENT_RECORD_COLUMNS.map(({ title }) => title),
  ...(hasConsentColumn ? [CONSENT_TITLE] : []),
];

/** The problem of a site with real records that does not say what it publishes of them; undefined if it does. */
export function findUnsaidSettings({ site }: Pick<RecordRules, 'site'>): string | undefined {
  const { recordsNeedConsent, publishedRecordFields, hideRecordsFromSearch } = site;
  const settings = { recordsNeedConsent, publishedRecordFields, hideRecordsFromSearch };
  const unsaid = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? name : [],
  );
  return unsaid.length > 0
    ? `is not published until somebody enters what may be shown of real students, in ${CONTENT_FILES.site} or under Seldom changed, Site: ${unsaid.join(', ')}`
    : undefined;
}

/** The first position at which a list has another text than is expected; -1 if there is none. */
const findDifference = (expected: readonly string[], found: ArrayLike<string>) =>
  expected.findIndex((text, index) => text !== (found[index] ?? ''));

/** The problem of the first wrong title; undefined if all are right. */
function findTitleProblem(titles: readonly string[]): RecordProblem | undefined {
  const expected = listRecordTitles(titles[CONSENT_COLUMN]?.toUpperCase() === CONSENT_TITLE);
  const column = findDifference([...expected, ''], titles);
  if (column === -1) return undefined;
  const { [column]: title = '' } = titles;
  const { [column]: wanted = 'blank' } = expected;
  const sign = findDifference([...wanted, ''], title) + 1;
  const difference = `is not ${wanted}, of which sign ${sign} differs, so this`;
  const problem = formatValueProblem(
    title,
    `${difference} ${describeWrongFormat(expected.join())}`,
  );
  return { position: -1, column, problem };
}

const describeLength = (length: number, wanted: number) =>
  `has ${length} cells instead of ${wanted}: ${length < wanted ? 'it is broken in two, or a comma is missing' : 'a cell has a comma, or two rows are in one line'}`;

/** If a certificate number is this far above all others, a digit of it is probably wrong. */
const MAX_OFFSET_GAP = 1_000;

/** The highest offset that is not far above all others. Only one can be above it: the second highest sets it. */
function findOffsetLimit(rows: readonly Cells[]): number {
  let [highest, second] = [-Infinity, -Infinity];
  for (const offset of rows.map(getCertificateOffset))
    if (offset > highest) [highest, second] = [offset, highest];
    else if (offset < highest) second = Math.max(second, offset);
  return second === -Infinity ? Infinity : second + MAX_OFFSET_GAP;
}

function describeFarNumber(cells: Cells): RecordProblem {
  const column = COLUMN_OF.certificateNo;
  const problem = `is more than ${MAX_OFFSET_GAP} above all other numbers: is a digit wrong?`;
  return { column, problem: formatValueProblem(cells[column], problem) };
}

/** Creates the checks of records. They remember the problems of each record, so a second check is fast. */
export function createRecordsChecker(rules: RecordRules) {
  const schema = createRecordSchema(rules);
  const hasAllCells = ({ length }: Cells, wanted: number) =>
    length >= CONSENT_COLUMN && length <= wanted;
  const findOwnProblems = memoizeByRecord((cells) => findCellProblems(cells, schema));

  /** Finds the problems that a record has on its own, in a file with this number of columns. */
  const checkRecord = (cells: Cells, position: number, wanted: number): RecordProblem[] => {
    if (!isFilled(cells)) return [];
    return hasAllCells(cells, wanted)
      ? findOwnProblems(cells).map((problem) => ({ position, ...problem }))
      : [{ position, problem: describeLength(cells.length, wanted) }];
  };

  /** Finds the problems of a records file, in the order of its rows. */
  const checkFile = ({ titles, rows, unreadable }: RecordsFile): RecordProblem[] => {
    const fileProblem = findUnsaidSettings(rules) ?? unreadable;
    if (fileProblem) return [{ problem: fileProblem }];
    const titleProblem = findTitleProblem(titles);
    if (titleProblem) return [titleProblem];
    const offsetLimit = findOffsetLimit(rows);
    const findRepetitions = createRepetitionFinder(rows);
    const problems: RecordProblem[] = [];
    for (const [position, cells] of rows.entries()) {
      problems.push(...checkRecord(cells, position, titles.length));
      if (isFilled(cells) && hasAllCells(cells, titles.length))
        problems.push(...findRepetitions(cells, position));
      if (getCertificateOffset(cells) > offsetLimit)
        problems.push({ position, ...describeFarNumber(cells) });
    }
    return problems;
  };
  return { checkRecord, checkFile };
}

function describePlace({ position, column }: RecordProblem): string {
  if (position === undefined) return '';
  const title = column === undefined ? undefined : STUDENT_RECORD_COLUMNS[column]?.title;
  const columnName = position < 0 ? `column ${Number(column) + 1}` : title;
  return [`row ${getRowNumber(position)}`, columnName].filter(Boolean).join(': ');
}

/**
 * The issues of the records file; none if there is no such file. A consent that is not understood is none: the row is not
 * published, so that to take somebody out never waits for the right word.
 */
export const findRecordIssues = ({ recordsFile, ...rules }: SourceContent): ContentIssue[] =>
  (recordsFile ? createRecordsChecker(rules).checkFile(recordsFile) : [])
    .filter(({ position = -1, column }) => position < 0 || column !== CONSENT_COLUMN)
    .map((found) => ({
      file: RECORDS_FILE,
      place: describePlace(found),
      problem:
        found.firstPosition === undefined
          ? found.problem
          : `${found.problem}, first in row ${getRowNumber(found.firstPosition)}`,
    }));

/** How many rows are not published for want of consent, and each whose consent is not understood; none if all are published. */
export function listWithheldRows({ recordsFile, site }: SourceContent): string[] {
  const rows = recordsFile?.rows ?? [];
  const withheld = rows.filter(
    (cells) => isFilled(cells) && !isPublished(cells, site.recordsNeedConsent),
  );
  const unclear = rows.flatMap((cells, position): ContentIssue[] => {
    if (getConsent(cells) !== 'not understood') return [];
    const problem = `${formatValueProblem(cells[CONSENT_COLUMN], CONSENT_PROBLEM)}; it is not published`;
    return [
      { file: RECORDS_FILE, place: `row ${getRowNumber(position)}: ${CONSENT_TITLE}`, problem },
    ];
  });
  const count = `${withheld.length} of ${rows.filter(isFilled).length} rows`;
  return withheld.length > 0
    ? [
        `${count} of ${RECORDS_FILE} are not published for want of consent`,
        ...formatIssues(unclear),
      ]
    : [];
}
