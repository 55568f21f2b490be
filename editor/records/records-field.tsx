/** The form of the student records: an import from spreadsheets, and a table of inputs. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { downloadCsv } from '@/lib/browser/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { addByteOrderMark, CSV_FILE_NAME } from '@/lib/records/csv';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { savedTexts, validateSavedTexts } from '../content-files';
import { worksOnFolder } from '../local-folder';
import { reportOwnWork } from '../unsaved-work';
import { AlikeCellsList } from './alike-cells-list';
import { Button } from '../button';
import { CodesPanel } from './codes/codes-panel';
import { ImportPanel } from './import/import-panel';
import { describeWaiting } from './import/import-state';
import { LandedImport } from './import/landed-import';
import { describePublication, warnOfPublicRepository } from './publication';
import { createRecordsForm, type PartProps, type RecordsState } from './records-state';
import { RecordsTable } from './records-table';
import { RecordsToolbar } from './records-toolbar';

/** What is wide enough for the sentences about privacy. Narrower windows show them when they are asked for. */
const WIDE_WINDOW = '(width >= 48rem)';

/** The text of the file as it was last read or saved; an empty text if there is none. */
const getSavedText = () => savedTexts.get(RECORDS_FILE) ?? '';

interface RecordsFormProps extends CustomFieldControlProps {
  content: CollectionValues;
}

interface State {
  form: RecordsState;
  warnings: readonly string[];
}

/** A class, because hooks work only with the copy of React that Sveltia CMS has for itself. */
class RecordsForm extends Component<RecordsFormProps, State> {
  private readonly form = createRecordsForm(this.props.content);
  private readonly root = createRef<HTMLDivElement>();
  /** The text of the file with the records that are shown. */
  private text = String(this.props.value);
  /** Texts that Sveltia CMS has got, and has not given back yet. */
  private given: string[] = [];
  private reading = new AbortController();

  override state: State = { form: this.form.read(this.text), warnings: [] };

  override componentDidMount(): void {
    this.report();
    if (worksOnFolder()) return;
    const { repository } = this.props.content.site;
    void warnOfPublicRepository(repository).then((warnings) => this.setState({ warnings }));
  }

  override componentWillUnmount(): void {
    this.reading.abort();
    reportOwnWork(undefined);
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(before: RecordsFormProps, _: State, hadFocus: boolean): void {
    const { value } = this.props as { value: string };
    if (value !== before.value) this.takeText(value);
    this.report();
    // The button that was pressed may be gone.
    if (hadFocus && document.activeElement === document.body) this.focus('.summary');
  }

  /** A text that this form has not given is another one, such as that of "Revert changes". */
  private takeText(text: string): void {
    const index = this.given.indexOf(text);
    this.given = this.given.slice(index + 1);
    if (index >= 0 || text === this.text) return;
    this.reading.abort();
    this.text = text;
    this.setState({ form: this.form.read(text) });
  }

  private report(): void {
    const hasChanges = this.text !== getSavedText();
    reportOwnWork({ hasChanges, waiting: describeWaiting(this.state.form.waiting) });
  }

  private focus(selector: string): void {
    this.root.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Shows a state, gives Sveltia CMS its records, and moves the focus to what a selector finds then. */
  private show(
    form: RecordsState,
    focused = form.waiting || form.message ? '.result' : '.summary',
  ): void {
    const isChanged = form.records !== this.state.form.records;
    if (isChanged) this.text = this.form.format(form);
    this.setState({ form }, () => focused && this.focus(focused));
    if (!isChanged) return;
    this.given.push(this.text);
    this.props.onChange(this.text);
  }

  /** Reads a spreadsheet. The one that was chosen last wins. */
  private async read(source: File | string): Promise<void> {
    this.reading.abort();
    this.reading = new AbortController();
    const { signal } = this.reading;
    const name = typeof source === 'string' ? 'Copied cells' : source.name;
    this.show({ ...this.state.form, waiting: { step: 'reading', source: name } });
    try {
      const { readSheets } = await import('../spreadsheets/read-spreadsheet');
      const sheets = await readSheets(source, signal);
      if (signal.aborted) return;
      const [sheet = { name, rows: [] }] = sheets;
      const { form } = this.state;
      const next: RecordsState =
        sheets.length > 1
          ? { ...form, waiting: { step: 'sheet', source: name, sheets } }
          : this.form.land(form, { source: name, sheet, options: {} });
      this.show(next);
    } catch (error) {
      const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      if (!signal.aborted) this.stopWaiting(message);
    }
  }

  private stopWaiting(message?: string): void {
    this.reading.abort();
    this.show({ ...this.state.form, waiting: undefined, message });
  }

  override render() {
    const { form, text, state } = this;
    const { content, forID } = this.props;
    const { problems, landed, waiting, version } = state.form;
    const fileProblem = problems.find(({ position = -1 }) => position < 0)?.problem;
    // So that nothing is written over a file that cannot be read.
    if (fileProblem) return <p role="alert">{fileProblem}</p>;
    const part: PartProps = {
      form,
      state: state.form,
      onShow: (...next) => this.show(...next),
    };
    return (
      <div ref={this.root} className="records">
        {state.warnings.map((warning) => (
          <p key={warning} role="alert">
            {warning}
          </p>
        ))}
        {getSavedText() === '' && (
          <p>There is no file of records yet: the site shows samples until you save the first.</p>
        )}
        <details open={matchMedia(WIDE_WINDOW).matches}>
          <summary>What the site shows of the records</summary>
          {describePublication(content).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
        <ImportPanel
          {...part}
          isNext={!landed && !waiting && problems.length === 0}
          onRead={(source) => void this.read(source)}
          onCancel={() => this.stopWaiting()}
        />
        {landed && <LandedImport {...part} landed={landed} />}
        <AlikeCellsList {...part} />
        <RecordsToolbar {...part} />
        <RecordsTable key={version} id={forID} {...part} />
        <div className="bar">
          <Button
            label="Download all records"
            onPress={() => downloadCsv(CSV_FILE_NAME, addByteOrderMark(text))}
          />
          <CodesPanel {...part} content={content} />
        </div>
      </div>
    );
  }
}

/** The control of the field that holds the text of the records file. */
export class RecordsField extends Component<CustomFieldControlProps> {
  private readonly content = validateSavedTexts().content;

  override render() {
    if (!this.content) return <p role="alert">Another file has a mistake: correct it first.</p>;
    return <RecordsForm {...this.props} content={this.content} />;
  }
}
