import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { Button } from '../../button';
import { needsCertificateNumber, numberCertificates } from '../change-records';
import { countWords } from '../describe-records';
import { removeRecords, type PartProps } from '../form-state';
import { ColumnsChoice, getColumns } from './columns-choice';
import type { LastImport } from './import-state';
import { isChanged } from './merge-records';

const CERTIFICATE_NUMBER = RECORD_FIELDS.indexOf('certificateNo');

interface LastImportPanelProps extends PartProps {
  lastImport: LastImport;
}

/** What the last import has done, and what can be done with it. */
export function LastImportPanel({ titles, state, lastImport, dispatch }: LastImportPanelProps) {
  const { now } = state;
  const { source, imported, options, changes, notes } = lastImport;
  const added = [...changes.values()].filter(({ isNew }) => isNew).length;
  const changed = [...changes.values()].filter(isChanged).length - added;
  const others = [...now.records.keys()].filter((position) => !changes.has(position));
  const hidden = options.withoutHidden ? 0 : imported.hiddenRows.length;
  const hasUnread = imported.columns.some(({ column }) => column === -1);
  // To read the sheet once more would drop what was corrected since.
  const isUnchanged = now.records === lastImport.records;
  const unnumbered = [...changes.keys()].filter((position) =>
    needsCertificateNumber(now.records[position] ?? []),
  );
  const unnumberedCount = countWords(unnumbered.length, 'record');
  const numbered =
    unnumbered.length > 0 ? numberCertificates(now.records, unnumbered) : now.records;
  const firstNumber = numbered?.[unnumbered[0] ?? -1]?.[CERTIFICATE_NUMBER];
  const number = () => {
    const step = `numbers of ${unnumberedCount}`;
    if (numbered) dispatch({ type: 'change', step, changes: { records: numbered } });
  };
  const keepOnly = () => {
    const name = `the ${countWords(others.length, 'record')} that ${source} does not have`;
    if (!confirm(`Delete ${name}?`)) return;
    const changes = removeRecords(now, others);
    dispatch({ type: 'change', step: `deletion of ${name}`, changes });
  };
  return (
    <fieldset className="landed">
      <legend>{source}</legend>
      <p>
        {added} added, {changed} changed, {changes.size - added - changed} there already.
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {hasUnread && isUnchanged && (
        <details>
          <summary>Choose what the columns are that were left out</summary>
          <ColumnsChoice
            titles={titles}
            columns={imported.columns}
            onChoose={(columns) =>
              dispatch({ type: 'import again', options: { columns: getColumns(columns) } })
            }
          />
        </details>
      )}
      {(hasUnread || hidden > 0) && !isUnchanged && (
        <p>To choose other rows or columns of it, undo first what was changed since.</p>
      )}
      <div className="bar">
        {firstNumber && (
          <Button
            label={`Number ${unnumberedCount} from ${firstNumber}`}
            kind={now.problems.length === 0 ? 'next' : undefined}
            onPress={number}
          />
        )}
        {!numbered && (
          <p>No number is left for {unnumberedCount}: correct the highest certificate number.</p>
        )}
        {hidden > 0 && isUnchanged && (
          <Button
            label={`Leave out the ${countWords(hidden, 'hidden row')}`}
            onPress={() => dispatch({ type: 'import again', options: { withoutHidden: true } })}
          />
        )}
        {others.length > 0 && (
          <Button label={`Keep only these ${changes.size}`} kind="delete" onPress={keepOnly} />
        )}
      </div>
    </fieldset>
  );
}
