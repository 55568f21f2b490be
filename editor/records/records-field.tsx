/** The form of the student records: an import from spreadsheets, and a table of inputs. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { formatIssue } from '@/lib/content/issue';
import { downloadCsv } from '@/lib/ui/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { addByteOrderMark, CSV_FILE_NAME } from '@/lib/records/csv';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { savedTexts, validateSavedTexts } from '../content-files';
import { usesLocalFolder } from '../local-folder';
import { forgetOwnForm, rememberOwnForm, type OwnForm } from '../unsaved-work';
import { Button } from '../button';
import { CodesPanel } from './codes/codes-panel';
import { ImportPanel } from './import/import-panel';
import { describePendingImport } from './import/import-state';
import { LastImportPanel } from './import/last-import-panel';
import { readSource } from './import/read-source';
import { describePublication, findExposure } from './publication';
import type { Action, FormState, PartProps } from './actions';
import { createRecordsForm } from './form-state';
import { RepeatedValuesPanel } from './repeated-values-panel';
import { takeOverUndo } from './undo-keys';
import { EditableRecordsTable } from './editable-records-table';
import { RecordsToolbar } from './records-toolbar';

/** The text of the file as it was last read or saved; an empty text if there is none. */
const getSavedText = () => savedTexts.get(RECORDS_FILE) ?? '';

interface RecordsFormProps extends CustomFieldControlProps {
  content: CollectionValues;
}

interface RecordsFormState {
  form: FormState;
  /** Why the records are not to be saved in their repository, if there is a reason. */
  warning?: string;
}

/** The form that was closed last, by a save for example: opened again with the same texts, it has its history. */
let closedForm: { key: string; form: FormState } | undefined;

/** A class, because hooks work only with the copy of React that Sveltia CMS has for itself. */
class RecordsForm extends Component<RecordsFormProps, RecordsFormState> implements OwnForm {
  private readonly form = createRecordsForm(this.props.content);
  private readonly root = createRef<HTMLDivElement>();
  /** The text of the file as it was last saved, here or by somebody else. */
  private savedText = String(this.props.value);
  /** The text of the file that Sveltia CMS got last. */
  private text = this.savedText;
  /** Texts that Sveltia CMS has got, and has not given back yet. */
  private given: string[] = [];
  private reading = new AbortController();

  override state: RecordsFormState = {
    form: closedForm?.key === this.getKey() ? closedForm.form : this.form.open(this.text),
  };

  private readonly dispatch = (action: Action): void =>
    this.setState(({ form }) => ({ form: this.form.reduce(form, action) }));

  override componentDidMount(): void {
    rememberOwnForm(this);
    if (this.root.current) takeOverUndo(this.root.current, this.dispatch);
    if (usesLocalFolder()) return;
    const { repository } = this.props.content.site;
    void findExposure(repository).then((found) => this.setState({ warning: found?.problem }));
  }

  override componentWillUnmount(): void {
    this.reading.abort();
    forgetOwnForm(this);
    const { form } = this.state;
    closedForm = {
      key: this.getKey(),
      form: { past: form.past, now: form.now, future: form.future },
    };
  }

  /** The text and the content from which the state of the form was made, as one key. */
  private getKey(): string {
    return JSON.stringify([this.text, this.props.content]);
  }

  override componentDidUpdate(before: RecordsFormProps, { form }: RecordsFormState): void {
    const { value } = this.props as { value: string };
    if (value !== before.value) this.takeText(value);
    const { now, pending, focused } = this.state.form;
    if (pending?.step !== 'reading') this.reading.abort();
    if (form.now.records !== now.records) this.giveValue();
    if (form !== this.state.form && focused)
      this.root.current?.querySelector<HTMLElement>(focused)?.focus();
  }

  /**
   * Takes over a text that does not come from this form: that of "Revert changes", which can be undone, or one that
   * somebody else has saved. Then the history ends, because an undo would take their records away.
   */
  private takeText(text: string): void {
    const index = this.given.indexOf(text);
    this.given = this.given.slice(index + 1);
    if (index >= 0 || text === this.text) return;
    this.dispatch({ type: 'prepare' });
    this.text = text;
    if (text !== this.savedText) {
      this.savedText = text;
      return this.setState({ form: this.form.open(text) });
    }
    this.dispatch({
      type: 'change',
      step: 'revert of all changes',
      change: () => this.form.read(text),
    });
  }

  private giveValue(): void {
    const text = this.form.format(this.state.form.now);
    if (text === this.text) return;
    this.text = text;
    this.given.push(text);
    this.props.onChange(text);
  }

  readonly hasChanges = (): boolean => this.form.format(this.state.form.now) !== getSavedText();

  readonly findObstacle = (value = this.text): string | undefined =>
    describePendingImport(this.state.form.pending) ??
    (value.trim() === this.form.format(this.state.form.now).trim()
      ? undefined
      : 'the records have changed since: save again.');

  /** Reads a spreadsheet. The one that was chosen last wins. */
  private async read(source: File | string): Promise<void> {
    this.reading.abort();
    this.reading = new AbortController();
    const { signal } = this.reading;
    const name = typeof source === 'string' ? 'Copied cells' : source.name;
    this.dispatch({ type: 'prepare', pending: { step: 'reading', source: name } });
    const next = await readSource(source, name);
    if (!signal.aborted) this.dispatch(next);
  }

  override render() {
    const { form, state, dispatch } = this;
    const { content, forID } = this.props;
    const { now, pending } = state.form;
    const { problems, lastImport } = now;
    const fileProblem = problems.find(({ position = -1 }) => position < 0)?.problem;
    // So that nothing is written over a file that cannot be read.
    if (fileProblem)
      return <p role="alert">{formatIssue({ file: RECORDS_FILE, problem: fileProblem })}</p>;
    const needsConsent = content.site.recordsNeedConsent;
    const part: PartProps = { needsConsent, state: state.form, dispatch };
    return (
      <div ref={this.root} className="records">
        {getSavedText() === '' && (
          <p>There is no file of records yet: the site shows samples until you save the first.</p>
        )}
        {state.warning && <p role="alert">{state.warning}</p>}
        <details open>
          <summary>
            <h2>What the site shows of the records</h2>
          </summary>
          {describePublication(content).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
        <ImportPanel
          {...part}
          isNext={!lastImport && !pending && problems.length === 0}
          onRead={(source) => void this.read(source)}
        />
        {/* What is typed while a spreadsheet is read would be lost from view when it is added. */}
        <div className="parts" inert={pending?.step === 'reading'}>
          {lastImport && <LastImportPanel {...part} lastImport={lastImport} />}
          <RepeatedValuesPanel {...part} />
          <RecordsToolbar {...part} />
          <EditableRecordsTable id={forID} {...part} />
          <div className="bar">
            <Button
              label="Download all records"
              onPress={() => downloadCsv(CSV_FILE_NAME, addByteOrderMark(form.format(now)))}
            />
            <CodesPanel {...part} content={content} />
          </div>
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
