import { findFarAbove, needsCertificateNumber, numberCertificates } from '../change-records';
import { countWords, describeStudent } from '../describe-records';
import type { ImportOptions } from './import-records';
import { isChanged } from './merge-records';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { Button } from '../../button';
import { ColumnsChoice, getColumns } from './columns-choice';
import { listOthers, type Landed } from './import-state';
import type { PartProps, RecordsState } from '../records-state';

interface LandedImportProps extends PartProps {
  landed: Landed;
}

/** Asks before numbers go on after one that is probably a mistake. */
function numberOrAsk({ records }: RecordsState, positions: readonly number[]) {
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
export function LandedImport({ form, state, landed, onShow }: LandedImportProps) {
  const { source, imported, options, marks, notes } = landed;
  const added = [...marks.values()].filter((mark) => mark === 'new').length;
  const changed = [...marks.values()].filter(isChanged).length - added;
  const others = listOthers(state).length;
  const hidden = options.withoutHidden ? 0 : imported.hiddenRows.length;
  const unnumbered = [...marks.keys()].filter((position) =>
    needsCertificateNumber(state.records[position] ?? []),
  );
  const number = () => {
    const records = numberOrAsk(state, unnumbered);
    if (records) onShow(form.change(state, { records }));
  };
  const readAgain = (other: ImportOptions) => onShow(form.landAgain(state, landed, other));
  const keepOnly = () => {
    const question = `Delete the ${countWords(others, 'record')} that ${source} does not have?`;
    if (confirm(question)) onShow(form.keepOnlyImport(state));
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
      {imported.columns.some(({ column }) => column === -1) && (
        <details>
          <summary>Choose what the columns are that were left out</summary>
          <ColumnsChoice
            titles={form.titles}
            columns={imported.columns}
            onChoose={(columns) => readAgain({ columns: getColumns(columns) })}
          />
        </details>
      )}
      <div className="bar">
        {unnumbered.length > 0 && (
          <Button
            label={`Number ${countWords(unnumbered.length, 'record')} without a certificate number`}
            kind={state.problems.length === 0 ? 'next' : undefined}
            onPress={number}
          />
        )}
        {hidden > 0 && (
          <Button
            label={`Leave out the ${countWords(hidden, 'hidden row')}`}
            onPress={() => readAgain({ withoutHidden: true })}
          />
        )}
        <Button label="Undo this import" onPress={() => onShow(form.undoImport(state))} />
        {others > 0 && (
          <Button label={`Keep only these ${marks.size}`} kind="delete" onPress={keepOnly} />
        )}
      </div>
    </fieldset>
  );
}
