import { Button } from '../../button';
import type { PartProps } from '../actions';
import { describePendingImport, type PendingImport } from './import-state';
import type { ImportOptions } from './import-records';
import { LeftOutButtons, SheetReview } from './sheet-review';

/** Kinds that can be read, and kinds that offices try: for those, the reader says what to do. */
const FILE_KINDS = '.xlsx,.xlsm,.csv,.txt,.tsv,.xls,.xlsb,.ods,.xml,.htm,.html';

interface PendingImportProps extends Pick<PartProps, 'dispatch'> {
  pending: PendingImport;
}

/** What the clerk can do with a pending import. */
function PendingImportChoices({ pending, dispatch }: PendingImportProps) {
  const { source, step } = pending;
  if (step === 'reading') return null;
  if (step === 'sheet')
    return pending.sheets.map((sheet) => (
      <Button
        key={sheet.name}
        label={sheet.name}
        onPress={() => dispatch({ type: 'import', source, sheet, options: {} })}
      />
    ));
  const { sheet, options, imported } = pending;
  const read = (changed: ImportOptions) =>
    dispatch({ type: 'import', source, sheet, options: { ...options, ...changed } });
  return (
    <>
      <SheetReview imported={imported} notes={imported.notes} onRead={read} />
      {step === 'rows' ? (
        <LeftOutButtons
          leftOut={imported.leftOut.map(({ rows }) => rows)}
          options={options}
          onRead={read}
        />
      ) : (
        <Button label="Add the records" kind="next" onPress={() => read({ columns: {} })} />
      )}
    </>
  );
}

interface ImportPanelProps extends PartProps {
  /** Whether choosing a file is the next step. */
  isNext: boolean;
  onRead: (source: File | string) => void;
}

/** Adds records from a spreadsheet: from a file, or from copied cells. */
export function ImportPanel({ state, isNext, dispatch, onRead }: ImportPanelProps) {
  const { message, pending } = state;
  return (
    <fieldset>
      <legend>
        <h2>Add from a spreadsheet</h2>
      </legend>
      <p>
        Choose a file of Excel or LibreOffice, or a CSV file; or copy its cells, with the titles,
        and paste them.
      </p>
      <div className="bar">
        <input
          type="file"
          className={isNext ? 'next' : undefined}
          aria-label="Excel or CSV file"
          accept={FILE_KINDS}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onRead(file);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <textarea
          rows={1}
          aria-label="Copied cells"
          placeholder="Paste here"
          // It stays blank, because the cells are shown below. Some phone keyboards insert text without a paste event.
          value=""
          onChange={({ target }) => onRead(target.value)}
          onPaste={(event) => {
            event.preventDefault();
            onRead(event.clipboardData.getData('text/plain'));
          }}
        />
      </div>
      <div className="bar result">
        <p tabIndex={-1}>{message ?? describePendingImport(pending)}</p>
        {pending && (
          <>
            <PendingImportChoices pending={pending} dispatch={dispatch} />
            <Button label="Cancel" onPress={() => dispatch({ type: 'prepare' })} />
          </>
        )}
      </div>
    </fieldset>
  );
}
