/** The form of the student records: a table of inputs, and the import from a spreadsheet. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ClipboardEvent } from 'react';
import {
  createRecordsChecker,
  listRecordTitles,
  type RecordProblem,
} from '@/lib/content/record-rules';
import {
  addRecords,
  fillSerialNumbers,
  findRecords,
  type ImportedRecords,
  type RecordCells,
  type SpreadsheetCell,
} from '@/lib/records/import-records';
import { formatRecordsFile, parseRecordsFile, parseTable } from '@/lib/records/records-file';
import { validateSavedTexts } from './content-files';

const PAGE_SIZE = 20;

interface State {
  /** The text of the records file, as it was last read or changed here. */
  text: string;
  titles: readonly string[];
  records: readonly RecordCells[];
  /** Why the file could not be read. */
  unreadable?: string;
  query: string;
  /** The places of the records that are found. They stay while their cells are changed. */
  found: readonly number[];
  /** Counted from 0. */
  page: number;
  /** Records that are not taken over yet. */
  imported?: ImportedRecords;
  message?: string;
}

type RecordsState = Pick<State, 'titles' | 'records' | 'unreadable'>;

const listPlaces = (records: readonly unknown[]) => records.map((_, place) => place);

/** The row of a record, as a spreadsheet counts. The first row has the titles. */
const getRow = (place: number) => place + 2;

const toRecordsFile = ({ records, ...file }: RecordsState) => ({
  ...file,
  rows: records.map((cells, place) => ({ row: getRow(place), cells })),
});

/** Reads the value of the field. Blank cells are added to a row that has too few. */
function readValue(text: string): State {
  const { rows, ...file } = parseRecordsFile(new TextEncoder().encode(text));
  const records = rows.map(({ cells }) => [
    ...cells,
    ...file.titles.slice(cells.length).map(() => ''),
  ]);
  return { ...file, text, records, query: '', found: listPlaces(records), page: 0 };
}

/** Reads the first sheet of an Excel file, or a CSV file. */
async function readSpreadsheet(file: File): Promise<SpreadsheetCell[][]> {
  if (!file.name.toLowerCase().endsWith('.xlsx')) return parseTable(await file.text());
  const { readSheet } = await import('read-excel-file/universal');
  return (await readSheet(await file.arrayBuffer())) as SpreadsheetCell[][];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** A class, because hooks work only with the copy of React that Sveltia CMS does not share. */
export class RecordsField extends Component<CustomFieldControlProps, State> {
  /** Undefined if another file has issues. The save tells them. */
  private readonly rules = validateSavedTexts().content;
  private readonly titles = this.rules && listRecordTitles(this.rules);
  private readonly findProblems = this.rules ? createRecordsChecker(this.rules) : () => [];

  override state = this.readValue();

  /** Without a file, or after all records were deleted, the titles are those that the file must have. */
  private readValue(): State {
    const state = readValue(String(this.props.value));
    return this.props.value === '' && this.titles ? { ...state, titles: this.titles } : state;
  }

  /** "Revert changes" gives the field another value. */
  override componentDidUpdate({ value }: CustomFieldControlProps): void {
    if (this.props.value !== value && this.props.value !== this.state.text)
      this.setState(this.readValue());
  }

  /** Changes the state, and gives Sveltia CMS the text of the records. */
  private change(changes: Partial<State>): void {
    const state = { ...this.state, imported: undefined, message: undefined, ...changes };
    const text = formatRecordsFile(toRecordsFile(state));
    this.setState({ ...state, text });
    this.props.onChange(text);
  }

  private changeCell(place: number, column: number, value: string): void {
    const { records } = this.state;
    this.change({ records: records.with(place, (records[place] ?? []).with(column, value)) });
  }

  private show(found: readonly number[], query = ''): void {
    this.setState({ found, query, page: 0 });
  }

  private find(query: string): void {
    const words = query.toLowerCase().split(/\s+/);
    const { records } = this.state;
    const matches = (place: number) => {
      const text = String(records[place]).toLowerCase();
      return words.every((word) => text.includes(word));
    };
    this.show(listPlaces(records).filter(matches), query);
  }

  /** Takes records over, and shows those that are new. */
  private takeOver(records: readonly RecordCells[], changes: Partial<State> = {}): void {
    const isNew = (place: number) => records[place] !== this.state.records[place];
    const found = listPlaces(records).filter(isNew);
    this.change({ records, found, query: '', page: 0, ...changes });
  }

  private deleteRecord(place: number): void {
    const { records, found } = this.state;
    this.change({
      records: records.toSpliced(place, 1),
      found: found.filter((one) => one !== place).map((one) => (one > place ? one - 1 : one)),
    });
  }

  /** Finds the records of a spreadsheet. They are shown by number before they are taken over. */
  private async import(read: () => Promise<SpreadsheetCell[][]> | string[][]): Promise<void> {
    const titles = this.titles ?? this.state.titles;
    try {
      const imported = findRecords(await read(), titles);
      const message = `There are no records below the titles ${titles.join(', ')}.`;
      this.setState({ imported, message: imported ? undefined : message });
    } catch (error) {
      this.setState({ imported: undefined, message: `It cannot be read. ${String(error)}` });
    }
  }

  /** Excel copies cells with tabs between them. */
  private readonly paste = ({ clipboardData }: ClipboardEvent) => {
    const text = clipboardData.getData('text/plain');
    void this.import(() => parseTable(text, '\t'));
  };

  private renderImported({ records: imported, unknownTitles }: ImportedRecords) {
    const { records } = this.state;
    const result = addRecords(records, imported);
    const { titles } = this;
    return (
      <div role="status">
        <p>
          {result.added} added, {result.changed} changed.
          {unknownTitles.length > 0 && ` These columns are left out: ${unknownTitles.join(', ')}.`}
        </p>
        <button type="button" onClick={() => this.takeOver(result.records)}>
          Add them
        </button>
        <button
          type="button"
          onClick={() => this.takeOver(fillSerialNumbers(imported), { titles })}
        >
          Replace all {records.length} by these {imported.length}
        </button>
        <button type="button" onClick={() => this.setState({ imported: undefined })}>
          Cancel
        </button>
      </div>
    );
  }

  private renderRecord(place: number, problems: readonly RecordProblem[]) {
    const { records, titles } = this.state;
    const row = getRow(place);
    const own = problems.filter((one) => one.row === row);
    return (
      <tr key={place}>
        {records[place]?.map((cell, column) => {
          const title = titles[column];
          const texts = own.filter((one) => one.column === title).map(({ problem }) => problem);
          const problemId = `${this.props.forID}-${row}-${column}`;
          return (
            <td key={column}>
              <input
                aria-label={`${title ?? 'Further cell'}, row ${row}`}
                aria-invalid={texts.length > 0}
                aria-describedby={problemId}
                value={cell}
                onChange={({ target }) => this.changeCell(place, column, target.value)}
              />
              <small id={problemId}>{texts.join('; ')}</small>
            </td>
          );
        })}
        <td>
          <button
            type="button"
            aria-label={`Delete row ${row}`}
            onClick={() => this.deleteRecord(place)}
          >
            ×
          </button>
        </td>
      </tr>
    );
  }

  private renderTable(problems: readonly RecordProblem[]) {
    const { titles, found, page } = this.state;
    const start = page * PAGE_SIZE;
    const end = Math.min(start + PAGE_SIZE, found.length);
    return (
      <>
        <div className="table">
          <table>
            <thead>
              <tr>
                {titles.map((title) => (
                  <th key={title}>{title}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(start, end).map((place) => this.renderRecord(place, problems))}
            </tbody>
          </table>
        </div>
        <p>
          <button
            type="button"
            disabled={start === 0}
            onClick={() => this.setState({ page: page - 1 })}
          >
            Previous
          </button>
          {` ${end && start + 1} to ${end} of ${found.length} `}
          <button
            type="button"
            disabled={end === found.length}
            onClick={() => this.setState({ page: page + 1 })}
          >
            Next
          </button>
        </p>
      </>
    );
  }

  override render() {
    const { titles, records, unreadable, query, found, imported, message } = this.state;
    // So that nothing is saved over it.
    if (unreadable)
      return (
        <p className="records" role="alert">
          {unreadable}
        </p>
      );
    const problems = this.findProblems(toRecordsFile(this.state));
    // Those of a cell are shown there.
    const otherProblems = problems.filter(({ column }) => !column || !titles.includes(column));
    const wrongRows = new Set(problems.map(({ row }) => row));
    const wrongPlaces = listPlaces(records).filter((place) => wrongRows.has(getRow(place)));
    return (
      <div className="records">
        <fieldset>
          <legend>Add from a spreadsheet</legend>
          <input
            type="file"
            aria-label="Excel or CSV file"
            accept=".xlsx,.csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void this.import(() => readSpreadsheet(file));
              target.value = '';
            }}
          />
          <textarea
            rows={1}
            aria-label="Cells copied from a spreadsheet"
            placeholder="or copy the cells there, with the titles, and paste them here"
            value=""
            onPaste={this.paste}
            readOnly
          />
          {imported && this.renderImported(imported)}
        </fieldset>
        {[...otherProblems, ...(message ? [{ row: undefined, problem: message }] : [])].map(
          ({ row, problem }) => (
            <p key={`${row} ${problem}`} role="alert">
              {row && `Row ${row}: `}
              {problem}
            </p>
          ),
        )}
        <p>
          {count(records.length, 'record')}{' '}
          <input
            type="search"
            aria-label="Search the records"
            placeholder="Search"
            value={query}
            onChange={({ target }) => this.find(target.value)}
          />
          {wrongPlaces.length > 0 && (
            <button type="button" onClick={() => this.show(wrongPlaces)}>
              Show {count(problems.length, 'problem')}
            </button>
          )}
          {found.length < records.length && (
            <button type="button" onClick={() => this.find('')}>
              Show all
            </button>
          )}
          <button
            type="button"
            onClick={() => this.takeOver(fillSerialNumbers([...records, titles.map(() => '')]))}
          >
            Add record
          </button>
        </p>
        {this.renderTable(problems)}
      </div>
    );
  }
}
