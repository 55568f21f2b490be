import { isPublished } from '@/lib/records/records-file';
import { findFirstNumber, needsCertificateNumber, numberCertificates } from '../change-records';
import { countWords } from '../describe-records';
import type { Action } from '../actions';
import { Offers, type Offer } from '../offers';
import type { PartProps } from '../part-props';
import { offerLeftOut, offerUnsure } from './offer-left-out';
import { ColumnsChoice, getColumns } from './columns-choice';
import type { ImportOptions } from './import-records';
import { describeImport, type LastImport } from './import-state';
import { listUnknown } from './record-changes';

interface LastImportPanelProps extends PartProps {
  lastImport: LastImport;
}

/** What the last import has done, and what can be done with it. */
export function LastImportPanel({
  needsConsent,
  state,
  lastImport,
  dispatch,
}: LastImportPanelProps) {
  const { records, problems } = state.now;
  const { source, imported, options, changes, unsure, notes } = lastImport;
  const getCells = (position: number) => records[position] ?? [];
  const withoutConsent = [...changes.keys()].filter(
    (position) => !isPublished(getCells(position), needsConsent),
  ).length;
  const unnumbered = [...changes.keys()].filter((position) =>
    needsCertificateNumber(getCells(position)),
  );
  const unnumberedName = countWords(unnumbered.length, 'record');
  const firstNumber = findFirstNumber(records, unnumbered);
  // Reading the sheet again must not lose later corrections.
  const canReadAgain = records === lastImport.records;
  const readAgain = (changed: ImportOptions): Action => ({
    type: 'import again',
    options: changed,
  });
  const others = listUnknown(records, lastImport);
  const othersName = `the ${countWords(others.length, 'record')} that ${source} does not have`;
  const offers: (Offer | false | undefined)[] = [
    firstNumber !== undefined && {
      label: `Number ${unnumberedName} from ${firstNumber}`,
      kind: problems.length === 0 ? 'next' : undefined,
      action: {
        type: 'change',
        step: `numbers of ${unnumberedName} from ${firstNumber}`,
        change: () => ({ records: numberCertificates(records, unnumbered) }),
      },
    },
    ...(canReadAgain ? offerLeftOut(imported, options, readAgain) : []),
    ...(canReadAgain && unsure.length > 0 ? offerUnsure(unsure, options, readAgain) : []),
    others.length > 0 && {
      label: `Keep only these ${changes.size}`,
      kind: 'delete',
      question: `Delete ${othersName}?`,
      action: { type: 'remove', positions: others, name: othersName },
    },
  ];
  return (
    <fieldset className="last-import" tabIndex={-1}>
      <legend>
        <h2>{source}</h2>
      </legend>
      <p>
        {describeImport(lastImport)}
        {withoutConsent > 0 &&
          ` ${countWords(withoutConsent, 'record')} without consent: the site does not show them.`}
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {canReadAgain ? (
        <details>
          <summary>Choose what the columns are</summary>
          <ColumnsChoice
            columns={imported.columns}
            onChoose={(columns) => dispatch(readAgain({ columns: getColumns(columns) }))}
          />
        </details>
      ) : (
        <p>To choose other rows or columns of it, undo first what was changed since.</p>
      )}
      <div className="bar">
        {unnumbered.length > 0 && !firstNumber && (
          <p>
            The digits of certificate numbers end at 99999, so none are left for {unnumberedName}:
            is the highest number of the file right?
          </p>
        )}
        <Offers offers={offers} dispatch={dispatch} />
      </div>
    </fieldset>
  );
}
