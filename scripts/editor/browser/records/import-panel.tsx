import { Component, createRef, type ClipboardEvent } from 'react';
import { importRecords, type ImportedRecords } from '@/lib/records-form/import-records';
import type { KnownNames } from '@/lib/records-form/known-names';
import type { Sheet } from '@/lib/records-form/sheet';
import type { Cells } from '@/lib/records/records-file';
import { Button } from './button';
import { ImportPreview } from './import-preview';

interface ImportPanelProps {
  titles: readonly string[];
  records: readonly Cells[];
  sampleRecords: KnownNames['sampleRecords'];
  /** Called with all records, when the office has chosen what to do with those of the spreadsheet. */
  onTakeOver: (records: readonly Cells[]) => void;
}

interface State {
  message?: string;
  /** The sheets of a file that has several, until one is chosen. */
  sheets?: readonly Sheet[];
  /** Records that are not taken over yet. */
  imported?: ImportedRecords;
}

/** Adds records from a spreadsheet: from a file, or from copied cells. */
export class ImportPanel extends Component<ImportPanelProps, State> {
  override state: State = {};
  private readonly fileInput = createRef<HTMLInputElement>();
  private readonly result = createRef<HTMLDivElement>();

  /** The button that was pressed is gone, so the focus moves to what came instead. */
  override componentDidUpdate(_: ImportPanelProps, before: State): void {
    if (before === this.state) return;
    const hasResult = Object.values(this.state).some(Boolean);
    (hasResult ? this.result : this.fileInput).current?.focus();
  }

  private show(state: State): void {
    this.setState({ message: undefined, sheets: undefined, imported: undefined, ...state });
  }

  private showSheet(sheet: Sheet): void {
    const imported = importRecords(sheet, this.props.titles, this.props);
    if (imported.records.length === 0) this.show({ message: 'There are no records in it.' });
    else this.show({ imported });
  }

  private async readSource(source: File | string): Promise<void> {
    this.show({ message: 'Reading…' });
    try {
      const { readSheets } = await import('./read-spreadsheet');
      const sheets = await readSheets(source);
      if (sheets.length > 1) this.show({ sheets });
      else this.showSheet(sheets[0] ?? { name: '', rows: [] });
    } catch (error) {
      this.show({ message: error instanceof Error ? error.message : String(error) });
    }
  }

  private paste({ clipboardData }: ClipboardEvent): void {
    void this.readSource(clipboardData.getData('text/plain'));
  }

  override render() {
    const { message, sheets, imported } = this.state;
    return (
      <fieldset>
        <legend>Add from a spreadsheet</legend>
        <p>Choose an Excel or CSV file, or copy its cells, with the titles, and paste them.</p>
        <input
          ref={this.fileInput}
          type="file"
          aria-label="Excel or CSV file"
          accept=".xlsx,.xlsm,.csv,.txt,.tsv,.xls,.xlsb,.ods,.xml,.htm,.html"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void this.readSource(file);
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
        <div ref={this.result} className="bar" role="status" tabIndex={-1}>
          {message}
          {sheets && 'Which sheet has the records?'}
          {sheets?.map((sheet) => (
            <Button key={sheet.name} label={sheet.name} onPress={() => this.showSheet(sheet)} />
          ))}
          {imported && (
            <ImportPreview
              {...this.props}
              imported={imported}
              onNumber={(numbered) => this.show({ imported: numbered })}
              onTakeOver={(records) => {
                this.show({});
                this.props.onTakeOver(records);
              }}
            />
          )}
          {(sheets || imported) && <Button label="Cancel" onPress={() => this.show({})} />}
        </div>
      </fieldset>
    );
  }
}
