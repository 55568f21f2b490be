import { Offers, type Offer } from '../offers';
import type { PartProps } from '../part-props';
import { describePendingImport, type PendingImport } from './import-state';
import { PendingColumns } from './pending-columns';

/** Kinds that can be read, and kinds that offices try: for those, the reader says what to do. */
const FILE_KINDS = '.xlsx,.xlsm,.csv,.txt,.tsv,.xls,.xlsb,.ods,.xml,.htm,.html';

interface ImportPanelProps extends PartProps {
  /** Whether choosing a file is the next step. */
  isNext: boolean;
  onRead: (source: File | string) => void;
}

const CANCEL: Offer = { label: 'Cancel', action: { type: 'prepare' } };

/** What the clerk can do with a pending import, beside the choice of its columns. */
const listOffers = (pending: PendingImport): Offer[] =>
  pending.step === 'sheet'
    ? [
        ...pending.sheets.map((sheet): Offer => ({
          label: sheet.name,
          action: { type: 'import', source: pending.source, sheet, options: {} },
        })),
        CANCEL,
      ]
    : [CANCEL];

/** Adds records from a spreadsheet: from a file, or from copied cells. */
export function ImportPanel(props: ImportPanelProps) {
  const { state, isNext, dispatch, onRead } = props;
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
        <p tabIndex={-1}>{[message, describePendingImport(pending)].filter(Boolean).join(' ')}</p>
        {pending?.step === 'columns' && <PendingColumns {...props} pending={pending} />}
        {pending && <Offers offers={listOffers(pending)} dispatch={dispatch} />}
      </div>
    </fieldset>
  );
}
