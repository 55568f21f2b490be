/** The form of the student records: an import from spreadsheets, and a table of inputs. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { downloadCsv } from '@/lib/browser/download-file';
import type { CollectionValues } from '@/lib/model/collections';
import { addByteOrderMark, CSV_FILE_NAME } from '@/lib/records/csv';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { savedTexts, validateSavedTexts } from '../content-files';
import { worksOnFolder } from '../local-folder';
import { Button, countWords } from './button';
import { downloadCodes } from './download-codes';
import { ImportPanel } from './import-panel';
import { describePublication, warnOfPublicRepository } from './publication';
import {
  createRecordsForm,
  listFound,
  searchRecords,
  showProblems,
  type RecordsState,
} from './records-state';
import { RecordsTable } from './records-table';

const PAGE_SIZE = 20;

/** The text of the file as it was last read or saved; an empty text if there is none. */
const getSavedText = () => savedTexts.get(RECORDS_FILE) ?? '';

interface RecordsFormProps extends CustomFieldControlProps {
  content: CollectionValues;
}

interface State extends RecordsState {
  warnings: readonly string[];
}

/** A class, because hooks work only with the copy of React that Sveltia CMS has for itself. */
class RecordsForm extends Component<RecordsFormProps, State> {
  private readonly form = createRecordsForm(this.props.content);
  private readonly root = createRef<HTMLDivElement>();

  override state: State = { ...this.form.read(String(this.props.value)), warnings: [] };

  override componentDidMount(): void {
    if (worksOnFolder()) return;
    const { repository } = this.props.content.site;
    void warnOfPublicRepository(repository).then((warnings) => this.setState({ warnings }));
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(before: RecordsFormProps, _: State, hadFocus: boolean): void {
    const { value } = this.props as { value: string };
    // "Revert changes" gives the field the saved text. Other texts are those that this form has given.
    const isReverted = value !== before.value && value === getSavedText();
    if (isReverted && value !== this.state.text) this.setState(this.form.read(value));
    // The button that was pressed may be gone.
    if (hadFocus && document.activeElement === document.body) this.focus('.summary');
  }

  private focus(selector: string): void {
    this.root.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Shows other records, gives Sveltia CMS their text, and moves the focus to what a selector finds then. */
  private change(state: RecordsState, focused?: string): void {
    this.setState(state as State, () => focused && this.focus(focused));
    this.props.onChange(state.text);
  }

  private deleteFound(): void {
    const { found } = this.state;
    if (confirm(`Delete ${countWords(found.length, 'record')} from the file?`))
      this.change(searchRecords(this.form.deleteRecords(this.state, found), ''));
  }

  private renderToolbar() {
    const { form, state } = this;
    const { text, records, problems, query, found } = state;
    const isPart = found.length < records.length;
    const search = (words: string) => this.setState(searchRecords(state, words));
    return (
      <>
        <p className="summary" role="status" tabIndex={-1}>
          {countWords(records.length, 'record')}
          {isPart && `, ${found.length} of them shown`}
          {problems.length > 0 && `. Correct ${countWords(problems.length, 'problem')} to save.`}
        </p>
        <p className="bar">
          <input
            type="search"
            aria-label="Search the records"
            placeholder="Search"
            value={query}
            onChange={({ target }) => search(target.value)}
          />
          {problems.length > 0 && (
            <Button
              label={`Show ${countWords(problems.length, 'problem')}`}
              onPress={() => this.setState(showProblems(state))}
            />
          )}
          {isPart && <Button label="Show all" onPress={() => search('')} />}
          {isPart && found.length > 0 && (
            <Button
              label={`Delete the ${countWords(found.length, 'record')} shown`}
              onPress={() => this.deleteFound()}
            />
          )}
          <Button
            label="Add record"
            onPress={() => this.change(form.addRecord(state), 'tbody input')}
          />
          <Button
            label="Download all records"
            onPress={() => downloadCsv(CSV_FILE_NAME, addByteOrderMark(text))}
          />
          <Button
            label={`Download QR codes of ${countWords(found.length, 'certificate')}`}
            onPress={() => void downloadCodes(form.titles, listFound(state))}
          />
        </p>
      </>
    );
  }

  private renderTable() {
    const { form, state } = this;
    const { records, problems, found } = state;
    const lastPage = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1);
    const page = Math.min(state.page, lastPage);
    const start = page * PAGE_SIZE;
    const positions = found.slice(start, start + PAGE_SIZE);
    const showPage = (number: number) => this.setState({ page: number });
    return (
      <>
        <RecordsTable
          id={this.props.forID}
          titles={form.titles}
          records={records}
          positions={positions}
          problems={problems}
          onChange={(...cell) => this.change(form.changeCell(this.state, ...cell))}
          onDelete={(position) => this.change(form.deleteRecords(this.state, [position]))}
        />
        <p className="bar">
          <Button label="Previous" isDisabled={page === 0} onPress={() => showPage(page - 1)} />
          {positions.length && start + 1} to {start + positions.length} of {found.length}
          <Button label="Next" isDisabled={page === lastPage} onPress={() => showPage(page + 1)} />
        </p>
      </>
    );
  }

  override render() {
    const { form, state } = this;
    const fileProblem = state.problems.find(({ position = -1 }) => position < 0)?.problem;
    // So that nothing is written over a file that cannot be read.
    if (fileProblem) return <p role="alert">{fileProblem}</p>;
    return (
      <div ref={this.root} className="records" data-unchanged={state.text === getSavedText()}>
        {state.warnings.map((warning) => (
          <p key={warning} role="alert">
            {warning}
          </p>
        ))}
        {getSavedText() === '' && (
          <p>There is no file of records yet: the site shows samples until you save the first.</p>
        )}
        {describePublication(this.props.content).map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ImportPanel
          titles={form.titles}
          records={state.records}
          sampleRecords={this.props.content.sampleRecords}
          onTakeOver={(records) => this.change(form.takeOver(state, records), '.summary')}
        />
        {this.renderToolbar()}
        {this.renderTable()}
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
