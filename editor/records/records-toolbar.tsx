import { countWords } from './describe-records';
import { fillSerialNumbers, findRecordPositions } from './change-records';
import { Button } from '../button';
import type { PartProps } from './actions';
import { StatusLine } from './status-line';
import { createView } from './table';

/** How many records there are and are shown; how many problems there are, and which change can be undone. */
export function RecordsToolbar({ state, dispatch }: PartProps) {
  const { past, now, future } = state;
  const { titles, records, problems, query, found, step } = now;
  const [undone] = future;
  const show = (query: string, shown: readonly number[], focused?: string) =>
    dispatch({ type: 'show', view: { query, found: shown }, focused });
  const isPart = found.length < records.length;
  const wrong = [...new Set(problems.flatMap(({ position }) => position ?? []))];
  const count = countWords(problems.length, 'problem');
  return (
    <>
      <h2>Records</h2>
      <p className="summary" tabIndex={-1}>
        {countWords(records.length, 'record')}
        {isPart && `, ${found.length.toLocaleString('en')} of them shown`}
        {problems.length > 0 && `. Correct ${count} to save.`}
      </p>
      <StatusLine told={state.told} />
      <p className="bar">
        <input
          type="search"
          aria-label="Search the records"
          placeholder="Search"
          value={query}
          onChange={({ target: { value } }) => show(value, findRecordPositions(records, value))}
        />
        {problems.length > 0 && (
          <Button
            label={`Show ${count}`}
            kind="next"
            onPress={() => show('', wrong, '[aria-invalid="true"]')}
          />
        )}
        {isPart && <Button label="Show all" onPress={() => show('', [...records.keys()])} />}
        <Button
          label="Add record"
          onPress={() =>
            dispatch({
              type: 'change',
              step: 'new record',
              change: () => ({
                ...createView(fillSerialNumbers([...records, titles.map(() => '')])),
                found: [records.length],
              }),
              focused: 'tbody input',
            })
          }
        />
        {past.length > 0 && (
          <Button label={`Undo: ${step}`} onPress={() => dispatch({ type: 'undo' })} />
        )}
        {undone && (
          <Button label={`Redo: ${undone.step}`} onPress={() => dispatch({ type: 'redo' })} />
        )}
      </p>
    </>
  );
}
