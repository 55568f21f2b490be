import { Component, createRef, type ClipboardEvent } from 'react';
import type { RecordCells } from '@/lib/records/change-records';
import { findRecords, type ImportedRecords } from '@/lib/records/import-records';
import { parseTable } from '@/lib/records/records-file';
import { ImportPreview } from './import-preview';
import { readSheets, type Sheet } from './read-spreadsheet';

interface ImportPanelProps {
  titles: readonly string[];
  records: readonly RecordCells[];
  /** Called with all records, when the user has decided what to do with those of the spreadsheet. */
  onTakeOver: (records: readonly RecordCells[]) => void;
}

interface State {
  /** The sheets of a file that has several, until one is chosen. */
  sheets: readonly Sheet[];
  /** Records that are not taken over yet. */
  imported?: ImportedRecords;
  message?: string;
}

/** Adds records from a spreadsheet, which is a file or copied cells. */
export class ImportPanel extends Component<ImportPanelProps, State> {
  override state: State = { sheets: [] };
  private readonly fileInput = createRef<HTMLInputElement>();
  private readonly result = createRef<HTMLDivElement>();

  /** The button that was pressed is gone, so the focus moves to what came instead. */
  override componentDidUpdate(_: ImportPanelProps, before: State): void {
    if (before === this.state) return;
    const hasResult = this.result.current?.textContent !== '';
    (hasResult ? this.result : this.fileInput).current?.focus();
  }

  private show(state: Partial<State>): void {
    this.setState({ sheets: [], imported: undefined, message: undefined, ...state });
  }

  private showSheets(sheets: readonly Sheet[]): void {
    const [first, ...others] = sheets;
    if (others.length > 0) this.show({ sheets });
    else this.showRecords(first ?? { name: '', rows: [] });
  }

  private showRecords({ rows, note }: Sheet): void {
    const imported = findRecords(rows, this.props.titles);
    if (imported.records.length === 0) this.show({ message: 'There are no records in it.' });
    else
      this.show({ imported: { ...imported, notes: [...(note ? [note] : []), ...imported.notes] } });
  }

  private async readFile(file: File): Promise<void> {
    this.show({ message: 'Reading…' });
    try {
      this.showSheets(await readSheets(file));
    } catch (error) {
      this.show({ message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Spreadsheets copy cells with tabs between them. */
  private paste({ clipboardData }: ClipboardEvent): void {
    try {
      this.showRecords({ name: '', rows: parseTable(clipboardData.getData('text/plain'), '\t') });
    } catch {
      this.show({ message: 'The copied cells cannot be read. Choose the file instead.' });
    }
  }

  override render() {
    const { titles, records, onTakeOver } = this.props;
    const { sheets, imported, message } = this.state;
    return (
      <fieldset>
        <legend>Add from a spreadsheet</legend>
        <p>Choose an Excel or CSV file, or copy its cells, with the titles, and paste them.</p>
        <input
          ref={this.fileInput}
          type="file"
          aria-label="Excel or CSV file"
          accept=".xlsx,.csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void this.readFile(file);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <textarea
          rows={1}
          aria-label="Copied cells"
          placeholder="Paste here"
          // It stays blank: the cells are shown below.
          value=""
          onChange={() => undefined}
          onPaste={(event) => this.paste(event)}
        />
        <div ref={this.result} role="status" tabIndex={-1}>
          {message && <p>{message}</p>}
          {sheets.length > 0 && <p>Which sheet has the records?</p>}
          {sheets.map((sheet) => (
            <button key={sheet.name} type="button" onClick={() => this.showRecords(sheet)}>
              {sheet.name}
            </button>
          ))}
          {imported && (
            <ImportPreview
              titles={titles}
              records={records}
              imported={imported}
              onNumber={(numbered) => this.show({ imported: numbered })}
              onTakeOver={(all) => {
                this.show({});
                onTakeOver(all);
              }}
              onCancel={() => this.show({})}
            />
          )}
        </div>
      </fieldset>
    );
  }
}
