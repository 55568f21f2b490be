/** The form of the student records: an import from spreadsheets, and a table of inputs. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { downloadCsv } from '@/lib/ui/download-file';
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
import { LastImportPanel } from './import/last-import';
import { describePublication, warnOfPublicRepository } from './publication';
import { createRecordsForm, type Action, type FormState, type PartProps } from './form-state';
import { takeOverUndo } from './undo-keys';
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
  form: FormState;
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

  override state: State = { form: this.form.open(this.text), warnings: [] };

  private readonly dispatch = (action: Action): void =>
    this.setState(({ form }) => ({ form: this.form.reduce(form, action) }));

  override componentDidMount(): void {
    this.report();
    if (this.root.current) takeOverUndo(this.root.current, this.dispatch);
    if (worksOnFolder()) return;
    const { repository } = this.props.content.site;
    void warnOfPublicRepository(repository).then((warnings) => this.setState({ warnings }));
  }

  override componentWillUnmount(): void {
    this.reading.abort();
    reportOwnWork(undefined);
  }

  override componentDidUpdate(before: RecordsFormProps, { form }: State): void {
    const { value } = this.props as { value: string };
    if (value !== before.value) this.takeText(value);
    if (form.now.records !== this.state.form.now.records) this.giveText();
    if (form !== this.state.form) this.moveFocus();
    this.report();
  }

  /** A text that this form has not given is another one, such as that of "Revert changes". */
  private takeText(text: string): void {
    const index = this.given.indexOf(text);
    this.given = this.given.slice(index + 1);
    if (index >= 0 || text === this.text) return;
    this.cancel();
    this.text = text;
    this.dispatch({ type: 'change', step: 'revert of all changes', changes: this.form.read(text) });
  }

  private giveText(): void {
    const text = this.form.format(this.state.form.now);
    if (text === this.text) return;
    this.text = text;
    this.given.push(this.text);
    this.props.onChange(this.text);
  }

  private report(): void {
    const hasChanges = this.text !== getSavedText();
    reportOwnWork({ hasChanges, waiting: describeWaiting(this.state.form.waiting) });
  }

  private moveFocus(): void {
    // What had the focus may be gone.
    const isLost = document.activeElement === document.body;
    const selector = this.state.form.focused ?? (isLost ? '.summary' : undefined);
    if (selector) this.root.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Reads a spreadsheet. The one that was chosen last wins. */
  private async read(source: File | string): Promise<void> {
    this.reading.abort();
    this.reading = new AbortController();
    const { signal } = this.reading;
    const name = typeof source === 'string' ? 'Copied cells' : source.name;
    this.dispatch({ type: 'wait', waiting: { step: 'reading', source: name } });
    try {
      const { readSheets } = await import('../spreadsheets/read-spreadsheet');
      const sheets = await readSheets(source, signal);
      if (signal.aborted) return;
      const [sheet = { name, rows: [] }] = sheets;
      if (sheets.length > 1)
        this.dispatch({ type: 'wait', waiting: { step: 'sheet', source: name, sheets } });
      else this.dispatch({ type: 'import', spreadsheet: { source: name, sheet, options: {} } });
    } catch (error) {
      const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      if (!signal.aborted) this.dispatch({ type: 'wait', message });
    }
  }

  private cancel(): void {
    this.reading.abort();
    this.dispatch({ type: 'wait' });
  }

  override render() {
    const { form, state, dispatch } = this;
    const { content, forID } = this.props;
    const { problems, lastImport } = state.form.now;
    const fileProblem = problems.find(({ position = -1 }) => position < 0)?.problem;
    // So that nothing is written over a file that cannot be read.
    if (fileProblem) return <p role="alert">{fileProblem}</p>;
    const part: PartProps = { titles: form.titles, state: state.form, dispatch };
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
          isNext={!lastImport && !state.form.waiting && problems.length === 0}
          onRead={(source) => void this.read(source)}
          onCancel={() => this.cancel()}
        />
        {lastImport && <LastImportPanel {...part} lastImport={lastImport} />}
        <AlikeCellsList {...part} />
        <RecordsToolbar {...part} />
        <RecordsTable id={forID} {...part} />
        <div className="bar">
          <Button
            label="Download all records"
            onPress={() => downloadCsv(CSV_FILE_NAME, addByteOrderMark(this.text))}
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
