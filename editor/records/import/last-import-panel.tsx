import { COLUMN_OF, isPublished } from '@/lib/records/records-file';
import { Button } from '../../button';
import type { PartProps } from '../actions';
import { needsCertificateNumber, numberCertificates } from '../change-records';
import { countWords } from '../describe-records';
import { createDeletion } from '../table';
import type { ImportOptions } from './import-records';
import { describeImport, type LastImport } from './import-state';
import { listUnknown } from './record-changes';
import { LeftOutButtons, SheetReview } from './sheet-review';

interface LastImportPanelProps extends PartProps {
  lastImport: LastImport;
}

/** Gives certificate numbers to the records of the last import that have none. */
function NumberButton({ state, lastImport, dispatch }: LastImportPanelProps) {
  const { records, problems } = state.now;
  const unnumbered = [...lastImport.changes.keys()].filter((position) =>
    needsCertificateNumber(records[position] ?? []),
  );
  const [first] = unnumbered;
  if (first === undefined) return null;
  const name = countWords(unnumbered.length, 'record');
  const numbered = numberCertificates(records, unnumbered);
  if (!numbered)
    return (
      <p>
        The digits of certificate numbers end at 99999, so none are left for {name}: is the highest
        number of the file right?
      </p>
    );
  const numbers = `${name} from ${numbered[first]?.[COLUMN_OF.certificateNo]}`;
  return (
    <Button
      label={`Number ${numbers}`}
      kind={problems.length === 0 ? 'next' : undefined}
      onPress={() =>
        dispatch({
          type: 'change',
          step: `numbers of ${numbers}`,
          change: () => ({ records: numbered }),
        })
      }
    />
  );
}

/** What the last import has done, and what can be done with it. */
export function LastImportPanel(props: LastImportPanelProps) {
  const { needsConsent, state, lastImport, dispatch } = props;
  const { records } = state.now;
  const { source, sheet, imported, options, changes, unsure, notes } = lastImport;
  const withoutConsent = [...changes.keys()].filter(
    (position) => !isPublished(records[position] ?? [], needsConsent),
  ).length;
  // Reading the sheet again must not lose later corrections.
  const read =
    records === lastImport.records
      ? (changed: ImportOptions) =>
          dispatch({ type: 'import', source, sheet, options: { ...options, ...changed } })
      : undefined;
  const unsureRows = unsure.map(({ number }) => number);
  const leftOut = [...imported.leftOut.map(({ rows }) => rows), unsureRows];
  const others = listUnknown(records, lastImport);
  const othersName = `the ${countWords(others.length, 'record')} that ${source} does not have`;
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
      <SheetReview imported={imported} notes={notes} onRead={read} />
      <div className="bar">
        <NumberButton {...props} />
        {read && <LeftOutButtons {...{ leftOut, options }} onRead={read} />}
        {read && unsureRows.length > 0 && (
          <Button
            label={`Correct these ${unsureRows.length}`}
            onPress={() =>
              read({ correctingRows: [...(options.correctingRows ?? []), ...unsureRows] })
            }
          />
        )}
        {others.length > 0 && (
          <Button
            label={`Keep only these ${changes.size}`}
            kind="delete"
            question={`Delete ${othersName}?`}
            onPress={() => dispatch(createDeletion(others, othersName))}
          />
        )}
      </div>
    </fieldset>
  );
}
