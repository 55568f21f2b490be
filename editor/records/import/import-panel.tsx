import { Button } from '../../button';
import type { PartProps } from '../part-props';
import { describePendingImport, type PendingImport } from './import-state';
import { PendingColumns } from './pending-columns';

/** Kinds that can be read, and kinds that offices try: for those, the reader says what to do. */
const FILE_KINDS = '.xlsx,.xlsm,.csv,.txt,.tsv,.xls,.xlsb,.ods,.xml,.htm,.html';

interface ImportPanelProps extends PartProps {
  /** Whether choosing a file is the next step. */
  isNext: boolean;
  onRead: (source: File | string) => void;
  onCancel: () => void;
}

/** Adds records from a spreadsheet: from a file, or from copied cells. */
export function ImportPanel(props: ImportPanelProps) {
  const { state, isNext, dispatch, onRead, onCancel } = props;

  const renderPending = (pending: PendingImport) => {
    const { source } = pending;
    if (pending.step === 'sheet')
      return pending.sheets.map((sheet) => (
        <Button
          key={sheet.name}
          label={sheet.name}
          onPress={() => dispatch({ type: 'import', source, sheet, options: {} })}
        />
      ));
    if (pending.step === 'reading') return null;
    return <PendingColumns {...props} pending={pending} />;
  };

  return (
    <fieldset>
      <legend>Add from a spreadsheet</legend>
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
      <div className="bar result" role="status" tabIndex={-1}>
        {state.message} {describePendingImport(state.pending)}
        {state.pending && renderPending(state.pending)}
        {state.pending && <Button label="Cancel" onPress={onCancel} />}
      </div>
    </fieldset>
  );
}
