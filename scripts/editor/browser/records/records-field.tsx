/** The form of the student records: an import from spreadsheets, and a table of inputs. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import {
  createRecordsChecker,
  listRecordTitles,
  type RecordProblem,
} from '@/lib/content/record-rules';
import { downloadCsv } from '@/lib/browser/download-file';
import {
  createRows,
  fillSerialNumbers,
  findPositions,
  getRow,
  type RecordCells,
} from '@/lib/records/change-records';
import { addByteOrderMark, CSV_FILE_NAME } from '@/lib/records/csv';
import { formatRecordsFile, parseRecordsFile, RECORDS_FILE } from '@/lib/records/records-file';
import { savedTexts, validateSavedTexts } from '../content-files';
import { countWords } from './count';
import { ImportPanel } from './import-panel';
import { PublicationNotes } from './publication-notes';
import { getLastPage, getPage, RecordsPagination } from './records-pagination';
import { RecordsTable } from './records-table';
import { RecordsToolbar } from './records-toolbar';

interface State {
  /** The text of the records file, as it was last read or changed here. */
  text: string;
  records: readonly RecordCells[];
  problems: readonly RecordProblem[];
  query: string;
  /** The positions of the records that are shown. They stay while their cells are changed. */
  found: readonly number[];
  /** Counted from 0. */
  page: number;
}

/** A class, because hooks work only with the copy of React that Sveltia CMS has for itself. */
export class RecordsField extends Component<CustomFieldControlProps, State> {
  /** The content by which records are judged; undefined if another file has issues. */
  private readonly content = validateSavedTexts().content;
  private readonly titles = this.content ? listRecordTitles(this.content) : [];
  private readonly findProblems = this.content ? createRecordsChecker(this.content) : () => [];
  private readonly root = createRef<HTMLDivElement>();

  override state = this.readValue();

  /** Reads the value of the field: the text of the file, or an empty text if there is no file. */
  private readValue(): State {
    const text = String(this.props.value);
    const { titles, rows, unreadable } = parseRecordsFile(new TextEncoder().encode(text));
    // Columns at the end may be missing: that for consent, or, without a file, all.
    const isComplete = titles.every((title, column) => title === this.titles[column]);
    const last = this.titles.length - 1;
    const records = rows.map(({ cells }) =>
      this.titles.map((_, column) =>
        cells.slice(column, column === last ? undefined : column + 1).join(),
      ),
    );
    const file = {
      titles: isComplete ? this.titles : titles,
      rows: createRows(records),
      unreadable,
    };
    return {
      text,
      records,
      problems: this.findProblems(file),
      query: '',
      found: [...records.keys()],
      page: 0,
    };
  }

  /** The file as it was last read or saved; an empty text if there is none. */
  private get savedText(): string {
    return savedTexts.get(RECORDS_FILE) ?? '';
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(
    { value }: CustomFieldControlProps,
    _: State,
    hadFocus: boolean,
  ): void {
    // "Revert changes" gives the field another value. Values that this form has given come back late.
    const isNew = this.props.value !== value && this.props.value !== this.state.text;
    if (isNew && this.props.value === this.savedText) this.setState(this.readValue());
    // A button that was pressed may be gone.
    if (hadFocus && document.activeElement === document.body) this.focus('.summary');
  }

  private focus(selector: string): void {
    this.root.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Changes the records, and gives Sveltia CMS the text of their file. */
  private change(records: readonly RecordCells[], view: Partial<State> = {}): void {
    const file = { titles: this.titles, rows: createRows(records) };
    const text = formatRecordsFile(file);
    this.setState((state) => ({
      ...state,
      text,
      records,
      problems: this.findProblems(file),
      ...view,
    }));
    this.props.onChange(text);
  }

  private changeCell(position: number, column: number, value: string): void {
    const { records } = this.state;
    const cells = (records[position] ?? []).with(column, value);
    this.change(records.with(position, cells));
  }

  /** Takes records over, shows those that are new or changed, and moves the focus to an element that is then there. */
  private takeOver(records: readonly RecordCells[], focusedElement: string): void {
    const known = new Set(this.state.records);
    const found = [...records.keys()].filter((position) => !known.has(records[position] ?? []));
    this.change(records, { query: '', found, page: 0 });
    this.setState({}, () => this.focus(focusedElement));
  }

  private addRecord(): void {
    const blank = this.titles.map(() => '');
    this.takeOver(fillSerialNumbers([...this.state.records, blank]), 'tbody input');
  }

  private deleteRecords(positions: readonly number[]): void {
    const deleted = new Set(positions);
    const { records, found } = this.state;
    const kept = [...records.keys()].filter((position) => !deleted.has(position));
    const newPositions = new Map(kept.map((position, newPosition) => [position, newPosition]));
    this.change(
      records.filter((_, position) => !deleted.has(position)),
      { found: found.flatMap((position) => newPositions.get(position) ?? []) },
    );
  }

  private deleteFound(): void {
    const { found } = this.state;
    if (!confirm(`Delete ${countWords(found.length, 'record')} from the file?`)) return;
    this.deleteRecords(found);
    this.find('');
  }

  private find(query: string): void {
    this.setState(({ records }) => ({ query, found: findPositions(records, query), page: 0 }));
  }

  /** Shows the records that have problems, the first page first. */
  private showProblems(): void {
    const rows = new Set(this.state.problems.map(({ row }) => row));
    this.setState(({ records }) => ({
      query: '',
      found: [...records.keys()].filter((position) => rows.has(getRow(position))),
      page: 0,
    }));
  }

  override render() {
    const { text, records, problems, query, found } = this.state;
    const fileProblem = problems.find(({ row = 1 }) => row === 1);
    // So that nothing is written over a file that cannot be read.
    if (!this.content || fileProblem)
      return (
        <p className="records" role="alert">
          {fileProblem?.problem ?? 'Another file has a mistake: correct it first.'}
        </p>
      );
    const page = Math.min(this.state.page, getLastPage(found));
    return (
      <div ref={this.root} className="records" data-unchanged={text === this.savedText}>
        {this.savedText === '' && (
          <p>There is no file of records yet: the site shows samples until you save the first.</p>
        )}
        <PublicationNotes content={this.content} />
        <ImportPanel
          titles={this.titles}
          records={records}
          onTakeOver={(all) => this.takeOver(all, '.summary')}
        />
        <RecordsToolbar
          counts={{ all: records.length, found: found.length, problems: problems.length }}
          query={query}
          onSearch={(words) => this.find(words)}
          onShowProblems={() => this.showProblems()}
          onDeleteFound={() => this.deleteFound()}
          onAdd={() => this.addRecord()}
          onDownload={() => downloadCsv(CSV_FILE_NAME, addByteOrderMark(text))}
        />
        <RecordsTable
          id={this.props.forID}
          titles={this.titles}
          records={records}
          positions={getPage(found, page)}
          problems={problems}
          onChange={(...change) => this.changeCell(...change)}
          onDelete={(position) => this.deleteRecords([position])}
        />
        <RecordsPagination
          found={found}
          page={page}
          onPage={(next) => this.setState({ page: next })}
        />
      </div>
    );
  }
}
