/** Checks the records file: each record on its own, and all of them together. */
import { CONTENT_FILES } from '@/lib/model/collections';
import { CONSENT_COLUMN, CONSENT_TITLE, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import {
  COLUMN_OF,
  describeWrongFormat,
  getCertificateOffset,
  getRowNumber,
  isFilled,
  isPublished,
  RECORDS_FILE,
  type Cells,
  type RecordsFile,
} from '@/lib/records/records-file';
import { formatIssues, formatValueProblem, type ContentIssue } from './issue';
import type { SourceContent } from './load';
import { createCellChecker, type RecordProblem, type RecordRules } from './record-rules';
import { createRepetitionFinder } from './repetition-rules';

/** The titles of a records file, in order, with or without the column for consent. */
export const listRecordTitles = (hasConsentColumn = true): string[] => [
  ...STUDENT_RECORD_COLUMNS.map(({ title }) => title),
  ...(hasConsentColumn ? [CONSENT_TITLE] : []),
];

const REQUIRED_SETTINGS = [
  'recordsNeedConsent',
  'publishedRecordFields',
  'hideRecordsFromSearch',
] as const;

/** The problem of a site with real records that does not say what it publishes of them; undefined if it does. */
export function findUnsaidSettings({ site }: Pick<RecordRules, 'site'>): string | undefined {
  const unsaid = REQUIRED_SETTINGS.filter((name) => site[name] === undefined);
  return unsaid.length > 0
    ? `is not published until somebody enters what may be shown of real students, in ${CONTENT_FILES.site} or under Seldom changed, Site: ${unsaid.join(', ')}`
    : undefined;
}

/** The problem of the first wrong title; undefined if all are right. */
function findTitleProblem(titles: readonly string[]): RecordProblem | undefined {
  const expected = listRecordTitles(titles[CONSENT_COLUMN]?.toUpperCase() === CONSENT_TITLE);
  const column = [...expected, ''].findIndex((title, index) => title !== (titles[index] ?? ''));
  if (column === -1) return undefined;
  const problem = `is not ${expected[column] ?? 'blank'}, so this ${describeWrongFormat(expected.join())}`;
  return { position: -1, column, problem: formatValueProblem(titles[column] ?? '', problem) };
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

/**
 * Creates the check of a records file, which finds its problems in the order of its rows. It remembers those of each
 * record, so a second check is fast.
 */
export function createRecordsChecker(rules: RecordRules) {
  const findCellProblems = createCellChecker(rules);

  return ({ titles, rows, unreadable }: RecordsFile): RecordProblem[] => {
    const fileProblem = findUnsaidSettings(rules) ?? unreadable;
    if (fileProblem) return [{ problem: fileProblem }];
    const titleProblem = findTitleProblem(titles);
    if (titleProblem) return [titleProblem];
    const offsetLimit = findOffsetLimit(rows);
    const findRepetitions = createRepetitionFinder(rows);
    return rows.flatMap((cells, position) => {
      if (!isFilled(cells)) return [];
      const { length } = cells;
      const isWhole = length >= CONSENT_COLUMN && length <= titles.length;
      const problems: RecordProblem[] = [
        ...(isWhole
          ? findCellProblems(cells)
          : [{ problem: describeLength(length, titles.length) }]),
        ...findRepetitions(cells, position),
        ...(getCertificateOffset(cells) > offsetLimit ? [describeFarNumber(cells)] : []),
      ];
      return problems.map((problem) => ({ position, ...problem }));
    });
  };
}

function describePlace({ position, column = -1 }: RecordProblem): string {
  if (position === undefined) return '';
  const title = position < 0 ? `column ${column + 1}` : listRecordTitles()[column];
  return [`row ${getRowNumber(position)}`, title].filter(Boolean).join(': ');
}

/**
 * The issues of the records file, and lines about its rows that are not published for want of consent. A consent that is
 * not understood is none, and no issue: to take somebody out never waits for the right word.
 */
export function checkRecordsFile({ recordsFile, ...rules }: SourceContent) {
  if (!recordsFile) return { issues: [], notes: [] };
  const problems = createRecordsChecker(rules)(recordsFile);
  const isAboutConsent = ({ position = -1, column }: RecordProblem) =>
    position >= 0 && column === CONSENT_COLUMN;
  const toIssue = (found: RecordProblem): ContentIssue => {
    const { problem, firstPosition } = found;
    const first =
      firstPosition === undefined ? '' : `, first in row ${getRowNumber(firstPosition)}`;
    return { file: RECORDS_FILE, place: describePlace(found), problem: problem + first };
  };
  const rows = recordsFile.rows.filter(isFilled);
  const withheld = rows.filter((cells) => !isPublished(cells, rules.site.recordsNeedConsent));
  const count = `${withheld.length} of ${rows.length} rows`;
  return {
    issues: problems.filter((found) => !isAboutConsent(found)).map(toIssue),
    notes: [
      ...(withheld.length > 0
        ? [`${count} of ${RECORDS_FILE} are not published for want of consent`]
        : []),
      ...formatIssues(problems.filter(isAboutConsent).map(toIssue)),
    ],
  };
}
