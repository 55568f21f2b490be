import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { Button } from '../../button';
import { findFarAbove, needsCertificateNumber, numberCertificates } from '../change-records';
import { countWords, describeStudent } from '../describe-records';
import { removeRecords, type PartProps, type Table } from '../form-state';
import { ColumnsChoice, getColumns } from './columns-choice';
import type { LastImport } from './import-state';
import { isChanged } from './merge-records';

interface LastImportPanelProps extends PartProps {
  lastImport: LastImport;
}

/** Asks before numbers go on after one that is probably a mistake. */
function numberOrAsk({ records }: Table, positions: readonly number[]) {
  const numbered = numberCertificates(records, positions);
  const highest = findFarAbove(records);
  if (highest === undefined && numbered) return numbered;
  const number = records[highest ?? -1]?.[RECORD_FIELDS.indexOf('certificateNo')] ?? '';
  const sentence = `${number} of ${describeStudent(records, highest ?? -1)} is far above all other certificate numbers.`;
  if (numbered && confirm(`${sentence} Do the new ones go on after it?`)) return numbered;
  if (!numbered) alert(`${sentence} There are not enough numbers above it: correct it first.`);
  return undefined;
}

/** What the last import has done, and what can be done with it. */
export function LastImportPanel({ titles, state, lastImport, dispatch }: LastImportPanelProps) {
  const { now } = state;
  const { source, imported, options, marks, notes } = lastImport;
  const added = [...marks.values()].filter((mark) => mark === 'new').length;
  const changed = [...marks.values()].filter(isChanged).length - added;
  const others = [...now.records.keys()].filter((position) => !marks.has(position));
  const hidden = options.withoutHidden ? 0 : imported.hiddenRows.length;
  const hasUnread = imported.columns.some(({ column }) => column === -1);
  // To read the sheet once more would drop what was corrected since.
  const isUnchanged = now.records === lastImport.records;
  const unnumbered = [...marks.keys()].filter((position) =>
    needsCertificateNumber(now.records[position] ?? []),
  );
  const number = () => {
    const records = numberOrAsk(now, unnumbered);
    const step = `numbers of ${countWords(unnumbered.length, 'record')}`;
    if (records) dispatch({ type: 'change', step, changes: { records } });
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
        {added} added, {changed} changed, {marks.size - added - changed} there already.
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
        {unnumbered.length > 0 && (
          <Button
            label={`Number ${countWords(unnumbered.length, 'record')} without a certificate number`}
            kind={now.problems.length === 0 ? 'next' : undefined}
            onPress={number}
          />
        )}
        {hidden > 0 && isUnchanged && (
          <Button
            label={`Leave out the ${countWords(hidden, 'hidden row')}`}
            onPress={() => dispatch({ type: 'import again', options: { withoutHidden: true } })}
          />
        )}
        {others.length > 0 && (
          <Button label={`Keep only these ${marks.size}`} kind="delete" onPress={keepOnly} />
        )}
      </div>
    </fieldset>
  );
}
