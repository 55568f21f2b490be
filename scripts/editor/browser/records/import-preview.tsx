import {
  addRecords,
  needsCertificateNumber,
  numberCertificates,
  replaceRecords,
} from '@/lib/records-form/change-records';
import type { ImportedRecords } from '@/lib/records-form/import-records';
import { getRowNumber, type Cells } from '@/lib/records/records-file';
import { Button, countWords } from './button';

/** The number of changed cells that are listed. */
const LISTED_CHANGES = 20;

interface ImportPreviewProps {
  titles: readonly string[];
  records: readonly Cells[];
  imported: ImportedRecords;
  /** Called with the same imported records, of which more have a certificate number. */
  onNumber: (imported: ImportedRecords) => void;
  /** Called with all records, when the office has chosen what to do with the imported ones. */
  onTakeOver: (records: readonly Cells[]) => void;
}

/** What an import would add and change, and the choice between adding and replacing. */
export function ImportPreview(props: ImportPreviewProps) {
  const { titles, records, imported, onNumber, onTakeOver } = props;
  const { records: all, added, changes } = addRecords(records, imported.records);
  const changedRecords = new Set(changes.map(({ position }) => position));
  const unnumbered = imported.records.filter(needsCertificateNumber);
  const number = () => numberCertificates(imported.records, records);
  return (
    <>
      <p>
        {added} added, {changedRecords.size} changed.
      </p>
      {imported.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul>
        {changes.slice(0, LISTED_CHANGES).map(({ position, column, from, to }) => (
          <li key={`${position} ${column}`}>
            Row {getRowNumber(position)}, {titles[column]}: <del>{from || 'blank'}</del>{' '}
            <ins>{to || 'blank'}</ins>
          </li>
        ))}
        {changes.length > LISTED_CHANGES && (
          <li>and {countWords(changes.length - LISTED_CHANGES, 'cell')} more</li>
        )}
      </ul>
      {unnumbered.length > 0 && (
        <p className="bar">
          {countWords(unnumbered.length, 'record')} without a certificate number
          <Button
            label="Number them"
            onPress={() => onNumber({ ...imported, records: number() })}
          />
        </p>
      )}
      <Button label="Add them" onPress={() => onTakeOver(all)} />
      <Button
        label={`Replace all ${records.length} by these ${imported.records.length}`}
        onPress={() => onTakeOver(replaceRecords(imported.records))}
      />
    </>
  );
}
