import { listRecordTitles, type createRecordsChecker } from '@/lib/content/check-records';
import type { RecordProblem, RecordRules } from '@/lib/content/record-rules';
import { CONSENT_COLUMN } from '@/lib/model/record-columns';
import {
  isFilled,
  parseRecordsFile,
  type Cells,
  type RecordsFile,
} from '@/lib/records/records-file';
import type { LastImport } from './import/import-state';
import { moveChanges } from './import/record-changes';

/** All records, with the search and the page that select those to show. */
export interface Table {
  /** The titles of the columns of the file. */
  titles: readonly string[];
  records: readonly Cells[];
  problems: readonly RecordProblem[];
  query: string;
  /** The positions of the records that are shown. They stay while their cells are changed. */
  found: readonly number[];
  /** Counted from 0. */
  page: number;
  lastImport?: LastImport;
  /** The text of the file from which the records were read; undefined if they have been changed since. */
  text?: string;
  /** The change that has led to this table, in words; undefined for the file as it was read. */
  step?: string;
}

/** The records of a file, with a cell for each of these titles. Cells beyond those of the file stay beyond, for the check. */
const listRecords = (file: RecordsFile, titles: readonly string[]): Cells[] =>
  file.rows
    .filter(isFilled)
    .map((cells) => [
      ...titles.map((_, column) => (column < file.titles.length && cells[column]) || ''),
      ...cells.slice(file.titles.length),
    ]);

/** The records of a table, and a view that shows all of them, from the first page on. */
export const createView = (records: readonly Cells[]) => ({
  records,
  query: '',
  found: [...records.keys()],
  page: 0,
});

/**
 * The table of a records file.
 *
 * @param text the text of the file; an empty text if there is none
 */
export function readTable(
  text: string,
  { site }: RecordRules,
  check: ReturnType<typeof createRecordsChecker>,
): Table {
  const file = parseRecordsFile(new TextEncoder().encode(text));
  const titles = listRecordTitles(site.recordsNeedConsent || file.titles.length > CONSENT_COLUMN);
  const records = listRecords(file, titles);
  // Columns at the end may be missing: the column for consent, or, without a file, all columns.
  const isComplete = file.titles.every((title, column) => title === titles[column]);
  const problems = check(isComplete ? { ...file, titles, rows: records } : file);
  return { ...createView(records), titles, problems, lastImport: undefined, text };
}

/** The number of records on a page of the form. */
const FORM_PAGE_SIZE = 20;

/** The shown page of the found records; the numbers of pages are counted from 0, those of its text from 1. */
export function getPage({ found, page: wanted }: Table) {
  const lastPage = Math.max(0, Math.ceil(found.length / FORM_PAGE_SIZE) - 1);
  const page = Math.min(wanted, lastPage);
  const start = page * FORM_PAGE_SIZE;
  const positions = found.slice(start, start + FORM_PAGE_SIZE);
  const first = Math.min(start + 1, found.length);
  const text = `${first} to ${start + positions.length} of ${found.length}`;
  return { page, lastPage, positions, text };
}

/** The action that deletes records. The others that are shown stay shown; if there are none, all are shown. */
export const createDeletion = (deleted: readonly number[], name: string) => ({
  type: 'change' as const,
  step: `deletion of ${name}`,
  change: ({ records, found, lastImport }: Table): Partial<Table> => {
    const isDeleted = new Set(deleted);
    const kept = [...records.keys()].filter((position) => !isDeleted.has(position));
    const newPositions = new Map(kept.map((position, newPosition) => [position, newPosition]));
    const all = createView(kept.map((position) => records[position] ?? []));
    const shown = found.flatMap((position) => newPositions.get(position) ?? []);
    return {
      ...(shown.length > 0 ? { records: all.records, found: shown } : all),
      lastImport: lastImport && { ...lastImport, ...moveChanges(lastImport, kept) },
    };
  },
});
