import {
  addRecords,
  needsCertificateNumber,
  numberCertificates,
  replaceRecords,
  type CellChange,
  type RecordCells,
} from '@/lib/records/change-records';
import type { ImportedRecords } from '@/lib/records/import-records';
import { countWords } from './count';

/** The number of changed cells that are listed. */
const LISTED_CHANGES = 20;

interface ChangesProps {
  titles: readonly string[];
  changes: readonly CellChange[];
}

const ChangedCells = ({ titles, changes }: ChangesProps) => (
  <ul>
    {changes.slice(0, LISTED_CHANGES).map(({ row, column, from, to }) => (
      <li key={`${row} ${column}`}>
        Row {row}, {titles[column]}: <del>{from || 'blank'}</del> <ins>{to || 'blank'}</ins>
      </li>
    ))}
    {changes.length > LISTED_CHANGES && (
      <li>and {countWords(changes.length - LISTED_CHANGES, 'cell')} more</li>
    )}
  </ul>
);

interface ImportPreviewProps {
  titles: readonly string[];
  records: readonly RecordCells[];
  imported: ImportedRecords;
  /** Called with the same records, of which more have a certificate number. */
  onNumber: (imported: ImportedRecords) => void;
  onTakeOver: (records: readonly RecordCells[]) => void;
  onCancel: () => void;
}

/** What an import would add and change, and the choice what to do with it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { titles, records, imported, onNumber, onTakeOver, onCancel } = props;
  const result = addRecords(records, imported.records);
  const changedCount = new Set(result.changes.map(({ row }) => row)).size;
  const unnumbered = imported.records.filter(needsCertificateNumber);
  return (
    <>
      <p>
        {result.added} added, {changedCount} changed.
      </p>
      {imported.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ChangedCells titles={titles} changes={result.changes} />
      {unnumbered.length > 0 && (
        <p className="bar">
          {countWords(unnumbered.length, 'record')} without a certificate number
          <button
            type="button"
            onClick={() =>
              onNumber({ ...imported, records: numberCertificates(imported.records, records) })
            }
          >
            Number them
          </button>
        </p>
      )}
      <p className="bar">
        <button type="button" onClick={() => onTakeOver(result.records)}>
          Add them
        </button>
        <button type="button" onClick={() => onTakeOver(replaceRecords(imported.records))}>
          Replace all {records.length} by these {imported.records.length}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </>
  );
}
